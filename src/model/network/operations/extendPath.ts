import type { Box } from '@/model/geometry/box';
import { addNode, type NewNode } from '../edits/addNode';
import { connectNodes } from '../edits/connectNodes';
import { splitEdge } from '../edits/splitEdge';
import { type EdgeId, type Network, type NodeId, nodeId } from '../network';
import type { BlockedBy, Operation } from './operation';
import { placeBlockedBy } from './places';

interface Extension {
  /** The node that the path begins at; null begins a new path. */
  readonly from: NodeId | null;
  readonly node: NewNode;
  /** The path that the new node is put into, if it is put on one. */
  readonly splits: EdgeId | null;
}

/** Places a node, on its own or into a path, and draws a path to it, as one step; selects the node. */
export function extendPath(network: Network, extension: Extension, floorBounds: Box | null): Operation {
  const { from, node, splits } = extension;
  const placed = nodeId(network.nextId);
  return {
    blockedBy: blockedBy(network, extension) ?? placeBlockedBy(node, floorBounds),
    edit: (before) => {
      const withNode = (splits === null ? addNode(node) : splitEdge(splits, node))(before);
      return from === null ? withNode : connectNodes(from, placed)(withNode);
    },
    note: { kind: from !== null ? 'drawPath' : splits === null ? 'placeNode' : 'splitPath' },
    select: { type: 'node', ids: [placed] },
  };
}

function blockedBy(network: Network, { from, node, splits }: Extension): BlockedBy | null {
  const split = splits === null ? null : network.edges.get(splits);
  if (split === undefined) return 'path-not-found';
  if (from === null) return null;
  const start = network.nodes.get(from);
  if (!start) return 'node-not-found';
  const floor = split === null ? node.floor : network.nodes.get(split.from)?.floor;
  return start.floor === floor ? null : 'other-floor';
}
