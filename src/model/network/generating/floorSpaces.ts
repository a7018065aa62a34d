import type { DrawnFloor } from '@/model/floorPlan/drawnFloor';
import { CORRIDOR, FACILITY, ROOM, SERVICE } from '@/model/floorPlan/kinds/meshKind';
import { containsPoint } from '@/model/floorPlan/meshContains';
import type { Point } from '@/model/geometry/points';
import { type FloorSpace, ringsOf } from './floorSpace';
import { walledSpaces } from './walledSpaces';

export interface FloorSpaces {
  readonly spaces: readonly FloorSpace[];
  /** Index of the smallest space at a point; null outside of all. */
  at(point: Point): number | null;
}

/** Kinds of meshes that are places to be in, or to walk through. */
const SPACES: ReadonlySet<number> = new Set([CORRIDOR, ROOM, SERVICE, FACILITY]);

/** The spaces of a floor: its rooms and corridors, or what its walls enclose where the plan has walls alone. */
export function floorSpaces(floor: DrawnFloor): FloorSpaces {
  const walled = walledSpaces(floor);
  if (walled) return { spaces: walled, at: (point) => indexAt(walled, point) };
  const { names, anchors } = floor.floorPlan;
  const ofMesh = new Map<number, number>();
  const spaces: FloorSpace[] = [];
  for (const [mesh, name] of names.entries()) {
    if (!SPACES.has(floor.kinds[mesh]!)) continue;
    ofMesh.set(mesh, spaces.length);
    spaces.push({
      name,
      mesh,
      isCorridor: floor.kinds[mesh] === CORRIDOR,
      isService: floor.kinds[mesh] === SERVICE,
      facility: floor.facilities.get(mesh) ?? null,
      rings: ringsOf(floor, mesh),
      middle: { x: anchors[3 * mesh]!, y: anchors[3 * mesh + 1]! },
      contains: ({ x, y }) => containsPoint(floor.floorPlan, mesh, x, y),
    });
  }
  return {
    spaces,
    at: (point) => {
      const mesh = floor.index.at(point, (one) => ofMesh.has(one));
      return mesh === null ? null : (ofMesh.get(mesh) ?? null);
    },
  };
}

function indexAt(spaces: readonly FloorSpace[], point: Point): number | null {
  const at = spaces.findIndex((space) => space.contains(point));
  return at < 0 ? null : at;
}
