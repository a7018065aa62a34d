import type { MapNode, NodeId } from '../network';
import { changeRecords } from './changeRecords';
import type { NetworkEdit } from './networkEdit';

export type NodeChanges = Partial<Pick<MapNode, 'name' | 'open' | 'closure' | 'mesh' | 'dynamicRoute'>>;

/** Changes properties of nodes; moveNodes changes their positions. A node that is opened loses its closure. */
export function setNodes(ids: Iterable<NodeId>, changes: NodeChanges): NetworkEdit {
  return (network) => {
    const nodes = changeRecords(network.nodes, ids, changes.open ? { ...changes, closure: undefined } : changes);
    return nodes === network.nodes ? network : { ...network, nodes };
  };
}
