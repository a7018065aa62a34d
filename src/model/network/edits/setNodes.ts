import type { MapNode, NodeId } from '../network';
import { changeRecords } from './changeRecords';
import type { NetworkEdit } from './networkEdit';

export type NodeChanges = Partial<Pick<MapNode, 'name' | 'open' | 'mesh' | 'dynamicRoute'>>;

/** Changes properties of nodes; moveNodes changes their positions. */
export function setNodes(ids: Iterable<NodeId>, changes: NodeChanges): NetworkEdit {
  return (network) => {
    const nodes = changeRecords(network.nodes, ids, changes);
    return nodes === network.nodes ? network : { ...network, nodes };
  };
}
