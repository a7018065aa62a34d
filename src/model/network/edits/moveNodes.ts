import type { Point } from '@/model/geometry/points';
import type { NodeId } from '../network';
import type { NetworkEdit } from './networkEdit';

/** Moves nodes to new positions on their floor, in metres. Unknown nodes are ignored. */
export function moveNodes(places: ReadonlyMap<NodeId, Point>): NetworkEdit {
  return (network) => {
    const moved = [...places].filter(([id, to]) => {
      const node = network.nodes.get(id);
      return node !== undefined && (node.x !== to.x || node.y !== to.y);
    });
    if (moved.length === 0) return network;
    const nodes = new Map(network.nodes);
    for (const [id, { x, y }] of moved) nodes.set(id, { ...nodes.get(id)!, x, y });
    return { ...network, nodes };
  };
}
