import { makeStyles, tokens } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { floorPlanQuery } from '@/api/floors';
import { planPath } from '@/components/planPath';

const useStyles = makeStyles({
  drawing: { width: '100%', height: '100%', display: 'block' },
  shape: { fill: tokens.colorNeutralBackground1, stroke: tokens.colorNeutralStroke1, fillRule: 'evenodd' },
});

/** A drawing of a floor for a location that has no banner. */
export function FloorThumbnail({ floor }: { floor: string }) {
  const styles = useStyles();
  const plan = useQuery(floorPlanQuery(floor, 'thumbnail'));
  const drawing = useMemo(() => (plan.data ? planPath(plan.data) : null), [plan.data]);
  if (!drawing?.path) return null;
  return (
    <svg className={styles.drawing} viewBox={drawing.viewBox} aria-hidden="true" preserveAspectRatio="xMidYMid meet">
      <path className={styles.shape} d={drawing.path} vectorEffect="non-scaling-stroke" strokeWidth={1} />
    </svg>
  );
}
