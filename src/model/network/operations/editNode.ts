import type { NodeChanges } from '../edits/setNodes';
import type { Network, NodeId } from '../network';
import { editNodes } from './editNodes';
import type { Operation } from './operation';

/** Changes name, open, mesh or dynamic route of a node. */
export const editNode = (network: Network, id: NodeId, changes: NodeChanges): Operation =>
  editNodes(network, [id], changes);
