import { useQueryClient } from '@tanstack/react-query';
import { staleByDestinations } from '@/api/destinations/destinations';
import type { BatchRow } from '@/components/batch/rowResults';
import { useBatchRun } from '@/components/batch/useBatchRun';
import { useCurrentUser } from '@/components/currentUser';

/** Runs a change of many destinations and refreshes the lists at its end. */
export function useDestinationBatch<Row extends BatchRow>(rows: readonly Row[], work: (row: Row) => Promise<boolean>) {
  const client = useQueryClient();
  const { organisation } = useCurrentUser();
  return useBatchRun(rows, {
    work,
    refresh: () =>
      Promise.all(staleByDestinations(organisation.uuid).map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}
