import type { Point } from '@/model/geometry/points';
import type { FloorGround } from '../operations/acrossFloors/floorGround';
import type { Clip } from './clip';

/** How many nodes and paths a clip has. */
export const clipSize = ({ nodes, paths }: Clip): number => nodes.length + paths.length;

/**
 * The part of a clip that has ground where it is put: no node outside of the building or in a void, no path through a wall, a
 * room or out of the building.
 * @param by the vector from its places, in metres
 */
export function fittingClip(clip: Clip, ground: FloorGround | undefined, by: Point): Clip {
  if (!ground) return clip;
  const placed = clip.nodes.map(({ x, y }) => ({ x: x + by.x, y: y + by.y }));
  const positions = new Map<number, number>();
  const nodes = clip.nodes.filter((_, at) => {
    const point = placed[at];
    if (!point || !ground.holds(point)) return false;
    positions.set(at, positions.size);
    return true;
  });
  const paths = clip.paths.flatMap((path) => {
    const [from, to] = [positions.get(path.from), positions.get(path.to)];
    const [start, end] = [placed[path.from], placed[path.to]];
    const isWhole = from !== undefined && to !== undefined && start !== undefined && end !== undefined;
    return isWhole && ground.isFree(start, end) ? [{ ...path, from, to }] : [];
  });
  return { ...clip, nodes, paths };
}
