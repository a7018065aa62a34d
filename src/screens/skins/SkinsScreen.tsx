import { PaintBrushRegular, SendRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useNavigate } from 'react-router-dom';
import { skinsQuery } from '@/api/skins/skins';
import { canUse, useCurrentUser } from '@/components/currentUser';
import { useMachineActor } from '@/components/machine/useMachineActor';
import type { Column } from '@/components/recordTable/column';
import { RecordListScreen } from '@/components/recordTable/RecordListScreen';
import { RowAction } from '@/components/recordTable/RowAction';
import { actionsColumn, nameColumn } from '@/components/recordTable/recordColumns';
import { useRecordList } from '@/components/recordTable/useRecordList';
import type { Skin } from '@/contract/skins/skins';
import type { RecordFormMachine } from '@/machines/records/recordForm.machine';
import { recordIdOf } from '@/machines/records/recordKind';
import type { SkinActionsMachine } from '@/machines/skins/skinActions.machine';
import { SkinDialog } from './SkinDialog';
import { SkinQuestions } from './SkinQuestions';
import { SkinStateTag } from './SkinStateTag';
import { text } from './texts';

const nameOf = ({ name }: Skin) => name;
const addressOf = (id: string) => `/skins/${id}`;

interface Props {
  readonly machine: RecordFormMachine;
  readonly actions: SkinActionsMachine;
}

/** The skins of the organisation: created from a base, published, deleted; each opens its variables. */
export function SkinsScreen({ machine, actions }: Props) {
  const navigate = useNavigate();
  const currentUser = useCurrentUser();
  const mayPublish = canUse(currentUser, 'publish');
  const query = useQuery(skinsQuery(currentUser.organisation.uuid));
  const actor = useMachineActor(actions);
  const value = useSelector(actor, (snapshot) => snapshot.value);
  const chosen = useSelector(actor, ({ context }) => context.skin);
  const baseOf = ({ duplicate_skin_id }: Skin) => query.data?.find(({ id }) => id === duplicate_skin_id)?.name ?? '–';
  const columns: Column<Skin>[] = [
    nameColumn({ nameOf, hrefOf: (skin) => addressOf(String(skin.id)) }),
    {
      key: 'description',
      label: text('description'),
      width: 'minmax(160px, 3fr)',
      sortKey: ({ description }) => description,
      cell: ({ description }) => description,
    },
    { key: 'base', label: text('base'), width: 'minmax(120px, 1fr)', sortKey: baseOf, cell: baseOf },
    {
      key: 'variables',
      label: text('variables'),
      width: '88px',
      isNumber: true,
      sortKey: ({ variable_count = 0 }) => variable_count,
      cell: ({ variable_count = 0 }) => variable_count,
    },
    {
      key: 'locations',
      label: text('locations'),
      width: '88px',
      isNumber: true,
      sortKey: ({ project_count = 0 }) => project_count,
      cell: ({ project_count = 0 }) => project_count,
    },
    {
      key: 'state',
      label: text('state'),
      width: 'minmax(160px, 1fr)',
      sortKey: ({ publish_status = 1 }) => publish_status,
      cell: (skin) => <SkinStateTag skin={skin} />,
    },
    actionsColumn({
      one: text('one'),
      more: ({ id, name }) => (
        <RowAction
          label={mayPublish ? text('publishSkin', { name }) : text('mayNotPublish')}
          icon={<SendRegular />}
          isDisabled={!mayPublish || value === 'publishing'}
          onClick={() => actor.send({ type: 'publish', skin: { id, name } })}
        />
      ),
    }),
  ];
  const own = useRecordList({ records: query.data, idOf: recordIdOf, nameOf, columns });
  const list = {
    ...own,
    open: (id: string) => void navigate(addressOf(id)),
    requestDelete: (skin: Parameters<typeof own.requestDelete>[0]) =>
      skin && typeof skin !== 'function' && actor.send({ type: 'delete', skin: { id: skin.id, name: skin.name } }),
    isDeleting: value === 'deleting',
    isPendingDeletion: ({ id }: Skin) => value === 'deleting' && chosen?.id === id,
  };
  return (
    <RecordListScreen
      kind={{ title: text('title'), one: text('one'), many: text('many'), create: text('addNew') }}
      list={list}
      query={query}
      columns={columns}
      empty={{ drawing: <PaintBrushRegular />, text: text('empty') }}
    >
      {own.editing && own.editing.id === null && query.data && (
        <SkinDialog
          key={own.editingKey}
          machine={machine}
          skin={null}
          skins={query.data}
          onEnd={(result) => {
            if (result.outcome === 'created' && result.id !== null) void navigate(addressOf(result.id));
            else own.editing?.onEnd(result);
          }}
        />
      )}
      <SkinQuestions actor={actor} />
    </RecordListScreen>
  );
}
