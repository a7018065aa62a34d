import polygonClipping, { type MultiPolygon, type Pair, type Polygon } from 'polygon-clipping';
import type { DrawnFloor } from '@/model/floorPlan/drawnFloor';
import { CORRIDOR, DOOR, FLOOR, ROOM, WALL } from '@/model/floorPlan/kinds/meshKind';
import { containsPoint } from '@/model/floorPlan/meshContains';
import { ringArea, ringContains } from '@/model/geometry/outline/ring';
import type { Point } from '@/model/geometry/points';
import { poleOfInaccessibility } from '@/model/geometry/poleOfInaccessibility';
import { type FloorSpace, ringsOf } from './floorSpace';

/** Fewer walls are no building. */
const FEWEST_WALLS = 4;
/** Metres: thicker ground is a room; lower walls are benches; what begins higher above the floor is a window, a ceiling or a roof. */
const GROUND_HEIGHT = 0.4;
const LEAST_WALL = 1.5;
const MOST_BASE = 0.5;
/** Square metres of a space that somebody can stand in. */
const LEAST_AREA = 1;

/**
 * The spaces that the walls of a floor enclose on its ground; null for a plan that has rooms of its own, or no walls. A
 * plan of a building model often has walls, slabs and furniture, and no rooms.
 */
export function walledSpaces(floor: DrawnFloor): FloorSpace[] | null {
  const meshes = Array.from(floor.kinds.keys());
  const isOf = (mesh: number, kind: number) => floor.kinds[mesh] === kind;
  if (meshes.some((mesh) => isOf(mesh, CORRIDOR) || isOf(mesh, DOOR))) return null;
  const walls = meshes.filter((mesh) => isOf(mesh, WALL) && heightOf(floor, mesh) >= LEAST_WALL);
  if (walls.length < FEWEST_WALLS) return null;
  const base = Math.min(...walls.map((mesh) => floor.floorPlan.heights[2 * mesh]!));
  const isAtBase = (mesh: number) => floor.floorPlan.heights[2 * mesh]! <= base + MOST_BASE;
  const isFlat = (mesh: number) => heightOf(floor, mesh) <= GROUND_HEIGHT;
  const ground = meshes.filter((mesh) => isAtBase(mesh) && (isOf(mesh, FLOOR) || (isOf(mesh, ROOM) && isFlat(mesh))));
  const hasRooms = meshes.some((mesh) => {
    if (!isOf(mesh, ROOM) || isFlat(mesh) || !isAtBase(mesh)) return false;
    const [x, y] = [floor.floorPlan.anchors[3 * mesh]!, floor.floorPlan.anchors[3 * mesh + 1]!];
    return ground.some((one) => containsPoint(floor.floorPlan, one, x, y));
  });
  if (hasRooms || ground.length === 0) return null;
  const [first, ...others] = ground.map((mesh) => areaOf(floor, mesh));
  const slab = polygonClipping.union(first!, ...others);
  const free = polygonClipping.difference(slab, ...walls.filter(isAtBase).map((mesh) => areaOf(floor, mesh)));
  return free
    .map((polygon) => polygon.map(openRing))
    .filter(([outer]) => outer !== undefined && Math.abs(ringArea(outer)) >= LEAST_AREA)
    .map(spaceOf)
    .sort((one, other) => one.middle.x - other.middle.x || one.middle.y - other.middle.y);
}

const heightOf = ({ floorPlan: { heights } }: DrawnFloor, mesh: number): number =>
  heights[2 * mesh + 1]! - heights[2 * mesh]!;

function areaOf(floor: DrawnFloor, mesh: number): MultiPolygon {
  const { ringStart, holes } = floor.floorPlan;
  const area: Polygon[] = [];
  for (const [at, ring] of ringsOf(floor, mesh).entries()) {
    const closed = Array.from(
      { length: ring.length / 2 },
      (_, point): Pair => [ring[2 * point]!, ring[2 * point + 1]!],
    );
    if (holes[ringStart[mesh]! + at] === 1) area.at(-1)?.push(closed);
    else area.push([closed]);
  }
  return area;
}

const openRing = (ring: readonly Pair[]): number[] => ring.slice(0, -1).flat();

function spaceOf(rings: readonly number[][]): FloorSpace {
  const middle = poleOfInaccessibility(rings);
  return {
    // Where it is, to half a metre, since nothing else is known of it.
    name: `space ${Math.round(middle.x * 2)} ${Math.round(middle.y * 2)}`,
    mesh: null,
    isCorridor: false,
    isService: false,
    facility: null,
    rings,
    middle,
    contains: ({ x, y }: Point) =>
      rings.reduce((isInside, ring) => (ringContains(ring, x, y) ? !isInside : isInside), false),
  };
}
