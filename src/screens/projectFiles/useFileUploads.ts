import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { projectFilesKey } from '@/api/locations/keys';
import { sendProjectFile } from '@/api/locations/projectFiles';
import { errorSummaryOf } from '@/components/feedback/useListError';
import { PROJECT_FILE_LIMIT } from '@/contract/locations/projectFiles';
import { text } from './texts';

/** A file on its way, or one that failed. */
export interface FileUpload {
  readonly id: number;
  readonly file: File;
  readonly path: string;
  readonly state: 'sending' | 'done' | 'failed';
  /** From 0 to 1. */
  readonly share: number;
  readonly error: string | null;
}

/** The uploads of the page: each with its progress, to be cancelled, repeated or put aside. */
export function useFileUploads(project: string) {
  const client = useQueryClient();
  const [uploads, setUploads] = useState<readonly FileUpload[]>([]);
  const aborts = useRef(new Map<number, AbortController>());
  const counter = useRef(0);
  const change = (id: number, part: Partial<FileUpload>) =>
    setUploads((before) => before.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const dismiss = (id: number) => setUploads((before) => before.filter((one) => one.id !== id));

  const send = async (id: number, file: File, path: string) => {
    if (file.size > PROJECT_FILE_LIMIT) return change(id, { state: 'failed', error: text('tooLarge') });
    const abort = new AbortController();
    aborts.current.set(id, abort);
    change(id, { state: 'sending', share: 0, error: null });
    try {
      const onProgress = (share: number) => change(id, { share });
      await sendProjectFile(project, path, { file, signal: abort.signal, onProgress });
      change(id, { state: 'done', share: 1 });
      await client.invalidateQueries({ queryKey: projectFilesKey(project) });
    } catch (error) {
      if (abort.signal.aborted) dismiss(id);
      else change(id, { state: 'failed', error: errorSummaryOf(error).text });
    } finally {
      aborts.current.delete(id);
    }
  };
  return {
    uploads,
    start: (files: readonly File[], path: string) => {
      const added = files.map((file): FileUpload => {
        counter.current += 1;
        return { id: counter.current, file, path, state: 'sending', share: 0, error: null };
      });
      setUploads((before) => [...before, ...added]);
      for (const { id, file } of added) void send(id, file, path);
    },
    cancel: (id: number) => aborts.current.get(id)?.abort(),
    retry: ({ id, file, path }: FileUpload) => void send(id, file, path),
    dismiss,
  };
}

export type FileUploads = ReturnType<typeof useFileUploads>;
