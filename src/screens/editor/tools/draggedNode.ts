import type { ToolSnapshot } from '@/machines/editor/runningTool';
import type { NodeId } from '@/model/network/network';

/** The node that is dragged by the pointer. */
export const draggedNode = (snapshot: ToolSnapshot | undefined): NodeId | null =>
  snapshot?.hasTag('draggingNode') ? pressedNode(snapshot) : null;

/** The node that is dragged, itself or as a copy. */
export const takenNode = (snapshot: ToolSnapshot | undefined): NodeId | null =>
  snapshot?.hasTag('copyingNode') ? pressedNode(snapshot) : draggedNode(snapshot);

const pressedNode = ({ context: { press } }: ToolSnapshot): NodeId | null =>
  press?.over?.kind === 'node' ? press.over.id : null;
