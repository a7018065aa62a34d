import { useQueryClient } from '@tanstack/react-query';
import { batchesQuery } from '@/api/batches/batches';
import { requestCancel } from '@/api/jobs/jobs';
import { useCurrentUser } from '@/components/currentUser';
import { notifyError } from '@/components/feedback/notifyError';

/** Stops a batch before its next record. */
export function useStopBatch(): (uuid: string) => void {
  const client = useQueryClient();
  const { uuid: organisation } = useCurrentUser().organisation;
  return (uuid) =>
    void requestCancel(uuid)
      .catch(notifyError)
      .then(() => client.invalidateQueries(batchesQuery(organisation)));
}
