import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ToolSnapshot } from '@/machines/editor/runningTool';
import type { NodeId } from '@/model/network/network';
import { nodesDraggedWith } from '@/model/network/selection';
import { useEditor } from '../editorSession';
import { useGesture } from './useTool';

/** Nodes that a running gesture moves; empty when there is none. */
export function useDraggedNodes(): ReadonlySet<NodeId> {
  const selection = useSelector(useEditor().document, (snapshot) => snapshot.context.history.selection);
  const node = useGesture(draggedNode);
  return useMemo(() => new Set(node === null ? [] : nodesDraggedWith(node, selection)), [node, selection]);
}

/** The node that is dragged by the pointer. */
export function draggedNode(snapshot: ToolSnapshot | undefined): NodeId | null {
  const over = snapshot?.hasTag('draggingNode') ? snapshot.context.press?.over : null;
  return over?.kind === 'node' ? over.id : null;
}
