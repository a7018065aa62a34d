import type { MapNode } from '../network';
import { nodeName } from '../objectName';
import { bestJoin } from './bestJoin';
import { type Fix, fix } from './fix';
import type { NearestPaths } from './nearestPaths';
import type { CheckInput } from './problem';

/** Connects a node to the nearest path to which visitors can walk from it; null where there is none. */
export function connectFix({ floors }: Pick<CheckInput, 'floors'>, nearest: NearestPaths, node: MapNode): Fix | null {
  const path = bestJoin(floors.get(node.floor), nearest(node.floor, node), () => node);
  return path
    ? fix('connect', nodeName(node), { type: 'connectToPath', node: node.id, path: path.edge.id, join: path.join })
    : null;
}
