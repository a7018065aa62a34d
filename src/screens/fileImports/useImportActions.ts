import { useQueryClient } from '@tanstack/react-query';
import { fileImportsQuery, type ImportCalls } from '@/api/fileImports/fileImports';
import { requestCancel } from '@/api/jobs/jobs';
import { useCurrentUser } from '@/components/currentUser';
import { notifyError } from '@/components/feedback/notifyError';

/** Stops an import before its next rows, by its job, or takes one back. */
export function useImportActions(calls: ImportCalls): {
  readonly stop: (job: string) => void;
  readonly undo: (uuid: string) => void;
} {
  const client = useQueryClient();
  const { uuid: organisation } = useCurrentUser().organisation;
  const after = (work: Promise<unknown>) =>
    void work.catch(notifyError).then(() => client.invalidateQueries(fileImportsQuery(calls, organisation)));
  return {
    stop: (job) => after(requestCancel(job)),
    undo: (uuid) => after(calls.undo(organisation, uuid)),
  };
}
