import { useQuery } from '@tanstack/react-query';
import { floorPlanQuery } from '@/api/floors';
import { PlanThumbnail } from '@/components/PlanThumbnail';

/** A drawing of a floor for a location that has no banner. */
export function FloorThumbnail({ floor }: { floor: string }) {
  const plan = useQuery(floorPlanQuery(floor, 'thumbnail'));
  return plan.data ? <PlanThumbnail plan={plan.data} /> : null;
}
