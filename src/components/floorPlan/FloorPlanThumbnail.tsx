import { makeStyles } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import type { FloorPlan } from '@/model/floorPlan/floorPlan';
import type { MapColours } from '../mapCanvas/mapColours';
import { createFrameQueue } from '../mapCanvas/pictures/frameQueue';
import type { SlicedWork } from '../mapCanvas/pictures/sliceQueue';
import { useMapColours } from '../mapCanvas/useMapColours';
import { type FloorPlanPaths, floorPlanPath } from './floorPlanPath';

const useStyles = makeStyles({
  // Hit testing is slow in a path of a million points.
  drawing: { width: '100%', height: '100%', display: 'block', pointerEvents: 'none' },
  // Forced colours would make every room black.
  layer: { fillRule: 'evenodd', forcedColorAdjust: 'none' },
});

/** Milliseconds of a frame for the outlines of all thumbnails of the page. */
const BUDGET = 8;
const queue = createFrameQueue(() => BUDGET);

interface Made {
  readonly floorPlan: FloorPlan;
  readonly colours: MapColours;
  readonly paths: FloorPlanPaths | null;
}

/** The outlines; null until they are computed. */
function useFloorPlanPath(floorPlan: FloorPlan, colours: MapColours): FloorPlanPaths | null {
  const [made, setMade] = useState<Made | null>(null);
  useEffect(() => {
    const steps = floorPlanPath(floorPlan, colours);
    const work: SlicedWork = {
      step: () => {
        const { done, value } = steps.next();
        if (!done) return false;
        setMade({ floorPlan, colours, paths: value });
        return true;
      },
      settle: () => {},
    };
    queue.add(work);
    return () => queue.remove(work);
  }, [floorPlan, colours]);
  return made?.floorPlan === floorPlan && made.colours === colours ? made.paths : null;
}

/** A small static image of a floor plan, hidden from assistive technology. */
export function FloorPlanThumbnail({ floorPlan }: { floorPlan: FloorPlan }) {
  const styles = useStyles();
  const drawing = useFloorPlanPath(floorPlan, useMapColours());
  if (!drawing) return null;
  return (
    <svg className={styles.drawing} viewBox={drawing.viewBox} aria-hidden="true" preserveAspectRatio="xMidYMid meet">
      {drawing.layers.map(({ key, fill, edge, path }) => (
        <path
          key={key}
          className={styles.layer}
          d={path}
          fill={fill}
          stroke={edge}
          vectorEffect="non-scaling-stroke"
          strokeWidth={0.75}
        />
      ))}
    </svg>
  );
}
