import { expect, it } from 'vitest';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import { extrudedFloor } from '@/model/spatial/extrudedFloor';
import { type Lens, type Orbit, projectionOf } from '@/model/spatial/orbit';
import { pickPlace } from '@/screens/preview/model3d/pickPlace';
import type { FloorStack, StackedFloor } from '@/screens/preview/model3d/useFloorStack';
import { floorPlanOf } from '../../../support/boxFloorPlan';
import { testVenue } from '../../../support/dom/testVenue';

const LENS: Lens = { width: 800, height: 600, centre: { x: 400, y: 300 } };
const ORBIT: Orbit = { target: { x: 20, y: 10, z: 0 }, distance: 120, turn: 0, tilt: 0.5 };
const [bookshop, , cinema] = testVenue({}).places;
if (!bookshop || !cinema) throw new Error('The hall has no bookshop and no cinema.');

const stackedFloor = (uuid: string, place: typeof bookshop, box: readonly [number, number, number, number]) => {
  const drawn = drawnFloor(floorPlanOf({ room: box }));
  const heights = Float32Array.of(3);
  const floor = { ...place.floor, uuid };
  return { floor, drawn, heights, bodies: extrudedFloor(drawn, heights), places: new Map([[0, place]]) };
};
const below = stackedFloor('below', bookshop, [0, 0, 40, 20]);
const above = stackedFloor('above', cinema, [0, 0, 20, 20]);
const stack: FloorStack = {
  floors: [below, above],
  elevations: new Map([
    ['below', 0],
    ['above', 12],
  ]),
  box: below.drawn.index.box,
};

const tapped = (
  [x, y, z]: readonly [number, number, number],
  shown: StackedFloor,
  { drawnFloors = ['below', 'above'], spots = [] }: Partial<{ drawnFloors: string[]; spots: Spots }> = {},
) => {
  const at = projectionOf(ORBIT, LENS)(x, y, z);
  if (!at) throw new Error('The point is behind the camera.');
  const model = { stack, shown, drawnFloors: new Set(drawnFloors), spots };
  return pickPlace(model, { orbit: ORBIT, lens: LENS }, at)?.id ?? null;
};
type Spots = Parameters<typeof pickPlace>[0]['spots'];

it('[PV65] a tap means the room of the shown floor, and a room of another floor only beside it', () => {
  expect(tapped([10, 10, 15], above)).toBe(cinema.id);
  expect(tapped([35, 10, 3], above)).toBe(bookshop.id);
  expect(tapped([5, 18, 3], below)).toBe(bookshop.id);
  expect(tapped([-30, 10, 0], above)).toBeNull();
});

it('[PV65] a room of a floor that is not drawn is not picked', () => {
  const onlyAbove = { drawnFloors: ['above'] };
  expect(tapped([35, 10, 3], above, onlyAbove)).toBeNull();
});

it('[PV65] the symbol of an amenity on the shown floor is picked before the room below it', () => {
  const spots = [{ at: { x: 10, y: 10 }, place: cinema, isSelected: false, isAlwaysDrawn: true }];
  expect(tapped([10, 10, 0], below, { spots })).toBe(cinema.id);
});
