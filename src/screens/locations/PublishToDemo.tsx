import { useMutation } from '@tanstack/react-query';
import { publishToDemoUnits } from '@/api/projects';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { errorSummaryOf } from '@/components/feedback/useListError';
import { useNotify } from '@/components/feedback/useNotify';
import { text } from './texts';

/** Publishes a location to its demo units alone. */
export function PublishToDemo({ project }: { project: string }) {
  const notify = useNotify();
  const publishing = useMutation({
    ...publishToDemoUnits(project),
    onSuccess: (message) => notify(message),
    onError: (error) => notify(errorSummaryOf(error).text, 'error'),
  });
  return (
    <ActionButton blockedBy={blockedWhile(publishing.isPending)} onClick={() => publishing.mutate()}>
      {text('publishToDemo')}
    </ActionButton>
  );
}
