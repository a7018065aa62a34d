import { useMutation } from '@tanstack/react-query';
import { undoBatchIn } from '@/api/destinations/placementBatches';
import { useCurrentUser } from '@/components/currentUser';
import { notifyError } from '@/components/feedback/notifyError';
import { useNotify } from '@/components/feedback/useNotify';
import type { PlacedBatch } from '@/contract/destinations/placementBatches';
import { useOpenedLocation } from '../session/openedLocation';
import { text } from './texts';

/** Takes back destinations from labels, and says which are kept since they were changed; also after the dialog closed. */
export function useUndoBatch(): (batch: PlacedBatch) => void {
  const { project } = useOpenedLocation();
  const { organisation } = useCurrentUser();
  const notify = useNotify();
  const { mutateAsync } = useMutation(undoBatchIn(project, organisation.uuid));
  return (batch) => {
    mutateAsync(batch).then(
      ({ removed, kept }) =>
        kept.length === 0
          ? notify(text('undone', { count: removed }))
          : notify(text('undoneExcept', { count: removed, kept: kept.join(', ') }), 'warning'),
      notifyError,
    );
  };
}
