import { addNode, type NewNode } from '../edits/addNode';
import { type EdgeId, type Network, nodeId } from '../network';
import { connectTo, type Join } from './connectToPath';
import type { Operation } from './operation';
import { placeBlockedBy } from './places';

interface NewEntrance {
  readonly entrance: NewNode;
  readonly path: EdgeId;
  /** Where the entrance joins the path. */
  readonly join: Join;
  /** The name of the destination. */
  readonly label: string;
}

/** Places the entrance of a mesh and connects it to a path, as one step; selects it. */
export function addEntrance(network: Network, { entrance, path, join, label }: NewEntrance): Operation {
  const placed = nodeId(network.nextId);
  return {
    blockedBy: placeBlockedBy(entrance, null) ?? (network.edges.has(path) ? null : 'path-not-found'),
    edit: (before) => connectTo(placed, path, join)(addNode(entrance)(before)),
    note: { kind: 'addEntrance', name: label },
    select: { type: 'node', ids: [placed] },
  };
}
