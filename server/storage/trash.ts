import type { Storage } from './storage';

export const TRASH = 'trash/';
const TRASHED = /^trash\/(\d{4}-\d{2}-\d{2})\/(.+)$/;

/** A file in the trash: its key there, the one it had, and the day on which it was moved there. */
export interface TrashedFile {
  readonly key: string;
  readonly original: string;
  /** Midnight in UTC. */
  readonly day: Date;
  readonly size: number;
}

/** Moves a file to the trash, where it keeps its key under the day; false when there is no file. */
export const moveToTrash = (storage: Storage, key: string, now: Date): Promise<boolean> =>
  storage.move(key, `${TRASH}${now.toISOString().slice(0, 10)}/${key}`);

/** The files in the trash, oldest day first. */
export async function* listTrash(storage: Storage): AsyncGenerator<TrashedFile> {
  for await (const { key, size } of storage.list(TRASH)) {
    const [, day, original] = TRASHED.exec(key) ?? [];
    if (day !== undefined && original !== undefined) yield { key, original, day: new Date(`${day}T00:00:00Z`), size };
  }
}
