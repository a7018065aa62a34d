import { makeStyles, tokens } from '@fluentui/react-components';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { Point } from '@/model/geometry/points';
import { toScreen } from '@/model/geometry/view';
import { useMapView } from '../session/mapView';
import { useMapStage } from './useMapStage';

/** Pixels of the cross in the middle of the map, from its centre. */
const ARM = 12;

const useStyles = makeStyles({
  marks: { position: 'absolute', inset: 0, width: '100%', height: '100%', pointerEvents: 'none' },
  rim: { fill: 'none', stroke: tokens.colorNeutralBackground1, strokeWidth: '14px', strokeLinecap: 'round' },
  dot: { fill: 'none', stroke: tokens.colorBrandForeground1, strokeWidth: '10px', strokeLinecap: 'round' },
  line: { fill: 'none', stroke: tokens.colorBrandForeground1, strokeWidth: '2px', strokeDasharray: '4 4' },
  cross: { fill: 'none', stroke: tokens.colorNeutralForeground3, strokeWidth: '1px' },
});

interface Props {
  readonly points: readonly Point[];
}

/** The points that were pressed, joined by twos, and the middle of the map, where a point can be taken by keys. */
export function PickedPoints({ points }: Props) {
  const styles = useStyles();
  const { view, canvas } = useMapView();
  const stage = useMapStage();
  const shown = useSyncExternalStore(view.subscribe, view.get);
  const places = points.map((point) => toScreen(shown, point));
  const { width, height } = canvas.current?.size ?? { width: 0, height: 0 };
  const dots = places.map(({ x, y }) => `M${x} ${y}h0`).join('');
  const lines = places.map(({ x, y }, at) => `${at % 2 === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  if (!stage) return null;
  return createPortal(
    <svg className={styles.marks} aria-hidden>
      <path
        className={styles.cross}
        d={`M${width / 2 - ARM} ${height / 2}h${2 * ARM}M${width / 2} ${height / 2 - ARM}v${2 * ARM}`}
      />
      <path className={styles.line} d={lines} />
      <path className={styles.rim} d={dots} />
      <path className={styles.dot} d={dots} />
    </svg>,
    stage.container(),
  );
}
