import type { DrawnFloor } from '@/model/floorPlan/drawnFloor';
import { traceMesh } from './traceMesh';

/** Outlines of meshes, several to a path. A path is created when it is first painted, and may be painted again. */
export interface Outlines {
  readonly count: number;
  path(index: number): Path2D;
}

/** Meshes of one path, painted between two checks of the time. */
const CHUNK = 40;

export function outlinesOf(floor: DrawnFloor, meshes: readonly number[]): Outlines {
  const made: Path2D[] = [];
  const make = (index: number) => {
    const path = new Path2D();
    for (const mesh of meshes.slice(index * CHUNK, (index + 1) * CHUNK)) traceMesh(path, floor, mesh);
    return path;
  };
  return {
    count: Math.ceil(meshes.length / CHUNK),
    path: (index) => {
      made[index] ??= make(index);
      return made[index];
    },
  };
}

/** Paints one path a step. */
export function* paintOutlines(outlines: Outlines, paint: (path: Path2D) => void): Generator<void, void, void> {
  for (let index = 0; index < outlines.count; index++) {
    paint(outlines.path(index));
    yield;
  }
}
