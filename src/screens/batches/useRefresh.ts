import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useCurrentUser } from '@/components/currentUser';

/**
 * Loads again what a change in the active organisation makes stale.
 * @param stale a function that stays the same
 */
export function useRefresh(stale: (organisation: string) => readonly (readonly unknown[])[]): () => Promise<unknown> {
  const client = useQueryClient();
  const { uuid } = useCurrentUser().organisation;
  return useCallback(
    () => Promise.all(stale(uuid).map((queryKey) => client.invalidateQueries({ queryKey }))),
    [client, stale, uuid],
  );
}
