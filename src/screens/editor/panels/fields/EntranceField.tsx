import { Button, Dropdown, Field, makeStyles, Option } from '@fluentui/react-components';
import { useListSurface } from '@/components/form/useListSurface';
import type { MapNode } from '@/model/network/network';
import { editNode } from '@/model/network/operations/editNode';
import { placementUnder } from '../../placements/placementUnder';
import { useEditedFloor } from '../../session/editedFloor';
import { useEditorActors } from '../../session/editorActors';
import { useOpenedLocation } from '../../session/openedLocation';
import { text } from '../texts';

const useStyles = makeStyles({
  block: { display: 'flex', flexDirection: 'column', gap: '4px', alignItems: 'stretch' },
  proposal: { alignSelf: 'flex-start' },
});

/** The destination that a node is the entrance of. The destination of the room under the node is proposed. */
export function EntranceField({ node }: { node: MapNode }) {
  const styles = useStyles();
  const surface = useListSurface();
  const { document, perform } = useEditorActors();
  const { data } = useOpenedLocation();
  const { floor, drawn } = useEditedFloor();
  const placed = data.destinations.filter(({ floor_id }) => floor_id === node.floor);
  const entrance = placed.find(({ object_name }) => object_name === node.mesh);
  const isHere = floor?.uuid === node.floor;
  const proposed = node.mesh === null && isHere ? placementUnder(drawn, placed, node.floor, node) : undefined;
  const set = (mesh: string | null) =>
    perform(editNode(document.getSnapshot().context.history.present, node.id, { mesh }));
  return (
    <div className={styles.block}>
      <Field label={text('entrance')} hint={text('entranceHint')}>
        <Dropdown
          {...surface}
          value={entrance?.location_name ?? node.mesh ?? text('nothing')}
          selectedOptions={[node.mesh ?? '']}
          onOptionSelect={(_event, { optionValue }) => set(optionValue || null)}
        >
          <Option value="">{text('nothing')}</Option>
          {placed.map(({ object_name, location_name }) => (
            <Option key={object_name} value={object_name} text={location_name}>
              {`${location_name} (${object_name})`}
            </Option>
          ))}
        </Dropdown>
      </Field>
      {proposed && (
        <Button className={styles.proposal} size="small" onClick={() => set(proposed.object_name)}>
          {text('proposeEntrance', { name: proposed.location_name })}
        </Button>
      )}
    </div>
  );
}
