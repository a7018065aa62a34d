import type { DrawnFloor } from '@/model/floorPlan/drawnFloor';
import { CORRIDOR, DOOR, FACILITY, FLOOR, FURNITURE, ROOM, SERVICE, WALL } from '@/model/floorPlan/kinds/meshKind';
import { boxArea } from '@/model/floorPlan/meshIndex';

/** Metres by which a kind is raised where the upload is flat. */
const USUAL: Readonly<Record<number, number>> = {
  [FLOOR]: 0,
  [CORRIDOR]: 0.04,
  [DOOR]: 0.08,
  [ROOM]: 2.6,
  [SERVICE]: 2.6,
  [FACILITY]: 2.6,
  [FURNITURE]: 0.8,
  [WALL]: 3,
};
/** People walk here, whatever the height of the space above is. */
const GROUND: ReadonlySet<number> = new Set([FLOOR, CORRIDOR, DOOR]);
/** A mesh lower than this in metres was drawn flat. */
const FLAT = 0.15;
/** An atrium through several floors would hide its own floor. */
const MOST = 6;
/** Metres by which a mesh on another, and a wall, is above what it would otherwise share its top with. */
const STEP = 0.03;
const MOST_STEPS = 3;

/** Metres by which each mesh of a floor rises from its floor: its own height, else the usual one of its kind. */
export function meshHeights(floor: DrawnFloor): Float32Array {
  const { floorPlan, kinds } = floor;
  return Float32Array.from(kinds, (kind, mesh) => {
    const usual = USUAL[kind] ?? 0;
    if (GROUND.has(kind)) return usual;
    const own = floorPlan.heights[2 * mesh + 1]! - floorPlan.heights[2 * mesh]!;
    // NaN is not at least flat.
    const height = own >= FLAT ? Math.min(own, MOST) : usual;
    return height + STEP * (kind === WALL ? MOST_STEPS + 1 : meshesBelow(floor, mesh));
  });
}

/** How many larger raised meshes a mesh stands in, at most MOST_STEPS: two tops at one height would flicker. */
function meshesBelow({ floorPlan, kinds, index }: DrawnFloor, mesh: number): number {
  const [x, y] = [floorPlan.anchors[3 * mesh]!, floorPlan.anchors[3 * mesh + 1]!];
  const own = boxArea(floorPlan, mesh);
  let below = 0;
  index.at({ x, y }, (other) => {
    if (other !== mesh && !GROUND.has(kinds[other]!) && boxArea(floorPlan, other) > own) below++;
    return false;
  });
  return Math.min(below, MOST_STEPS);
}
