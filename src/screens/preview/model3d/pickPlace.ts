import { symbolTapped } from '@/components/mapCanvas/drawing/drawSymbol';
import type { Point } from '@/model/geometry/points';
import { groundAt, type Lens, metresPerPixel, type Orbit, rayAt } from '@/model/spatial/orbit';
import { pickMesh } from '@/model/spatial/pickMesh';
import type { spotsOn } from '../floorPlaces';
import type { VenuePlace } from '../venuePlace';
import type { FloorStack, StackedFloor } from './useFloorStack';

interface PickedModel {
  readonly stack: FloorStack;
  readonly shown: StackedFloor;
  /** Floors whose bodies are drawn. */
  readonly drawnFloors: ReadonlySet<string>;
  /** The amenities of the shown floor. */
  readonly spots: ReturnType<typeof spotsOn>;
}

/**
 * The place of a symbol or a room that is seen at a point of the screen; null beside all of them.
 * @param at in pixels of the screen
 */
export function pickPlace(
  { stack, shown, drawnFloors, spots }: PickedModel,
  { orbit, lens }: { readonly orbit: Orbit; readonly lens: Lens },
  at: Point,
): VenuePlace | null {
  const elevationOf = ({ floor }: StackedFloor) => stack.elevations.get(floor.uuid) ?? 0;
  const ground = groundAt({ ...orbit, target: { ...orbit.target, z: elevationOf(shown) } }, lens, at);
  const symbol = ground && symbolTapped(spots, ground, metresPerPixel(orbit, lens));
  if (symbol) return symbol.place;
  const ray = rayAt(orbit, lens, at);
  // The shown floor first, then those that are seen through it or beside it, from above.
  const others = stack.floors.filter((one) => one !== shown && drawnFloors.has(one.floor.uuid));
  for (const one of [shown, ...others.toReversed()]) {
    const picked = pickMesh(one.drawn, one.heights, elevationOf(one), ray, (mesh) => one.places.has(mesh));
    const place = picked && one.places.get(picked.mesh);
    if (place) return place;
  }
  return null;
}
