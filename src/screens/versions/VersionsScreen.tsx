import { makeStyles, Switch, Text, Tooltip, tokens } from '@fluentui/react-components';
import { BoxRegular, EditRegular } from '@fluentui/react-icons';
import { useMutation, useQuery } from '@tanstack/react-query';
import { changeFourEyes, versionsQuery } from '@/api/versions/versions';
import { useCurrentUser } from '@/components/currentUser';
import { notifyError } from '@/components/feedback/notifyError';
import { formatDateTime } from '@/components/formatDateTime';
import type { Column } from '@/components/recordTable/column';
import { RecordListScreen } from '@/components/recordTable/RecordListScreen';
import { RowAction } from '@/components/recordTable/RowAction';
import { nameColumn } from '@/components/recordTable/recordColumns';
import { useRecordList } from '@/components/recordTable/useRecordList';
import { rollOutOf, type Version } from '@/contract/versions/versions';
import type { RecordFormMachine } from '@/machines/records/recordForm.machine';
import { recordIdOf } from '@/machines/records/recordKind';
import type { VersionApprovalMachine } from '@/machines/versions/versionApproval.machine';
import { hardRollOutAt } from '@/model/versions/rollOut';
import { StateLabel } from './StateLabel';
import { text } from './texts';
import { VersionDialog } from './VersionDialog';
import { typeName } from './versionKind';
import { decisionWord, toneOf, versionStateOf } from './versionState';

const useStyles = makeStyles({
  note: { color: tokens.colorNeutralForeground3 },
  word: { textTransform: 'capitalize' },
});

interface Props {
  readonly machine: RecordFormMachine;
  readonly approvalMachine: VersionApprovalMachine;
}

/** The versions of the wayfinder, with the approval and the release of each. */
export function VersionsScreen({ machine, approvalMachine }: Props) {
  const styles = useStyles();
  const { user } = useCurrentUser();
  const versions = useQuery(versionsQuery);
  const fourEyes = useMutation({
    ...changeFourEyes,
    onError: notifyError,
  });
  const time = (at: string | null | undefined) => (at ? formatDateTime(at, user.time_zone) : '–');
  const columns: Column<Version>[] = [
    { ...nameColumn<Version>({ nameOf, width: '120px' }), label: text('version') },
    {
      key: 'type',
      label: text('type'),
      width: '80px',
      sortKey: ({ type }) => typeName(type),
      cell: ({ type }) => typeName(type),
    },
    {
      key: 'state',
      label: text('state'),
      width: '190px',
      sortKey: (version) => text(versionStateOf(version)),
      cell: (version) => <StateLabel version={version} />,
    },
    {
      key: 'approval',
      label: text('approval'),
      width: '110px',
      sortKey: (version) => text(decisionWord(version)),
      cell: (version) => <span className={styles.word}>{text(decisionWord(version))}</span>,
    },
    { key: 'notes', label: text('notes'), width: 'minmax(200px, 1fr)', cell: ({ notes }) => notes },
    {
      key: 'released',
      label: text('releasedAt'),
      width: '150px',
      sortKey: (version) => rollOutOf(version).releasedAt ?? '',
      cell: (version) => time(rollOutOf(version).releasedAt),
    },
    {
      key: 'hard',
      label: text('hardAt'),
      width: '150px',
      sortKey: (version) => hardAtOf(version) ?? '',
      cell: (version) => time(hardAtOf(version)),
    },
    {
      key: 'actions',
      label: text('actions'),
      isLabelHidden: true,
      width: '48px',
      cell: (version, { open }) => (
        <RowAction
          label={text('edit', { name: version.version })}
          icon={<EditRegular />}
          onClick={() => open(recordIdOf(version))}
        />
      ),
    },
  ];
  const list = useRecordList({
    records: versions.data?.versions,
    idOf: recordIdOf,
    nameOf,
    columns,
    firstSort: '-name',
    searchTextOf: ({ version, notes }) => `${version} ${notes}`,
  });
  const { editing } = list;
  return (
    <RecordListScreen
      kind={{ title: text('title'), one: text('one'), many: text('many'), isEditOnly: true }}
      list={list}
      query={versions}
      columns={columns}
      toneOf={toneOf}
      header={{
        note: <Text className={styles.note}>{text('hardHint')}</Text>,
        actions: versions.data?.four_eyes !== undefined && (
          <Tooltip content={text('fourEyesHint')} relationship="description">
            <Switch
              label={text('fourEyes')}
              checked={fourEyes.isPending ? fourEyes.variables : versions.data.four_eyes}
              onChange={(_event, { checked }) => fourEyes.mutate(checked)}
            />
          </Tooltip>
        ),
      }}
      empty={{ drawing: <BoxRegular />, text: text('empty') }}
    >
      {editing?.row && versions.data && (
        <VersionDialog
          key={list.editingKey}
          machine={machine}
          approvalMachine={approvalMachine}
          editing={editing}
          version={editing.row}
          list={versions.data}
        />
      )}
    </RecordListScreen>
  );
}

const nameOf = ({ version }: Version): string => version;
const hardAtOf = (version: Version): string | undefined => hardRollOutAt(rollOutOf(version))?.toISOString();
