import { useMutation } from '@tanstack/react-query';
import { openDownload } from '@/api/publishing/builds';
import { ActionButton } from '@/components/blocked/ActionButton';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { notifyError } from '@/components/feedback/notifyError';
import { text } from './texts';

interface Props {
  readonly project: string;
  /** Of a certain build; the newest one that is not for demo units otherwise. */
  readonly number?: number;
}

/** Downloads a build of a location. */
export function DownloadButton({ project, number }: Props) {
  const download = useMutation({
    ...openDownload(project),
    onSuccess: (url) => void window.open(url, '_self'),
    onError: notifyError,
  });
  return (
    <ActionButton
      appearance={number === undefined ? 'subtle' : 'secondary'}
      {...(number !== undefined && { size: 'small', 'aria-label': text('downloadNumber', { number }) })}
      blockedBy={blockedWhile(download.isPending)}
      onClick={() => download.mutate(number ?? null)}
    >
      {text('download')}
    </ActionButton>
  );
}
