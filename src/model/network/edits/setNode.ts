import type { NodeId } from '../network';
import type { NetworkEdit } from './networkEdit';
import { type NodeChanges, setNodes } from './setNodes';

/** Changes properties of a node; moveNodes changes its position. */
export const setNode = (id: NodeId, changes: NodeChanges): NetworkEdit => setNodes([id], changes);
