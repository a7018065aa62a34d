import type { ToolSnapshot } from '@/machines/editor/runningTool';
import type { NodeId } from '@/model/network/network';

/** The node that is dragged by the pointer. */
export function draggedNode(snapshot: ToolSnapshot | undefined): NodeId | null {
  const over = snapshot?.hasTag('draggingNode') ? snapshot.context.press?.over : null;
  return over?.kind === 'node' ? over.id : null;
}
