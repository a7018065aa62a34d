import type { IconFile } from '@/model/content/icons/iconFile';

/** How a file of an upload ended; null while it is not sent. */
export type FileOutcome = 'done' | { readonly reason: string } | null;

interface Options {
  /** Sends these files, all or none. */
  readonly send: (files: readonly [IconFile, ...IconFile[]]) => Promise<void>;
  /** The errors of single files by their place among the sent ones, and the error of the whole request. */
  readonly readFailure: (error: unknown) => { readonly byFile: ReadonlyMap<number, string>; readonly text: string };
  /** Most files of one request. */
  readonly most: number;
  readonly signal: AbortSignal;
  /** Called with the files that have ended, by their place among all. */
  readonly onEnd: (outcomes: ReadonlyMap<number, FileOutcome>) => void;
}

/** Sends files in requests of a few. A rejected file does not delay the others: the rest is sent without it. */
export async function sendIconFiles(files: readonly IconFile[], options: Options): Promise<void> {
  const { send, readFailure, most, signal, onEnd } = options;
  let waiting = files.map((file, index) => ({ file, index }));
  while (!signal.aborted) {
    const batch = waiting.slice(0, most);
    const [first, ...more] = batch.map(({ file }) => file);
    if (!first) return;
    try {
      await send([first, ...more]);
      onEnd(new Map(batch.map(({ index }) => [index, 'done'])));
      waiting = waiting.slice(batch.length);
    } catch (error) {
      if (signal.aborted) return;
      const { byFile, text } = readFailure(error);
      const failed = batch.flatMap((one, at) => {
        const reason = byFile.size === 0 ? text : byFile.get(at);
        return reason === undefined ? [] : [{ ...one, reason }];
      });
      // A failure of no file in particular is one of all of them.
      onEnd(new Map(failed.map(({ index, reason }) => [index, { reason }])));
      const gone = new Set(failed.map(({ index }) => index));
      waiting = waiting.filter(({ index }) => !gone.has(index));
    }
  }
}
