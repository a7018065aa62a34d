import { Link, makeStyles, Text } from '@fluentui/react-components';
import { ArrowDownloadRegular, DeleteRegular, DocumentRegular, FolderRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { projectQuery } from '@/api/locations/project';
import { type FileRow, projectFilesQuery } from '@/api/locations/projectFiles';
import { useCurrentUser } from '@/components/currentUser';
import { useReturnFocus } from '@/components/dialog/useReturnFocus';
import { RecordDialog } from '@/components/form/RecordDialog';
import { useRecordForm } from '@/components/form/useRecordForm';
import { formatBytes, formatDateTime } from '@/components/formatDateTime';
import type { Column } from '@/components/recordTable/column';
import { RecordListScreen } from '@/components/recordTable/RecordListScreen';
import { RowAction } from '@/components/recordTable/RowAction';
import { type Editing, useRecordList } from '@/components/recordTable/useRecordList';
import { translate } from '@/contract/texts/translate';
import type { RecordFormMachine } from '@/machines/records/recordForm.machine';
import { formRecordOf, recordIdOf } from '@/machines/records/recordKind';
import { foldersOf } from '@/model/content/filePath';
import { fileKind } from './fileKind';
import { text } from './texts';
import { UploadArea } from './UploadArea';
import { useFileUploads } from './useFileUploads';

const useStyles = makeStyles({ name: { display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0 } });

/** The parameter of the address with the folder. */
const PATH = 'path';

const nameOf = ({ name }: FileRow): string => name;
/** Folders first, whatever the order. */
const sortName = ({ name, isFolder }: FileRow): string => `${isFolder ? 0 : 1} ${name}`;

/** The files that provider staff keep with a location. */
export function ProjectFilesScreen({ machine }: { machine: RecordFormMachine }) {
  const { id = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const folder = params.get(PATH) ?? '';
  const { user } = useCurrentUser();
  const project = useQuery(projectQuery(id));
  const files = useQuery(projectFilesQuery(id, folder));
  const uploads = useFileUploads(id);
  const columns: Column<FileRow>[] = [
    {
      key: 'name',
      label: text('name'),
      width: 'minmax(180px, 3fr)',
      sortKey: sortName,
      cell: (row, list) => (
        <FileName row={row} isDeleting={list.isPendingDeletion(row)} onOpen={() => setParams({ [PATH]: row.uuid })} />
      ),
    },
    {
      key: 'modified',
      label: text('lastModified'),
      width: 'minmax(160px, 1fr)',
      sortKey: ({ lastModified }) => lastModified,
      cell: ({ lastModified }) => formatDateTime(lastModified, user.time_zone),
    },
    {
      key: 'size',
      label: text('size'),
      width: '96px',
      isNumber: true,
      sortKey: ({ bytes }) => bytes ?? -1,
      cell: ({ bytes }) => (bytes === null ? '' : formatBytes(bytes)),
    },
    {
      key: 'actions',
      label: text('actions'),
      width: '112px',
      cell: (row, list) =>
        !row.isFolder &&
        !list.isPendingDeletion(row) && (
          <>
            <RowAction
              label={text('download', { name: row.name })}
              icon={<ArrowDownloadRegular />}
              onClick={() => row.url !== null && window.open(row.url, '_self')}
            />
            <RowAction
              label={text('delete', { name: row.name })}
              icon={<DeleteRegular />}
              isDisabled={list.isDeleting}
              onClick={() => list.requestDelete(row)}
            />
          </>
        ),
    },
  ];
  const list = useRecordList({ records: files.data, idOf: recordIdOf, nameOf, columns });
  const base = `/locations/${id}/project-files`;
  const parents = folder === '' ? [] : [{ path: '', name: text('root') }, ...foldersOf(folder).slice(0, -1)];
  return (
    <RecordListScreen
      kind={{ title: foldersOf(folder).at(-1)?.name ?? text('title'), one: text('one'), many: text('many') }}
      list={list}
      query={files}
      columns={columns}
      header={{
        trail: [
          { to: '/locations', label: text('locations') },
          ...(project.data ? [{ to: `/locations/${id}`, label: project.data.name }] : []),
          ...parents.map(({ path, name }) => ({
            to: path === '' ? base : `${base}?${new URLSearchParams({ [PATH]: path })}`,
            label: name,
          })),
        ],
      }}
      empty={{ drawing: <DocumentRegular />, title: text('emptyTitle'), text: text('empty'), action: null }}
    >
      <UploadArea folder={folder} uploads={uploads} />
      {list.editing?.intent === 'delete' && list.editing.row && (
        <FileDeletion key={list.editingKey} machine={machine} editing={list.editing} file={list.editing.row} />
      )}
    </RecordListScreen>
  );
}

interface NameProps {
  readonly row: FileRow;
  readonly isDeleting: boolean;
  readonly onOpen: () => void;
}

function FileName({ row: { name, uuid, isFolder }, isDeleting, onOpen }: NameProps) {
  const styles = useStyles();
  return (
    <span className={styles.name}>
      {isFolder ? <FolderRegular aria-hidden /> : <DocumentRegular aria-hidden />}
      {isFolder ? (
        <Link
          tabIndex={-1}
          href={`?${new URLSearchParams({ [PATH]: uuid })}`}
          aria-label={text('openFolder', { name })}
          onClick={(event) => {
            event.preventDefault();
            onOpen();
          }}
        >
          {name}
        </Link>
      ) : (
        <Text truncate wrap={false} dir="auto" title={name}>
          {isDeleting ? `${name}: ${translate('form.deleting')}` : name}
        </Text>
      )}
    </span>
  );
}

interface DeletionProps {
  readonly machine: RecordFormMachine;
  readonly editing: Editing<FileRow>;
  readonly file: FileRow;
}

/** Asks before a file is deleted. */
function FileDeletion({ machine, editing: { intent, onEnd, onDeleting }, file }: DeletionProps) {
  useReturnFocus();
  const form = useRecordForm(fileKind, {
    machine,
    intent,
    onEnd,
    onDeleting,
    record: formRecordOf(fileKind, file),
    deletionText: text('deleteText', { name: file.name }),
    choices: undefined,
  });
  return (
    <RecordDialog name="warning" form={form}>
      {null}
    </RecordDialog>
  );
}
