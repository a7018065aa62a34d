import { Button, makeStyles, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { DocumentRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { projectQuery } from '@/api/locations/project';
import { uploadsQuery } from '@/api/uploads/uploads';
import { useReturnFocus } from '@/components/dialog/useReturnFocus';
import { RecordDialog } from '@/components/form/RecordDialog';
import { useRecordForm } from '@/components/form/useRecordForm';
import { ListScreen } from '@/components/recordTable/ListScreen';
import { type Editing, useRecordList } from '@/components/recordTable/useRecordList';
import { translate } from '@/contract/texts/translate';
import type { UploadedMapFile } from '@/contract/uploads/uploads';
import type { RecordFormMachine } from '@/machines/records/recordForm.machine';
import { formRecordOf, recordIdOf } from '@/machines/records/recordKind';
import { text } from './texts';
import { UploadCard } from './UploadCard';
import { uploadKind } from './uploadKind';

const useStyles = makeStyles({
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

/** Every floor plan that was uploaded for a location, newest first. */
export function UploadedMapFilesScreen({ machine }: { machine: RecordFormMachine }) {
  const styles = useStyles();
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const project = useQuery(projectQuery(id));
  const uploads = useQuery(uploadsQuery(id));
  const list = useRecordList({
    records: uploads.data,
    idOf: recordIdOf,
    nameOf: ({ floor }) => floor.name,
    searchTextOf: ({ floor, building, filename }) => `${building?.name ?? ''} ${floor.name} ${filename}`,
    columns: [],
  });
  const buildings = `/locations/${id}/buildings`;
  return (
    <ListScreen
      kind={{ title: text('title'), one: text('one'), many: text('many') }}
      header={{
        trail: [
          { to: '/locations', label: text('locations') },
          ...(project.data ? [{ to: buildings, label: text('buildingsOf', { name: project.data.name }) }] : []),
        ],
        actions: <Button onClick={() => navigate(buildings)}>{text('buildings')}</Button>,
      }}
      list={list}
      query={uploads}
      skeleton={
        <Skeleton className={styles.grid} aria-label={text('title')}>
          {['a', 'b', 'c'].map((key) => (
            <SkeletonItem key={key} className={styles.skeleton} />
          ))}
        </Skeleton>
      }
      empty={{
        drawing: <DocumentRegular />,
        title: text('emptyTitle'),
        text: text('empty'),
        action: (
          <Button appearance="primary" onClick={() => navigate(buildings)}>
            {text('upload')}
          </Button>
        ),
      }}
    >
      {list.rows.length > 0 && (
        <ul className={styles.grid} aria-label={text('title')}>
          {list.rows.map((upload) => (
            <li key={upload.uuid}>
              <UploadCard
                upload={upload}
                isDeleting={list.isPendingDeletion(upload)}
                onDelete={() => list.requestDelete(upload)}
              />
            </li>
          ))}
        </ul>
      )}
      {list.editing?.intent === 'delete' && list.editing.row && (
        <UploadDeletion key={list.editingKey} machine={machine} editing={list.editing} upload={list.editing.row} />
      )}
    </ListScreen>
  );
}

interface DeletionProps {
  readonly machine: RecordFormMachine;
  readonly editing: Editing<UploadedMapFile>;
  readonly upload: UploadedMapFile;
}

/** Asks before an upload is deleted. */
function UploadDeletion({ machine, editing: { intent, onEnd, onDeleting }, upload }: DeletionProps) {
  useReturnFocus();
  const form = useRecordForm(uploadKind, {
    machine,
    intent,
    onEnd,
    onDeleting,
    record: formRecordOf(uploadKind, upload),
    deletionText: translate('map.deleteText', { name: upload.filename }),
    choices: undefined,
  });
  return (
    <RecordDialog name="warning" form={form}>
      {null}
    </RecordDialog>
  );
}
