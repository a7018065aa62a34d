import { useMutation } from '@tanstack/react-query';
import { requestBuild } from '@/api/builds';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { errorSummaryOf } from '@/components/feedback/useListError';
import { useNotify } from '@/components/feedback/useNotify';
import { text } from './texts';

/** Builds a location; the service says when another job of it is running. */
export function BuildButton({ project }: { project: string }) {
  const notify = useNotify();
  const build = useMutation({
    ...requestBuild(project),
    onSuccess: (message) => notify(message),
    onError: (error) => notify(errorSummaryOf(error).text, 'error'),
  });
  return (
    <ActionButton blockedBy={blockedWhile(build.isPending)} onClick={() => build.mutate()}>
      {text('build')}
    </ActionButton>
  );
}
