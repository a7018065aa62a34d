import { useQuery } from '@tanstack/react-query';
import { floorPlanQuery } from '@/api/buildings/floors';
import { FloorPlanThumbnail } from '@/components/floorPlan/FloorPlanThumbnail';

/** A floor plan for a location that has no banner. */
export function FloorThumbnail({ floor }: { floor: string }) {
  const floorPlanResult = useQuery(floorPlanQuery(floor, 'thumbnail'));
  return floorPlanResult.data ? <FloorPlanThumbnail floorPlan={floorPlanResult.data} /> : null;
}
