import type { Point } from '@/model/geometry/points';
import type { NodeId } from '../network';
import type { NetworkEdit } from './networkEdit';

/** Moves each node to its new place on its floor, in metres. Nodes that are not there are left out. */
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
