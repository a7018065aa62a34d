import { addNode, type NewNode } from '../edits/addNode';
import { type EdgeId, type Network, nodeId } from '../network';
import { connectTo } from './connectToPath';
import type { Operation } from './operation';
import { placeBlockedBy } from './places';

/** Places the entrance of a mesh and connects it to a path, as one step; selects it. */
export function addEntrance(network: Network, entrance: NewNode, path: EdgeId, label: string): Operation {
  const placed = nodeId(network.nextId);
  return {
    blockedBy: placeBlockedBy(entrance, null) ?? (network.edges.has(path) ? null : 'path-not-found'),
    edit: (before) => connectTo(placed, path)(addNode(entrance)(before)),
    note: { kind: 'addEntrance', name: label },
    select: { type: 'node', ids: [placed] },
  };
}
