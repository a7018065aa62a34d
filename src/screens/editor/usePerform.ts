import { useCallback } from 'react';
import { useNotify } from '@/components/feedback/useNotify';
import type { Operation } from '@/model/network/operations/operation';
import { BLOCKED_TEXTS } from './blockedTexts';
import type { EditorActors } from './editorActors';

/** Carries out an operation as one step of the history, or says in words what stands against it. */
export function usePerform({ document }: Pick<EditorActors, 'document'>): (operation: Operation) => void {
  const notify = useNotify();
  return useCallback(
    (operation) => {
      if (operation.blockedBy) notify(BLOCKED_TEXTS[operation.blockedBy], 'warning');
      else document.send({ type: 'edit', operation });
    },
    [document, notify],
  );
}
