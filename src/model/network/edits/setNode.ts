import type { MapNode, NodeId } from '../network';
import { changeRecords } from './changeRecords';
import type { NetworkEdit } from './networkEdit';

export type NodeChanges = Partial<Pick<MapNode, 'name' | 'open' | 'mesh' | 'dynamicRoute'>>;

/** Changes properties of a node; moveNodes changes its position. */
export function setNode(id: NodeId, changes: NodeChanges): NetworkEdit {
  return (network) => {
    const nodes = changeRecords(network.nodes, [id], changes);
    return nodes === network.nodes ? network : { ...network, nodes };
  };
}
