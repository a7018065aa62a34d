import { Badge, Button, makeStyles } from '@fluentui/react-components';
import { ColorRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { skinQuery } from '@/api/skins/skins';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { canUse, useCurrentUser } from '@/components/currentUser';
import { useMachineActor } from '@/components/machine/useMachineActor';
import type { Column } from '@/components/recordTable/column';
import { RecordListScreen } from '@/components/recordTable/RecordListScreen';
import { actionsColumn, nameColumn } from '@/components/recordTable/recordColumns';
import { useRecordList } from '@/components/recordTable/useRecordList';
import type { SkinVariable } from '@/contract/skins/skins';
import type { RecordFormMachine } from '@/machines/records/recordForm.machine';
import { recordIdOf } from '@/machines/records/recordKind';
import type { SkinActionsMachine } from '@/machines/skins/skinActions.machine';
import { valueTypesOf } from '@/model/content/categories/valueType';
import { SkinDialog } from './SkinDialog';
import { SkinQuestions } from './SkinQuestions';
import { SkinStateTag } from './SkinStateTag';
import { text } from './texts';
import { ValuePreview } from './ValuePreview';
import { VariableDialog } from './VariableDialog';

const useStyles = makeStyles({
  note: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  types: { display: 'flex', gap: '4px' },
});

const nameOf = ({ name }: SkinVariable) => name;
const typeText = ({ values }: SkinVariable) =>
  valueTypesOf(values)
    .map((type) => text(`type.${type}`))
    .join(' ');
const searchTextOf = ({ name, description, values }: SkinVariable) =>
  [name, description, ...Object.entries(values).flat()].join(' ');

interface Props {
  readonly skinMachine: RecordFormMachine;
  readonly variableMachine: RecordFormMachine;
  readonly actions: SkinActionsMachine;
}

/** A skin with its variables: searched, sorted by what they hold, added, edited and deleted. */
export function SkinScreen({ skinMachine, variableMachine, actions }: Props) {
  const styles = useStyles();
  const { id = '' } = useParams();
  const mayPublish = canUse(useCurrentUser(), 'publish');
  const query = useQuery(skinQuery(id));
  const actor = useMachineActor(actions);
  const isPublishing = useSelector(actor, ({ value }) => value === 'publishing');
  const [editsDetails, setEditsDetails] = useState(false);
  const columns: Column<SkinVariable>[] = [
    nameColumn({ nameOf }),
    {
      key: 'type',
      label: text('type'),
      width: 'minmax(130px, 1fr)',
      sortKey: typeText,
      cell: ({ values }) => (
        <span className={styles.types}>
          {valueTypesOf(values).map((type) => (
            <Badge key={type} appearance="outline" color="informative">
              {text(`type.${type}`)}
            </Badge>
          ))}
        </span>
      ),
    },
    {
      key: 'values',
      label: text('values'),
      width: 'minmax(240px, 3fr)',
      cell: ({ values }) => <ValuePreview values={values} />,
    },
    {
      key: 'description',
      label: text('description'),
      width: 'minmax(140px, 2fr)',
      sortKey: ({ description }) => description,
      cell: ({ description }) => description,
    },
    {
      key: 'customerFacing',
      label: text('customerFacing'),
      width: '132px',
      sortKey: ({ customer_facing }) => customer_facing,
      cell: ({ customer_facing }) => text(customer_facing === 1 ? 'yes' : 'no'),
    },
    actionsColumn({ one: text('oneVariable'), width: '80px' }),
  ];
  const list = useRecordList({ records: query.data?.variables, idOf: recordIdOf, nameOf, columns, searchTextOf });
  const skin = query.data;
  return (
    <RecordListScreen
      kind={{
        title: skin?.name ?? text('skin'),
        one: text('oneVariable'),
        many: text('manyVariables'),
        create: text('addVariable'),
      }}
      list={list}
      query={query}
      columns={columns}
      header={{
        trail: [{ to: '/skins', label: text('title') }],
        note: skin && (
          <div className={styles.note}>
            <SkinStateTag skin={skin} />
            {skin.description}
          </div>
        ),
        actions: skin && (
          <>
            <Button onClick={() => setEditsDetails(true)}>{text('edit')}</Button>
            <ActionButton
              blockedBy={blockedWhile(isPublishing) ?? blockedWhile(!mayPublish, text('mayNotPublish'))}
              onClick={() => actor.send({ type: 'publish', skin: { id: skin.id, name: skin.name } })}
            >
              {text(isPublishing ? 'publishing' : 'publish')}
            </ActionButton>
          </>
        ),
      }}
      empty={{ drawing: <ColorRegular />, text: text('noVariables') }}
    >
      {list.editing && <VariableDialog key={list.editingKey} machine={variableMachine} editing={list.editing} />}
      {editsDetails && skin && (
        <SkinDialog machine={skinMachine} skin={skin} skins={[]} onEnd={() => setEditsDetails(false)} />
      )}
      <SkinQuestions actor={actor} />
    </RecordListScreen>
  );
}
