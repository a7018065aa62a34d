import { useQueryClient } from '@tanstack/react-query';
import { batchesQuery, beginBatch } from '@/api/batches/batches';
import { useCurrentUser } from '@/components/currentUser';
import { notifyError } from '@/components/feedback/notifyError';

/** Puts back all that a batch has deleted. */
export function useUndoDeletions(): (uuid: string) => void {
  const client = useQueryClient();
  const { uuid: organisation } = useCurrentUser().organisation;
  const undo = async (uuid: string) => {
    try {
      await beginBatch(organisation, { undo: uuid });
    } catch (error) {
      notifyError(error);
    }
    await client.invalidateQueries({ queryKey: batchesQuery(organisation).queryKey, exact: true });
  };
  return (uuid) => void undo(uuid);
}
