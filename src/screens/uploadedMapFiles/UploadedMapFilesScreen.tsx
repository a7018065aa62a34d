import { Button, makeStyles, SearchBox, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { DocumentRegular, ErrorCircleRegular, SearchRegular } from '@fluentui/react-icons';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { projectQuery } from '@/api/projects';
import { removeUpload, uploadsQuery } from '@/api/uploads';
import { WarningDialog } from '@/components/dialog/WarningDialog';
import { EmptyState } from '@/components/feedback/EmptyState';
import { useNotify } from '@/components/feedback/useNotify';
import { PageHeader } from '@/components/layout/PageHeader';
import { translate } from '@/contract/texts/translate';
import type { UploadedMapFile } from '@/contract/uploads';
import { UploadCard } from './UploadCard';

const useStyles = makeStyles({
  search: { width: '280px' },
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(264px, 340px))',
    gap: '20px',
    padding: '8px 24px 32px',
    margin: 0,
    listStyle: 'none',
  },
  skeleton: { height: '260px', borderRadius: '8px' },
});

/** Every plan that was uploaded for a location, newest first. */
export function UploadedMapFilesScreen() {
  const styles = useStyles();
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const notify = useNotify();
  const project = useQuery(projectQuery(id));
  const uploads = useQuery(uploadsQuery(id));
  const deletion = useMutation(removeUpload(id));
  const [pendingDeletion, setPendingDeletion] = useState<UploadedMapFile | null>(null);
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found =
    uploads.data?.filter(({ floor, building, filename }) =>
      `${building?.name ?? ''} ${floor.name} ${filename}`.toLowerCase().includes(wanted),
    ) ?? [];
  const buildings = `/locations/${id}/buildings`;
  return (
    <>
      <PageHeader
        title="Uploaded map files"
        count={uploads.data?.length}
        trail={[
          { to: '/locations', label: 'Locations' },
          ...(project.data ? [{ to: buildings, label: `${project.data.name} Buildings` }] : []),
        ]}
        actions={
          <>
            <SearchBox
              className={styles.search}
              placeholder="Search uploads"
              aria-label="Search uploads"
              value={search}
              onChange={(_event, { value }) => setSearch(value)}
            />
            <Button onClick={() => navigate(buildings)}>Buildings</Button>
          </>
        }
      />
      {uploads.isPending && (
        <Skeleton className={styles.grid} aria-label="Loading uploads">
          {['a', 'b', 'c'].map((key) => (
            <SkeletonItem key={key} className={styles.skeleton} />
          ))}
        </Skeleton>
      )}
      {uploads.isError && (
        <EmptyState
          icon={<ErrorCircleRegular />}
          title="The uploads could not be loaded"
          text={uploads.error.message}
          action={<Button onClick={() => void uploads.refetch()}>Retry</Button>}
        />
      )}
      {uploads.data?.length === 0 && (
        <EmptyState
          icon={<DocumentRegular />}
          title="Nothing has been uploaded"
          text="Plans that are uploaded for the floors of this location stand here until they are deleted."
          action={
            <Button appearance="primary" onClick={() => navigate(buildings)}>
              Upload a plan
            </Button>
          }
        />
      )}
      {uploads.data && uploads.data.length > 0 && found.length === 0 && (
        <EmptyState
          icon={<SearchRegular />}
          title="No match"
          text={`No upload has “${search}” in its floor or file name.`}
          action={<Button onClick={() => setSearch('')}>Clear</Button>}
        />
      )}
      {found.length > 0 && (
        <ul className={styles.grid} aria-label="Uploaded map files">
          {found.map((upload) => (
            <li key={upload.uuid}>
              <UploadCard upload={upload} onDelete={() => setPendingDeletion(upload)} />
            </li>
          ))}
        </ul>
      )}
      <WarningDialog
        isOpen={pendingDeletion !== null}
        title={pendingDeletion ? `Delete the upload of ${pendingDeletion.floor.name}?` : ''}
        text={pendingDeletion ? translate('map.deleteText', { name: pendingDeletion.filename }) : ''}
        confirm="Delete"
        onCancel={() => setPendingDeletion(null)}
        onConfirm={() =>
          pendingDeletion &&
          deletion.mutate(pendingDeletion.uuid, {
            onSuccess: ({ message }) => notify(message),
            onError: (error) => notify(error.message, 'error'),
            onSettled: () => setPendingDeletion(null),
          })
        }
      />
    </>
  );
}
