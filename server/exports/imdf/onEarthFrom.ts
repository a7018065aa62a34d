import type { PlanPlace } from '@/model/floorPlan/floorPlan';
import { tangentPlane } from '@/model/geometry/tangentPlane';
import type { OnEarth } from './meshGeometry';

/** Where points are on earth by the place of 0, 0 and the direction of north. */
export function onEarthFrom({ lat, lon, north }: PlanPlace): OnEarth {
  const { toEarth } = tangentPlane({ lat, lon });
  const turn = (north * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return ({ x, y }) => toEarth({ east: x * cos + y * sin, north: x * sin - y * cos });
}
