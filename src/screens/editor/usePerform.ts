import { useCallback } from 'react';
import { useTell } from '@/components/useTell';
import type { Operation } from '@/model/plan/operations/operation';
import { BLOCKED_TEXTS } from './blockedTexts';
import type { EditorActors } from './editorParts';

/** Carries out an operation as one step of the history, or says in words what stands against it. */
export function usePerform({ document }: Pick<EditorActors, 'document'>): (operation: Operation) => void {
  const tell = useTell();
  return useCallback(
    (operation) => {
      if (operation.blockedBy) tell(BLOCKED_TEXTS[operation.blockedBy], 'warning');
      else document.send({ type: 'edit', operation });
    },
    [document, tell],
  );
}
