import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  makeStyles,
  Select,
  Text,
} from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { keptImportsQuery } from '@/api/fileImports/fileImports';
import { useCurrentUser } from '@/components/currentUser';
import { dialogProps } from '@/components/dialog/dialogTable';
import { useReturnFocus } from '@/components/dialog/useReturnFocus';
import { Loading } from '@/components/feedback/Loading';
import { formatDateTime } from '@/components/formatDateTime';
import { isRunning } from '@/contract/jobs/isRunning';
import { JobsUnread } from '../batches/JobsUnread';
import { ImportedRows } from './ImportedRows';
import { ImportProgress, ImportResult } from './ImportResult';
import { canTakeBack } from './importCounts';
import type { ImportKind } from './importKind';
import { NEWEST_IMPORT } from './newestImport';
import { text } from './texts';
import { useImportActions } from './useImportActions';

const useStyles = makeStyles({
  surface: { maxWidth: '820px', width: 'calc(100vw - 48px)' },
  content: { display: 'flex', flexDirection: 'column', gap: '12px', minHeight: '200px' },
});

interface Props {
  readonly kind: ImportKind;
  /** The uuid of an import, or the value for the newest one. */
  readonly which: string;
  readonly onChoose: (uuid: string) => void;
  readonly onClose: () => void;
}

/** The effects of an import of a file: how it has ended, and each row by its result. Earlier imports can be chosen. */
export function ImportReport({ kind, which, onChoose, onClose }: Props) {
  const styles = useStyles();
  const { organisation, user } = useCurrentUser();
  const { stop, undo } = useImportActions(kind.calls);
  const { data, error, refetch } = useQuery(keptImportsQuery(kind.calls, organisation.uuid));
  useReturnFocus();
  const one = which === NEWEST_IMPORT ? data?.[0] : data?.find(({ uuid }) => uuid === which);
  return (
    <Dialog open onOpenChange={(_event, { open }) => !open && onClose()}>
      <DialogSurface {...dialogProps('fileImportReport')} className={styles.surface}>
        <DialogBody>
          <DialogTitle>{text('reportTitle')}</DialogTitle>
          <DialogContent className={styles.content}>
            {error && <JobsUnread error={error} onRetry={() => void refetch()} />}
            {!data && !error && <Loading label={text('reportLoading')} />}
            {data?.length === 0 && <Text>{text('noImports')}</Text>}
            {data && data.length > 0 && (
              <Field label={text('importOf')}>
                <Select value={one?.uuid ?? ''} onChange={(_, { value }) => onChoose(value)}>
                  {!one && <option value="">{text('reportGone')}</option>}
                  {data.map(({ uuid, file, created_at }) => (
                    <option key={uuid} value={uuid}>
                      {`${file}, ${formatDateTime(created_at, user.time_zone)}`}
                    </option>
                  ))}
                </Select>
              </Field>
            )}
            {one && (isRunning(one) ? <ImportProgress one={one} /> : <ImportResult calls={kind.calls} one={one} />)}
            {one && !isRunning(one) && <ImportedRows kind={kind} key={`${one.uuid} ${one.job}`} one={one} />}
          </DialogContent>
          <DialogActions>
            {one && isRunning(one) && <Button onClick={() => stop(one.job)}>{text('stop')}</Button>}
            {one && !isRunning(one) && canTakeBack(one) && (
              <Button onClick={() => undo(one.uuid)}>{text('undo')}</Button>
            )}
            <Button appearance="primary" onClick={onClose}>
              {text('close')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
