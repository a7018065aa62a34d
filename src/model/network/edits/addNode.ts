import { type FloorId, type MapNode, type NodeId, nodeId } from '../network';
import type { NetworkEdit } from './networkEdit';

export interface NewNode extends Partial<Pick<MapNode, 'name' | 'open' | 'mesh' | 'dynamicRoute'>> {
  readonly floor: FloorId;
  /** Metres in floor units. */
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** The settings of a node until the person changes them. */
export const NEW_NODE = { name: '', open: true, mesh: null, dynamicRoute: null } as const;

/** Adds a node with the id `network.nextId`. */
export function addNode(node: NewNode): NetworkEdit {
  return (network) => {
    const id: NodeId = nodeId(network.nextId);
    const nodes = new Map(network.nodes);
    nodes.set(id, { ...NEW_NODE, ...node, id });
    return { ...network, nodes, nextId: network.nextId - 1 };
  };
}
