import { useMutation } from '@tanstack/react-query';
import { openDownload } from '@/api/publishing/builds';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { errorSummaryOf } from '@/components/feedback/useListError';
import { useNotify } from '@/components/feedback/useNotify';
import { text } from './texts';

/** Downloads the newest build of a location. */
export function DownloadButton({ project }: { project: string }) {
  const notify = useNotify();
  const download = useMutation({
    ...openDownload(project),
    onSuccess: (url) => void window.open(url, '_self'),
    onError: (error) => notify(errorSummaryOf(error).text, 'error'),
  });
  return (
    <ActionButton blockedBy={blockedWhile(download.isPending)} onClick={() => download.mutate()}>
      {text('download')}
    </ActionButton>
  );
}
