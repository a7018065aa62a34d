import Flatbush from 'flatbush';
import { type Box, containsBox } from '@/model/geometry/box';
import type { Point } from '@/model/geometry/points';
import type { FloorPlan } from './floorPlan';
import { containsPoint } from './meshContains';

/** Finds meshes by position. A mesh is its index in `floorPlan.names`. */
export interface MeshIndex {
  /** Meshes whose box touches the box, in file order. */
  within(box: Box): readonly number[];
  /** The smallest mesh under a point, since large ones are drawn below. Null on open ground. */
  at(point: Point, isOf?: (mesh: number) => boolean): number | null;
  readonly box: Box;
}

export function buildMeshIndex(floorPlan: FloorPlan): MeshIndex {
  const count = floorPlan.names.length;
  const box = wholeBox(floorPlan);
  // Flatbush rejects an empty index.
  if (count === 0) return { within: () => [], at: () => null, box };
  let made: Flatbush | null = null;
  const search = ({ minX, minY, maxX, maxY }: Box): number[] => {
    made ??= indexBoxes(floorPlan);
    return made.search(minX, minY, maxX, maxY);
  };
  return {
    box,
    // A floor is first shown whole, which needs no query of the index.
    within: (wanted) =>
      containsBox(wanted, box)
        ? Array.from({ length: count }, (_, mesh) => mesh)
        : search(wanted).sort((one, other) => one - other),
    at: ({ x, y }, isOf = () => true) => {
      let best: number | null = null;
      let smallest = Number.POSITIVE_INFINITY;
      for (const mesh of search({ minX: x, minY: y, maxX: x, maxY: y })) {
        if (!isOf(mesh) || !containsPoint(floorPlan, mesh, x, y)) continue;
        const area = boxArea(floorPlan, mesh);
        if (area >= smallest) continue;
        smallest = area;
        best = mesh;
      }
      return best;
    },
  };
}

function indexBoxes({ names, boxes }: FloorPlan): Flatbush {
  const index = new Flatbush(names.length, 16, Float32Array);
  for (let at = 0; at < boxes.length; at += 4) index.add(boxes[at]!, boxes[at + 1]!, boxes[at + 2]!, boxes[at + 3]!);
  index.finish();
  return index;
}

export const boxArea = ({ boxes }: FloorPlan, mesh: number): number =>
  (boxes[4 * mesh + 2]! - boxes[4 * mesh]!) * (boxes[4 * mesh + 3]! - boxes[4 * mesh + 1]!);

/** The box around all meshes; infinite when there are none. */
export function wholeBox({ boxes }: FloorPlan): Box {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < boxes.length; at += 4) {
    minX = Math.min(minX, boxes[at]!);
    minY = Math.min(minY, boxes[at + 1]!);
    maxX = Math.max(maxX, boxes[at + 2]!);
    maxY = Math.max(maxY, boxes[at + 3]!);
  }
  return { minX, minY, maxX, maxY };
}
