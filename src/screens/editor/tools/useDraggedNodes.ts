import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { NodeId } from '@/model/network/network';
import { nodesDraggedWith } from '@/model/network/selection';
import { useEditorActors } from '../session/editorActors';
import { takenNode } from './draggedNode';
import { useGesture } from './useGesture';

/** Nodes that a running gesture moves or copies; empty when there is none. */
export function useDraggedNodes(): ReadonlySet<NodeId> {
  const selection = useSelector(useEditorActors().document, (snapshot) => snapshot.context.history.selection);
  const node = useGesture(takenNode);
  return useMemo(() => new Set(node === null ? [] : nodesDraggedWith(node, selection)), [node, selection]);
}
