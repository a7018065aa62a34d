import type { PlanPlace } from '@/model/floorPlan/floorPlan';
import { METRES_PER_DEGREE } from '@/model/geometry/geoReference';
import type { OnEarth } from './meshGeometry';

/** Where points are on earth by the place of 0, 0 and the direction of north. */
export function onEarthFrom({ lat, lon, north }: PlanPlace): OnEarth {
  const perLongitude = METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180);
  const turn = (north * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return ({ x, y }) => ({
    lat: lat + (x * sin - y * cos) / METRES_PER_DEGREE,
    lon: lon + (x * cos + y * sin) / perLongitude,
  });
}
