import { Button, makeStyles, Select, Text, tokens } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { floorPlanQuery } from '@/api/buildings/floors';
import { Loading } from '@/components/feedback/Loading';
import { FloorPlanViewer } from '@/components/floorPlan/FloorPlanViewer';
import { type NetworkPicture, paintMarks } from '@/components/mapCanvas/network/networkPainter';
import { EMPTY_SCENE, type OverlayScene } from '@/components/mapCanvas/overlay/overlayScene';
import type { FloorPlanPicture } from '@/components/mapCanvas/painting/floorPlanPainter';
import { createStore } from '@/components/mapCanvas/store';
import { useMapColours } from '@/components/mapCanvas/useMapColours';
import type { Floor } from '@/contract/buildings/buildings';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import { floorId, type Network } from '@/model/network/network';
import { buildNetworkIndex } from '@/model/network/networkIndex';
import { stepFreeTest, transitNodes } from '../canvas/legend/networkSymbols';
import { useEditorActors } from '../session/editorActors';
import { useOpenedLocation } from '../session/openedLocation';
import { floorOf } from '../session/useFloorPlan';
import { text } from './texts';

const useStyles = makeStyles({
  head: { display: 'flex', alignItems: 'center', gap: '12px' },
  map: {
    height: 'min(42vh, 420px)',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    overflow: 'hidden',
    marginTop: '8px',
  },
  quiet: { color: tokens.colorNeutralForeground3 },
});

const NO_LABELS = new Map<never, never>();
const NO_NODES = new Set<never>();
const NO_KIOSKS = new Map<never, never>();

interface Props {
  readonly network: Network;
  readonly number: number;
}

/** The network of a version on the present floor plans, to look at; begins with the floor that is edited. */
export function VersionMap({ network, number }: Props) {
  const styles = useStyles();
  const { editor } = useEditorActors();
  const { data } = useOpenedLocation();
  const [chosen, setChosen] = useState<string | null>(() => editor.getSnapshot().context.floor);
  const floor = floorOf(data, chosen);
  if (!floor) return null;
  return (
    <div>
      <div className={styles.head}>
        <Select
          size="small"
          aria-label={text('floor')}
          value={floor.uuid}
          onChange={(_event, { value }) => setChosen(value)}
        >
          {data.location.buildings.flatMap((building) =>
            building.floors.map(({ uuid, name }) => (
              <option key={uuid} value={uuid}>
                {`${building.shortname} : ${name}`}
              </option>
            )),
          )}
        </Select>
        <Text size={200} className={styles.quiet}>
          {text(floor.plan === null ? 'noFloorPlan' : 'floorPlanNow')}
        </Text>
      </div>
      {floor.plan !== null && (
        <div className={styles.map}>
          <FloorWithNetwork {...{ network, number, floor }} plan={floor.plan} />
        </div>
      )}
    </div>
  );
}

function FloorWithNetwork({ network, number, floor, plan }: Props & { floor: Floor; plan: string }) {
  const { types } = useOpenedLocation();
  const colours = useMapColours();
  const floorPlan = useQuery(floorPlanQuery(floor.uuid, plan));
  const drawn = useMemo(() => (floorPlan.data ? drawnFloor(floorPlan.data) : null), [floorPlan.data]);
  const scene = useMemo(() => createStore<OverlayScene>({ ...EMPTY_SCENE, floor: drawn }), [drawn]);
  const picture = useMemo<NetworkPicture>(
    () => ({
      index: buildNetworkIndex(network, floorId(floor.uuid)),
      colours,
      showsNodes: true,
      showsPaths: true,
      dragged: NO_NODES,
      transit: transitNodes(network.groups.values()),
      kiosks: NO_KIOSKS,
      isStepFree: stepFreeTest(types),
    }),
    [network, floor.uuid, colours, types],
  );
  const paintWithNetwork = useCallback((plan: FloorPlanPicture) => paintMarks(plan, picture), [picture]);
  if (floorPlan.isError)
    return (
      <Text role="alert">
        {text('mapFailed')} <Button onClick={() => void floorPlan.refetch()}>{text('retry')}</Button>
      </Text>
    );
  if (!drawn) return <Loading label={text('mapLoading')} />;
  return (
    <FloorPlanViewer
      drawing={{ floor: drawn, labels: NO_LABELS, colours, paintMarks: paintWithNetwork }}
      scene={scene}
      label={text('mapOf', { floor: floor.name, number })}
    />
  );
}
