import { makeStyles, tokens } from '@fluentui/react-components';
import { MapRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { floorPlanQuery } from '@/api/buildings/floors';
import { FloorPlanThumbnail } from '@/components/floorPlan/FloorPlanThumbnail';
import type { Floor } from '@/contract/buildings/buildings';

const useStyles = makeStyles({
  frame: {
    display: 'grid',
    placeItems: 'center',
    width: '96px',
    height: '60px',
    flexShrink: 0,
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground4,
    fontSize: '20px',
  },
});

/** A thumbnail of the floor plan of a floor. */
export function FloorPicture({ floor }: { floor: Floor }) {
  const styles = useStyles();
  return (
    <div className={styles.frame}>
      {floor.plan === null ? <MapRegular aria-hidden /> : <Drawing floor={floor.uuid} plan={floor.plan} />}
    </div>
  );
}

function Drawing({ floor, plan }: { floor: string; plan: string }) {
  const { data } = useQuery(floorPlanQuery(floor, plan));
  return data ? <FloorPlanThumbnail floorPlan={data} /> : null;
}
