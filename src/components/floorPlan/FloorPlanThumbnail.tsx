import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import type { FloorPlan } from '@/model/floorPlan/floorPlan';
import { createFrameQueue } from '../mapCanvas/frameQueue';
import type { SlicedWork } from '../mapCanvas/sliceQueue';
import { type FloorPlanPaths, floorPlanPath } from './floorPlanPath';

const useStyles = makeStyles({
  // Hit testing is slow in a path of a million points.
  drawing: { width: '100%', height: '100%', display: 'block', pointerEvents: 'none' },
  slab: { fill: tokens.colorNeutralBackground2, stroke: tokens.colorNeutralStroke2, fillRule: 'evenodd' },
  room: { fill: tokens.colorNeutralBackground1, stroke: tokens.colorNeutralStroke1, fillRule: 'evenodd' },
});

/** Milliseconds of a frame for the outlines of all thumbnails of the page. */
const BUDGET = 8;
const queue = createFrameQueue(() => BUDGET);

/** The outlines; null until they are computed. */
function useFloorPlanPath(floorPlan: FloorPlan): FloorPlanPaths | null {
  const [made, setMade] = useState<{ floorPlan: FloorPlan; paths: FloorPlanPaths | null } | null>(null);
  useEffect(() => {
    const steps = floorPlanPath(floorPlan);
    const work: SlicedWork = {
      step: () => {
        const { done, value } = steps.next();
        if (!done) return false;
        setMade({ floorPlan, paths: value });
        return true;
      },
      settle: () => {},
    };
    queue.add(work);
    return () => queue.remove(work);
  }, [floorPlan]);
  return made?.floorPlan === floorPlan ? made.paths : null;
}

/** A small static image of a floor plan, hidden from assistive technology. */
export function FloorPlanThumbnail({ floorPlan }: { floorPlan: FloorPlan }) {
  const styles = useStyles();
  const drawing = useFloorPlanPath(floorPlan);
  if (!drawing) return null;
  return (
    <svg className={styles.drawing} viewBox={drawing.viewBox} aria-hidden="true" preserveAspectRatio="xMidYMid meet">
      <path className={styles.slab} d={drawing.slabs} vectorEffect="non-scaling-stroke" strokeWidth={1} />
      <path className={styles.room} d={drawing.rooms} vectorEffect="non-scaling-stroke" strokeWidth={0.75} />
    </svg>
  );
}
