import { makeStyles, tokens } from '@fluentui/react-components';
import { useMemo } from 'react';
import type { FloorPlan } from '@/model/mesh/floorPlan';
import { planPath } from './planPath';

const useStyles = makeStyles({
  drawing: { width: '100%', height: '100%', display: 'block' },
  slab: { fill: tokens.colorNeutralBackground2, stroke: tokens.colorNeutralStroke2, fillRule: 'evenodd' },
  room: { fill: tokens.colorNeutralBackground1, stroke: tokens.colorNeutralStroke1, fillRule: 'evenodd' },
});

/** A small still picture of a plan, for the eye alone. */
export function PlanThumbnail({ plan }: { plan: FloorPlan }) {
  const styles = useStyles();
  const drawing = useMemo(() => planPath(plan), [plan]);
  if (!drawing) return null;
  return (
    <svg className={styles.drawing} viewBox={drawing.viewBox} aria-hidden="true" preserveAspectRatio="xMidYMid meet">
      <path className={styles.slab} d={drawing.slabs} vectorEffect="non-scaling-stroke" strokeWidth={1} />
      <path className={styles.room} d={drawing.rooms} vectorEffect="non-scaling-stroke" strokeWidth={0.75} />
    </svg>
  );
}
