import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useCurrentUser } from '@/components/currentUser';
import type { DocumentMachine } from '@/machines/editor/document.machine';
import { provideDocumentMachine } from './provideDocumentMachine';

/**
 * The document machine of the signed-in person. The page may close as soon as it is hidden, and so may the tab after the
 * editor is left: the pending draft is written at that moment. Once it is left, another tab may be offered its draft.
 */
export function useDocumentMachine(): DocumentMachine {
  const client = useQueryClient();
  const { user, organisation } = useCurrentUser();
  const { machine, flushDrafts, leaveDrafts } = useMemo(
    () => provideDocumentMachine(client, { user: user.uuid, organisation: organisation.uuid }),
    [client, user.uuid, organisation.uuid],
  );
  useEffect(() => {
    window.addEventListener('pagehide', flushDrafts);
    document.addEventListener('visibilitychange', flushDrafts);
    return () => {
      window.removeEventListener('pagehide', flushDrafts);
      document.removeEventListener('visibilitychange', flushDrafts);
      leaveDrafts();
    };
  }, [flushDrafts, leaveDrafts]);
  return machine;
}
