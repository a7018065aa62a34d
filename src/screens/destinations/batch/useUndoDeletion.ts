import { useQueryClient } from '@tanstack/react-query';
import { bringBackDestination, staleByDestinations } from '@/api/destinations/destinations';
import { countResults, type RowResult, runRows } from '@/components/batch/rowResults';
import { useCurrentUser } from '@/components/currentUser';
import { useNotify } from '@/components/feedback/useNotify';
import { text } from './texts';

/** How long the toast after a deletion offers to undo it, in milliseconds. */
export const UNDO_OFFERED = 10_000;

/**
 * Restores records that a deletion of many deleted, and reports those that could not be restored; also after its dialog
 * closed.
 */
export function useUndoDeletion(): (results: readonly RowResult[]) => void {
  const client = useQueryClient();
  const notify = useNotify();
  const { organisation } = useCurrentUser();
  const undo = async (results: readonly RowResult[]) => {
    const restored: RowResult[] = [];
    await runRows(
      results.filter(({ outcome }) => outcome === 'done'),
      {
        work: async ({ key }) => {
          await bringBackDestination(key);
          return true;
        },
        onResult: (result) => restored.push(result),
        isStopped: () => false,
      },
    );
    await Promise.all(staleByDestinations(organisation.uuid).map((queryKey) => client.invalidateQueries({ queryKey })));
    const lost = restored.filter(({ outcome }) => outcome !== 'done').map(({ name }) => name);
    if (lost.length > 0) notify(text('restoredExcept', { names: lost.join(', ') }), 'error');
    else notify(text('restored', { count: countResults(restored).done }));
  };
  return (results) => void undo(results);
}
