import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
} from '@fluentui/react-components';
import { ErrorCircleRegular, HistoryRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { buildsQuery } from '@/api/publishing/builds';
import { dialogProps } from '@/components/dialog/dialogTable';
import { useReturnFocus } from '@/components/dialog/useReturnFocus';
import { EmptyState } from '@/components/feedback/EmptyState';
import { Loading } from '@/components/feedback/Loading';
import { errorSummaryOf } from '@/components/feedback/useListError';
import type { Build } from '@/contract/publishing/builds';
import { useOpenedLocation } from '../session/openedLocation';
import { text } from './texts';
import { VersionDetails } from './VersionDetails';
import { VersionList } from './VersionList';

const useStyles = makeStyles({
  surface: { maxWidth: 'min(1120px, 94vw)', width: '94vw' },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(220px, 280px) minmax(0, 1fr)',
    gap: '24px',
    '@media (max-width: 800px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  intro: { marginBottom: '12px' },
});

/** Earlier states of the network: one is chosen, seen on its floors, and restored as one step of the document. */
export function VersionsDialog({ onClose }: { onClose: () => void }) {
  const styles = useStyles();
  useReturnFocus();
  return (
    <Dialog open onOpenChange={(_event, { open }) => !open && onClose()}>
      <DialogSurface {...dialogProps('versions')} className={styles.surface}>
        <DialogBody>
          <DialogTitle>{text('title')}</DialogTitle>
          <DialogContent>
            <div className={styles.intro}>{text('intro')}</div>
            <Versions onClose={onClose} />
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{text('close')}</Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

function Versions({ onClose }: { onClose: () => void }) {
  const styles = useStyles();
  const { project } = useOpenedLocation();
  // Somebody else may have published since.
  const builds = useQuery({ ...buildsQuery(project), staleTime: 0 });
  const [chosen, setChosen] = useState<number | null>(null);
  if (builds.isPending) return <Loading label={text('loading')} />;
  if (!builds.data)
    return (
      <EmptyState
        icon={<ErrorCircleRegular />}
        title={text('failed')}
        text={errorSummaryOf(builds.error).text}
        action={<Button onClick={() => void builds.refetch()}>{text('retry')}</Button>}
      />
    );
  // Builds of older releases hold no network.
  const versions = builds.data.filter((build) => build.can_be_published);
  const at = Math.max(
    versions.findIndex((build) => build.build_number === chosen),
    0,
  );
  const version: Build | undefined = versions[at];
  if (!version) return <EmptyState icon={<HistoryRegular />} title={text('empty')} text={text('emptyText')} />;
  return (
    <div className={styles.columns}>
      <VersionList versions={versions} chosen={version.build_number} onChoose={setChosen} />
      <VersionDetails
        key={version.build_number}
        number={version.build_number}
        before={versions[at + 1]?.build_number ?? null}
        onRestored={onClose}
      />
    </div>
  );
}
