import { Field, makeStyles, Select, Slider, Text } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { networkQuery, projectDataQuery } from '@/api/network/editor';
import { Loading } from '@/components/feedback/Loading';
import type { RecordForm } from '@/components/form/useRecordForm';
import { readDecimal } from '@/model/content/readNumber';
import type { KioskValues } from '../kioskKind';
import { text } from '../texts';
import { PlaceFloor } from './PlaceFloor';
import { placeNames } from './placeNames';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: '8px' },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
    gap: '12px',
    // A list is as wide as its longest option otherwise, and covers its neighbour.
    '& > *': { minWidth: 0 },
    '& select': { width: '100%' },
  },
  plan: { position: 'relative', height: '320px', overflow: 'hidden' },
});

const FULL_TURN = 360;

interface Props {
  readonly form: RecordForm<KioskValues>;
  /** Number of the chosen node; 0 for none. */
  readonly node: number;
}

/** The floor plans of the location: a click on a node, or its choice in the list, puts the kiosk there. */
export function PlaceMap({ form, node }: Props) {
  const styles = useStyles();
  const project = form.values.projectId;
  const data = useQuery(projectDataQuery(project));
  const network = useQuery(networkQuery(project)).data;
  const [picked, setPicked] = useState<string | null>(null);
  if (data.error) return <Text role="alert">{text('placeFailed', { reason: data.error.message })}</Text>;
  if (!data.data || !network) return <Loading label={text('placeLoading')} />;
  const floors = data.data.location.buildings.flatMap((building) =>
    building.floors.flatMap(({ uuid, name, plan }) =>
      plan === null ? [] : [{ uuid, plan, name: `${building.name} : ${name}` }],
    ),
  );
  const nodes = [...network.nodes.values()];
  const current = nodes.find(({ id }) => id === node);
  const floor = floors.find(({ uuid }) => uuid === (picked ?? current?.floor ?? data.data.first_floor)) ?? floors[0];
  if (!floor) return <Text>{text('noFloorPlan')}</Text>;
  const here = nodes.filter((one) => one.floor === floor.uuid);
  const names = placeNames(data.data.destinations, floor.uuid);
  const options = here
    .map(({ id, name, mesh }) => ({ id, name: name || (mesh && names.get(mesh)) || '' }))
    // Those with a name are found by it.
    .sort((a, b) => Number(a.name === '') - Number(b.name === '') || a.name.localeCompare(b.name) || a.id - b.id);
  const orientation = readDecimal(form.values.orientation) ?? 0;
  return (
    <div className={styles.part}>
      <div className={styles.fields}>
        <Field label={text('floor')}>
          <Select value={floor.uuid} onChange={(_event, { value }) => setPicked(value)}>
            {floors.map(({ uuid, name }) => (
              <option key={uuid} value={uuid}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={text('place')} hint={text('placeHint')}>
          <Select
            value={here.some(({ id }) => id === node) ? String(node) : '0'}
            onChange={(_event, { value }) => form.set('node', Number(value))}
          >
            <option value="0">{text('noPlace')}</option>
            {options.map(({ id, name }) => (
              <option key={id} value={id}>
                {name === '' ? text('nodeNumber', { number: id }) : text('nodeNamed', { number: id, name })}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={text('turn')}>
          <Slider
            min={0}
            max={FULL_TURN}
            value={orientation}
            onChange={(_event, { value }) => form.set('orientation', String(value))}
          />
        </Field>
      </div>
      <div className={styles.plan}>
        <PlaceFloor
          key={floor.uuid}
          floor={floor}
          nodes={here}
          node={current?.floor === floor.uuid ? current : null}
          orientation={orientation}
          onNode={(id) => form.set('node', id)}
        />
      </div>
    </div>
  );
}
