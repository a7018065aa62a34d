import { randomUUID } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { checkKey, checkPrefix } from './checkKey';
import { destroyAfter } from './destroyAfter';
import { sliceOf } from './sliceOf';
import type { ListedFile, Storage } from './storage';

// A key never begins with a dot, so drafts are neither listed nor read.
const DRAFT = '.draft-';
const DRAFT_LIFE = 10 * 60_000;
const SWEEP_EVERY = 5 * 60_000;

export interface DiskStorage extends Storage {
  /** Removes drafts of aborted uploads older than ten minutes before `now`, in milliseconds since 1970. */
  sweep(now: number): Promise<void>;
}

/** Stores files below `folder`, which is created if missing; sweeps old drafts regularly. */
export async function openDiskStorage(folder: string): Promise<DiskStorage> {
  await makeFolder(folder);
  const pathOf = (key: string) => {
    checkKey(key);
    return join(folder, ...key.split('/'));
  };
  const sweep = (now: number) => sweepFolder(folder, now - DRAFT_LIFE);
  await sweep(Date.now());
  const timer = setInterval(() => void sweep(Date.now()).catch(() => {}), SWEEP_EVERY).unref();
  return {
    sweep,
    put: (key, body) => destroyAfter(body, async () => write(pathOf(key), body)),
    get: async (key, range) => {
      const path = pathOf(key);
      const file = await open(path).catch(absent);
      if (!file) return null;
      try {
        const status = await file.stat();
        if (!status.isFile()) {
          await file.close();
          return null;
        }
        const { size } = status;
        if (size === 0 && !range) {
          await file.close();
          return { stream: Readable.from([]), size, length: 0 };
        }
        const slice = sliceOf(range ?? { start: 0 }, size);
        // The opened file is streamed: a put or delete in the meantime does not affect it.
        return { stream: createReadStream(path, { fd: file, ...slice }), size, length: slice.end - slice.start + 1 };
      } catch (error) {
        await file.close();
        throw error;
      }
    },
    has: async (key) => (await stat(pathOf(key)).catch(absent))?.isFile() ?? false,
    delete: async (key) => {
      const path = pathOf(key);
      await rm(path, { force: true }).catch(absent);
      await syncFolder(dirname(path)).catch(absent);
    },
    move: async (from, to) => {
      const [before, after] = [pathOf(from), pathOf(to)];
      await makeFolder(dirname(after));
      if ((await stat(before).catch(absent)) === null) return false;
      await rename(before, after);
      await syncFolder(dirname(after));
      await syncFolder(dirname(before));
      return true;
    },
    list: (prefix, after = '') => {
      checkPrefix(prefix);
      return listFolder(folder, '', { prefix, after });
    },
    check: () => access(folder, constants.R_OK | constants.W_OK),
    close: async () => clearInterval(timer),
  };
}

/** Writes to a draft and renames it, so that a partial file is never visible under the key. */
async function write(path: string, body: Readable | Uint8Array): Promise<number> {
  const folder = dirname(path);
  await makeFolder(folder);
  const draft = join(folder, `${DRAFT}${randomUUID()}`);
  try {
    const file = await open(draft, 'wx', 0o600);
    let size = 0;
    try {
      for await (const chunk of body instanceof Uint8Array ? [body] : (body as AsyncIterable<Uint8Array>)) {
        await file.writeFile(chunk);
        size += chunk.byteLength;
      }
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
    await syncFolder(folder);
    return size;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Creates the folder and syncs the entry of each new folder. */
async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let at = folder; at.length >= first.length; at = dirname(at)) await syncFolder(dirname(at));
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

interface Listed {
  readonly prefix: string;
  readonly after: string;
}

async function* listFolder(folder: string, path: string, listed: Listed): AsyncGenerator<ListedFile> {
  const { prefix, after } = listed;
  const entries = (await readdir(join(folder, path), { withFileTypes: true }).catch(absent)) ?? [];
  // A folder's name sorts with its slash, after `-` and `.`, so that the order equals that of the keys.
  const named = entries
    .filter((entry) => !entry.name.startsWith('.'))
    .map((entry) => ({ entry, key: `${path}${entry.name}${entry.isDirectory() ? '/' : ''}` }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  for (const { entry, key } of named) {
    if (entry.isDirectory()) {
      if (key.startsWith(prefix) || prefix.startsWith(key)) yield* listFolder(folder, key, listed);
    } else if (key.startsWith(prefix) && key > after) {
      const status = await stat(join(folder, key)).catch(absent);
      if (status) yield { key, size: status.size };
    }
  }
}

async function sweepFolder(folder: string, before: number): Promise<void> {
  for (const entry of (await readdir(folder, { withFileTypes: true }).catch(absent)) ?? []) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await sweepFolder(path, before);
    else if (entry.name.startsWith(DRAFT) && ((await stat(path).catch(absent))?.mtimeMs ?? before) < before)
      await rm(path, { force: true });
  }
}

/** Null when the path does not exist; rethrows any other error. */
function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
