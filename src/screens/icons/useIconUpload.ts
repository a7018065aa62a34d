import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { sendIcons } from '@/api/icons/icons';
import { errorSummaryOf } from '@/components/feedback/useListError';
import { MOST_ICONS, MOST_ICONS_AT_ONCE } from '@/contract/icons/icons';
import { translate } from '@/contract/texts/translate';
import type { IconReader } from '@/model/content/icons/iconFile';
import { type FileOutcome, sendIconFiles } from './sendIconFiles';
import { text } from './texts';

export interface UploadedIconFile {
  /** Two files may have one name. */
  readonly key: number;
  readonly filename: string;
  readonly outcome: FileOutcome;
}

interface IconUpload {
  /** The files of the last upload with their outcomes. */
  readonly files: readonly UploadedIconFile[];
  /** Share of the files that have ended, from 0 to 1; null while nothing runs. */
  readonly share: number | null;
  readonly start: (files: readonly File[]) => Promise<void>;
  readonly cancel: () => void;
}

/**
 * One upload of icons at a time; it ends with its dialog.
 * @param room icons that the organisation may still add: files beyond them are not sent
 */
export function useIconUpload(organisation: string, read: IconReader, room: number): IconUpload {
  const client = useQueryClient();
  const [files, setFiles] = useState<readonly UploadedIconFile[]>([]);
  const [share, setShare] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (chosen: readonly File[]) => {
    if (running.current || chosen.length === 0) return;
    const abort = new AbortController();
    running.current = abort;
    setFiles([]);
    setShare(0);
    const { icons: all, rejected } = await read(chosen);
    const icons = all.slice(0, room);
    const reason = translate('icon.tooMany', { most: MOST_ICONS });
    const beyond = all.slice(room).map(({ filename }) => ({ filename, outcome: { reason } }));
    const waiting = icons.map(({ filename }) => ({ filename, outcome: null }));
    const refused = rejected.map(({ filename, reason }) => ({ filename, outcome: { reason } }));
    setFiles([...waiting, ...beyond, ...refused].map((file, key) => ({ ...file, key })));
    let ended = 0;
    await sendIconFiles(icons, {
      most: MOST_ICONS_AT_ONCE,
      signal: abort.signal,
      readFailure,
      send: (batch) =>
        sendIcons(client, organisation, batch, {
          signal: abort.signal,
          onProgress: (sent) => setShare((ended + sent * batch.length) / icons.length),
        }),
      onEnd: (outcomes) => {
        ended += outcomes.size;
        setShare(ended / icons.length);
        setFiles((before) => before.map((file) => ({ ...file, outcome: outcomes.get(file.key) ?? file.outcome })));
      },
    });
    if (abort.signal.aborted)
      setFiles((before) =>
        before.map((file) => (file.outcome === null ? { ...file, outcome: { reason: text('cancelled') } } : file)),
      );
    running.current = null;
    setShare(null);
  };
  return { files, share, start, cancel: () => running.current?.abort() };
}

/** The service names a file by its place: `files[3]`. */
function readFailure(error: unknown): { byFile: Map<number, string>; text: string } {
  const fields = typeof error === 'object' && error !== null && 'fields' in error ? error.fields : undefined;
  const byFile = new Map(
    Object.entries((fields ?? {}) as Readonly<Record<string, readonly string[]>>).flatMap(([field, [reason]]) => {
      const [, place] = /^files\[(\d+)\]$/.exec(field) ?? [];
      return place === undefined || reason === undefined ? [] : [[Number(place), reason] as const];
    }),
  );
  return { byFile, text: errorSummaryOf(error).text };
}
