import { Button, Field, makeStyles } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { useSelector } from '@xstate/react';
import { floorId, type TransitGroup } from '@/model/network/network';
import { addStop } from '@/model/network/operations/acrossFloors/addStop';
import { alignStops } from '@/model/network/operations/acrossFloors/alignStops';
import type { OtherFloor } from '@/model/network/operations/acrossFloors/otherFloor';
import { useEditorActors } from '../session/editorActors';
import { useOpenedLocation } from '../session/openedLocation';
import { useFloorNames } from '../session/useFloorNames';
import { text } from './texts';

const useStyles = makeStyles({ row: { display: 'flex', flexWrap: 'wrap', gap: '8px' } });

/** Adds the stops of a group that its building still lacks, each above or below the first one, and puts all in line. */
export function StopFloors({ group }: { group: TransitGroup }) {
  const styles = useStyles();
  const { document, perform, performAcross } = useEditorActors();
  const { data } = useOpenedLocation();
  const floors = useFloorNames();
  const network = useSelector(document, (snapshot) => snapshot.context.history.present);
  const [first] = group.nodes.flatMap((id) => network.nodes.get(id) ?? []);
  const building = data.location.buildings.find(({ floors }) => floors.some(({ uuid }) => uuid === first?.floor));
  if (!first || !building) return null;
  const additions = building.floors
    .map(({ uuid, name, elevation }) => ({ uuid, name, other: { floor: floorId(uuid), z: elevation ?? 0 } }))
    .filter(({ other }) => addStop(network, first.id, other).blockedBy === null);
  const add = (other: OtherFloor) =>
    performAcross(
      { floors: building.floors.filter(({ uuid }) => uuid === other.floor || uuid === first.floor), data },
      (present, grounds) => addStop(present, first.id, other, {}, grounds),
    );
  const alignment = alignStops(network, group.id, first.id);
  if (additions.length === 0 && alignment.blockedBy !== null) return null;
  return (
    <Field label={text('stopsElsewhere')}>
      <div className={styles.row}>
        {additions.map(({ uuid, name, other }) => (
          <Button key={uuid} size="small" icon={<AddRegular />} onClick={() => add(other)}>
            {text('addStopOn', { floor: floors.get(uuid) ?? name })}
          </Button>
        ))}
        {alignment.blockedBy === null && (
          <Button size="small" onClick={() => perform(alignment)}>
            {text('alignStops')}
          </Button>
        )}
      </div>
    </Field>
  );
}
