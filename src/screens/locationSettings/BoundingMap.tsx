import { makeStyles, Radio, RadioGroup, Text } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { floorPlanQuery } from '@/api/buildings/floors';
import { Loading } from '@/components/feedback/Loading';
import { FloorPlanViewer } from '@/components/floorPlan/FloorPlanViewer';
import { EMPTY_SCENE, type OverlayScene } from '@/components/mapCanvas/overlay/overlayScene';
import { createStore } from '@/components/mapCanvas/store';
import { useMapColours } from '@/components/mapCanvas/useMapColours';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import type { Point } from '@/model/geometry/points';
import type { BoundingPoint } from './tabKinds';
import { text } from './texts';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: '8px' },
  plan: { position: 'relative', height: '320px', overflow: 'hidden' },
});

const NO_LABELS = new Map<never, never>();

interface Props {
  /** A floor of the location with a floor plan. */
  readonly floor: string;
  readonly points: Readonly<Record<BoundingPoint, Point | null>>;
  readonly onPick: (point: BoundingPoint, at: Point) => void;
}

/** A floor plan on which both points are picked, the second after the first. */
export function BoundingMap({ floor, points: { first, second }, onPick }: Props) {
  const styles = useStyles();
  const colours = useMapColours();
  const [picking, setPicking] = useState<BoundingPoint>('first');
  const floorPlan = useQuery(floorPlanQuery(floor, 'thumbnail'));
  const drawn = useMemo(() => (floorPlan.data ? drawnFloor(floorPlan.data) : null), [floorPlan.data]);
  const scene = useMemo(() => createStore<OverlayScene>(EMPTY_SCENE), []);
  useEffect(() => {
    const labels = [...(first ? [{ at: first, text: '1' }] : []), ...(second ? [{ at: second, text: '2' }] : [])];
    scene.set({ ...EMPTY_SCENE, floor: drawn, measured: { points: labels.map(({ at }) => at), labels } });
  }, [scene, drawn, first, second]);
  if (floorPlan.error) return <Text role="alert">{floorPlan.error.message}</Text>;
  if (!drawn) return <Loading label={text('previewLoading')} />;
  return (
    <div className={styles.part}>
      <RadioGroup
        layout="horizontal"
        aria-label={text('pickWhich')}
        value={picking}
        onChange={(_event, { value }) => setPicking(value === 'second' ? 'second' : 'first')}
      >
        <Radio value="first" label={text('firstPoint')} />
        <Radio value="second" label={text('secondPoint')} />
      </RadioGroup>
      <div className={styles.plan}>
        <FloorPlanViewer
          drawing={{ floor: drawn, labels: NO_LABELS, colours }}
          scene={scene}
          label={text('pickOn')}
          onTap={({ x, y }) => {
            onPick(picking, { x, y });
            setPicking('second');
          }}
        />
      </div>
      <Text size={200}>{text('pickHint')}</Text>
    </div>
  );
}
