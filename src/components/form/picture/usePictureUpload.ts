import { useEffect, useRef, useState } from 'react';
import { errorSummaryOf } from '@/components/feedback/useListError';
import type { OutgoingPicture, SendPicture } from '@/model/content/promotions/sendPicture';

type UploadState =
  | { readonly kind: 'none' }
  /** `share` of the bytes is sent, from 0 to 1. */
  | { readonly kind: 'sending'; readonly share: number }
  /** `again` sends the same picture once more; a file that was never sent has none. */
  | { readonly kind: 'failed'; readonly text: string; readonly again?: () => void };

interface PictureUpload {
  readonly state: UploadState;
  readonly start: (picture: Pick<OutgoingPicture, 'file' | 'filename'>) => void;
  /** Says why a chosen file is not sent. */
  readonly reject: (reason: string) => void;
  readonly cancel: () => void;
}

/** One upload at a time; it ends with the field. */
export function usePictureUpload(send: SendPicture, onSent: (address: string) => void): PictureUpload {
  const [state, setState] = useState<UploadState>({ kind: 'none' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start: PictureUpload['start'] = async (picture) => {
    const abort = new AbortController();
    running.current = abort;
    setState({ kind: 'sending', share: 0 });
    try {
      const address = await send({
        ...picture,
        signal: abort.signal,
        onProgress: (share) => setState((now) => (now.kind === 'sending' ? { ...now, share } : now)),
      });
      setState({ kind: 'none' });
      onSent(address);
    } catch (failure) {
      setState(
        abort.signal.aborted
          ? { kind: 'none' }
          : { kind: 'failed', text: textOf(failure), again: () => start(picture) },
      );
    }
  };
  return {
    state,
    start,
    reject: (reason) => setState({ kind: 'failed', text: reason }),
    cancel: () => running.current?.abort(),
  };
}

/** The service's error for the file, where it has one. */
function textOf(failure: unknown): string {
  const fields = typeof failure === 'object' && failure !== null && 'fields' in failure ? failure.fields : undefined;
  const byField = (fields ?? {}) as Readonly<Record<string, readonly string[]>>;
  return (byField.file ?? byField.image)?.[0] ?? errorSummaryOf(failure).text;
}
