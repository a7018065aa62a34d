import type { MapNode } from '../network';
import { nodeName } from '../objectName';
import { type Fix, fix } from './fix';
import type { NearestPaths } from './nearestPaths';
import type { CheckInput } from './problem';

/** Connects a node to the nearest path that no wall separates from it; null where there is none. */
export function connectFix({ floors }: Pick<CheckInput, 'floors'>, nearest: NearestPaths, node: MapNode): Fix | null {
  const entered = new Set(node.mesh === null ? [] : [node.mesh]);
  const walls = floors.get(node.floor)?.walls;
  const path = nearest(node.floor, node).find(({ at }) => !walls?.crossing(node, at, entered));
  return path ? fix('connect', nodeName(node), { type: 'connectToPath', node: node.id, path: path.edge.id }) : null;
}
