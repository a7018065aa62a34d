import { useEffect, useRef, useState } from 'react';
import { errorSummaryOf } from '@/components/feedback/useListError';
import { fieldErrorOf } from '@/machines/apiErrors';
import type { OutgoingPicture } from '@/model/content/promotions/sendPicture';

/** A file of at most one upload at a time; it ends with the field. */
export interface FileUpload {
  /** The share that is sent, from 0 to 1; null while nothing is sent. */
  readonly share: number | null;
  /** Why the last file was not taken, in words. */
  readonly error: string | null;
  /** Sends a file, and resolves with the result; null where it failed or was cancelled. */
  readonly start: <Result>(file: File, send: (outgoing: OutgoingPicture) => Promise<Result>) => Promise<Result | null>;
  /** Says why a chosen file is not sent. */
  readonly reject: (reason: string) => void;
  readonly cancel: () => void;
}

export function useFileUpload(): FileUpload {
  const [share, setShare] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  return {
    share,
    error,
    start: async (file, send) => {
      const abort = new AbortController();
      running.current = abort;
      setError(null);
      setShare(0);
      try {
        return await send({ file, filename: file.name, signal: abort.signal, onProgress: setShare });
      } catch (failure) {
        if (!abort.signal.aborted) setError(fieldErrorOf(failure, 'file') ?? errorSummaryOf(failure).text);
        return null;
      } finally {
        setShare(null);
      }
    },
    reject: setError,
    cancel: () => running.current?.abort(),
  };
}
