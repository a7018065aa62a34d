import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  MessageBar,
  MessageBarBody,
  makeStyles,
  Spinner,
} from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { ActionButton } from '@/components/blocked/ActionButton';
import { canUse, useCurrentUser } from '@/components/currentUser';
import { dialogProps } from '@/components/dialog/dialogTable';
import { useReturnFocus } from '@/components/dialog/useReturnFocus';
import { useMachineActor } from '@/components/machine/useMachineActor';
import type { FileImportMachine } from '@/machines/batches/fileImport.machine';
import { countRows } from '@/model/importing/rows/causes';
import { mappingGap } from '@/model/importing/rows/mappingGap';
import { ChooseFile } from './ChooseFile';
import { ImportProgress, ImportResult } from './ImportResult';
import type { ImportKind } from './importKind';
import { MappingStep } from './MappingStep';
import { PlanView } from './PlanView';
import { text } from './texts';

const useStyles = makeStyles({
  surface: {
    maxWidth: '1040px',
    width: 'calc(100vw - 48px)',
    '@media (max-width: 640px)': { width: '100vw', padding: '16px' },
  },
  content: { display: 'flex', flexDirection: 'column', gap: '12px', minHeight: '260px' },
});

interface Props {
  readonly kind: ImportKind;
  readonly machine: FileImportMachine;
  readonly onClose: () => void;
}

const BUSY = { reading: 'reading', starting: 'sending', undoing: 'undoing' } as const;
/** Why the rows cannot be checked yet. */
const GAPS = { name: 'needsName', order: 'needsOrder' } as const;

/** Imports a file of records: its columns get fields, what would change is shown, and the service does it. */
export function ImportDialog({ kind, machine, onClose }: Props) {
  const styles = useStyles();
  const currentUser = useCurrentUser();
  const actor = useMachineActor(machine);
  const state = useSelector(actor, ({ value }) => (typeof value === 'string' ? value : 'running'));
  const { error, file, read, mapping, plan, createsCategories, started } = useSelector(actor, ({ context }) => context);
  useReturnFocus();
  const counts = countRows(plan?.rows ?? []);
  const planned = counts.add + counts.change;
  const gap = mappingGap(mapping, read?.twoOrders ?? []);
  const busy = Object.entries(BUSY).find(([name]) => name === state)?.[1];
  return (
    <Dialog open modalType="alert" onOpenChange={(_event, { open }) => !open && onClose()}>
      <DialogSurface {...dialogProps('fileImport')} className={styles.surface}>
        <DialogBody>
          <DialogTitle>{kind.title}</DialogTitle>
          <DialogContent className={styles.content}>
            {error !== null && (
              <MessageBar intent="error" layout="multiline">
                <MessageBarBody>{error}</MessageBarBody>
              </MessageBar>
            )}
            {busy && <Spinner label={text(busy)} />}
            {state === 'planning' && <Spinner label={kind.comparing} />}
            {state === 'choosing' && (
              <ChooseFile
                hint={kind.hint}
                chosen={null}
                onFile={(chosen) => actor.send({ type: 'file.chosen', file: chosen })}
              />
            )}
            {state === 'mapping' && read && (
              <MappingStep
                kind={kind}
                file={file?.name ?? ''}
                read={read}
                mapping={mapping}
                onFile={(chosen) => actor.send({ type: 'file.chosen', file: chosen })}
                onSheet={(sheet) => actor.send({ type: 'sheet.chosen', sheet })}
                onChoose={(column, field) => actor.send({ type: 'field.chosen', column, field })}
              />
            )}
            {state === 'planned' && plan && (
              <PlanView
                kind={kind}
                plan={plan}
                mapping={mapping}
                createsCategories={createsCategories}
                mayCreateCategories={canUse(currentUser, 'categories')}
                onCreateCategories={(creates) => actor.send({ type: 'categories.create', creates })}
                onEdit={(edits) => actor.send({ type: 'cells.edited', edits })}
              />
            )}
            {(state === 'running' || state === 'unwatched') && started && <ImportProgress one={started} />}
            {state === 'ended' && started && <ImportResult calls={kind.calls} one={started} />}
          </DialogContent>
          <DialogActions>
            {state === 'planned' && <Button onClick={() => actor.send({ type: 'back' })}>{text('back')}</Button>}
            {state === 'running' && <Button onClick={() => actor.send({ type: 'stop' })}>{text('stop')}</Button>}
            {state === 'unwatched' && <Button onClick={() => actor.send({ type: 'retry' })}>{text('retry')}</Button>}
            {state === 'ended' && started?.undo_until != null && (
              <Button onClick={() => actor.send({ type: 'undo' })}>{text('undo')}</Button>
            )}
            <Button appearance={state === 'ended' ? 'primary' : 'secondary'} onClick={onClose}>
              {text(started === null ? 'cancel' : 'close')}
            </Button>
            {state === 'mapping' && (
              <ActionButton
                appearance="primary"
                blockedBy={gap === null ? null : text(GAPS[gap])}
                onClick={() => actor.send({ type: 'check' })}
              >
                {text('check', { count: read?.table.rows.length ?? 0 })}
              </ActionButton>
            )}
            {state === 'planned' && (
              <ActionButton
                appearance="primary"
                blockedBy={planned > 0 ? null : text('nothing')}
                onClick={() => actor.send({ type: 'import' })}
              >
                {text('importRows', { count: planned })}
              </ActionButton>
            )}
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
