import { Button, Dropdown, Field, makeStyles, Option, Text, tokens } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { useListSurface } from '@/components/form/useListSurface';
import { floorId, type MapNode } from '@/model/network/network';
import { automaticTransitGroup } from '@/model/network/operations/automaticTransitGroup';
import { joinTransitGroup } from '@/model/network/operations/joinTransitGroup';
import { leaveTransitGroup } from '@/model/network/operations/leaveTransitGroup';
import { newTransitGroup } from '@/model/network/operations/newTransitGroup';
import { useEditorActors } from '../session/editorActors';
import { useOpenedLocation } from '../session/openedLocation';
import { text } from './texts';

const useStyles = makeStyles({
  block: { display: 'flex', flexDirection: 'column', gap: '8px' },
  row: { display: 'flex', gap: '8px', flexWrap: 'wrap' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** The lift, stairs or escalator that a node is a stop of. Both are part of the draft until they are saved together. */
export function NodeGroups({ node }: { node: MapNode }) {
  const styles = useStyles();
  const surface = useListSurface();
  const { document, perform, performAcross } = useEditorActors();
  const { data, types } = useOpenedLocation();
  const network = useSelector(document, (snapshot) => snapshot.context.history.present);
  const group = [...network.groups.values()].find(({ nodes }) => nodes.includes(node.id));
  const nameOf = (key: string) => types.find((type) => type.key === key)?.name ?? key;
  if (group)
    return (
      <div className={styles.block}>
        <Field label={text('group')}>
          <Text>{text('stopsOf', { name: group.name, travel: nameOf(group.travel), count: group.nodes.length })}</Text>
        </Field>
        <div className={styles.row}>
          <Button
            size="small"
            onClick={() => document.send({ type: 'select', selection: { type: 'group', ids: [group.id] } })}
          >
            {text('editGroup')}
          </Button>
          <Button size="small" onClick={() => perform(leaveTransitGroup(network, node.id, group.id))}>
            {text('leaveGroup')}
          </Button>
        </div>
      </div>
    );
  const groups = [...network.groups.values()];
  const isBlocked = groups.length === 0;
  const floorsAround = ({ floor }: MapNode) => {
    const building = data.location.buildings.find(({ floors }) => floors.some(({ uuid }) => uuid === floor));
    return building?.floors ?? [];
  };
  const groupAutomatically = () => {
    const floors = floorsAround(node);
    const ids = floors.map(({ uuid }) => floorId(uuid));
    performAcross({ floors, data }, (present, grounds) =>
      automaticTransitGroup(present, node.id, ids, { travel: 'lift' }, grounds),
    );
  };
  return (
    <div className={styles.block}>
      <Field label={text('group')} {...(isBlocked && { hint: text('noGroups') })}>
        <Dropdown
          {...surface}
          placeholder={text('joinGroup')}
          value=""
          selectedOptions={[]}
          disabled={isBlocked}
          onOptionSelect={(_event, { optionValue }) => {
            const chosen = groups.find(({ id }) => String(id) === optionValue);
            if (chosen) perform(joinTransitGroup(network, node.id, chosen.id));
          }}
        >
          {groups.map(({ id, name, travel, nodes }) => (
            <Option key={id} value={String(id)} text={name}>
              {text('groupOption', { name, travel: nameOf(travel), count: nodes.length })}
            </Option>
          ))}
        </Dropdown>
      </Field>
      <div className={styles.row}>
        {(['lift', 'stairs', 'escalator'] as const).map((key) => (
          <Button
            key={key}
            size="small"
            onClick={() => perform(newTransitGroup(network, node.id, { travel: key, name: nameOf(key) }))}
          >
            {text('newGroup', { travel: nameOf(key).toLowerCase() })}
          </Button>
        ))}
        <Button size="small" onClick={() => perform(newTransitGroup(network, node.id, { travel: 'lift' }))}>
          {text('newBlankGroup')}
        </Button>
        <Button size="small" onClick={groupAutomatically}>
          {text('automaticGroup')}
        </Button>
      </div>
      <Text size={200} className={styles.quiet}>
        {`${text('automaticHint')} ${text('joinNext')}`}
      </Text>
    </div>
  );
}
