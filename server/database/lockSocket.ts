import { randomUUID } from 'node:crypto';
import { closeSync, openSync, readdirSync, rmSync, statSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';

const NAME = /^lock-socket-[0-9a-f-]+$/;
/** Bytes that the path of a socket may have, on the systems with the least. */
const LONGEST_PATH = 100;
const YOUNG = 60_000;

/** A socket in the data folder on which a live process listens, for all containers and users of the same machine. */
export interface LockSocket {
  readonly name: string;
  close(): void;
}

/** Listens in the folder; null where its file system has no sockets, as some network volumes. */
export async function openLockSocket(folder: string): Promise<LockSocket | null> {
  const name = `lock-socket-${randomUUID()}`;
  // A connection is the whole proof: the kernel accepts it even while this process is stopped.
  const server = createServer((socket) => socket.destroy()).unref();
  const isOpen = await atPath(
    folder,
    name,
    (path) =>
      new Promise<boolean>((done) => {
        server.once('error', () => done(false));
        server.listen(path, () => done(true));
      }),
  );
  if (!isOpen) return null;
  const remove = () => rmSync(join(folder, name), { force: true });
  return {
    name,
    close: () => {
      server.close();
      remove();
    },
  };
}

/** Whether a live process listens on the socket; null where that cannot be known. */
export async function answers(folder: string, name: string): Promise<boolean | null> {
  if (!NAME.test(name)) return null;
  const code = await atPath(
    folder,
    name,
    (path) =>
      new Promise<string>((done) => {
        const socket = connect(path);
        socket.once('connect', () => done('connected'));
        socket.once('error', (error: NodeJS.ErrnoException) => done(error.code ?? ''));
        socket.once('close', () => socket.destroy());
        socket.unref();
      }),
  );
  // A full queue of connections has a listener too.
  if (code === 'connected' || code === 'EAGAIN') return true;
  return code === 'ECONNREFUSED' ? false : null;
}

/** Removes the sockets of dead processes. A young one may belong to a process that does not listen on it yet. */
export async function removeDeadSockets(folder: string): Promise<void> {
  for (const name of readdirSync(folder).filter((one) => NAME.test(one))) {
    const age = Date.now() - (statSync(join(folder, name), { throwIfNoEntry: false })?.ctimeMs ?? Date.now());
    if (age > YOUNG && (await answers(folder, name)) === false) rmSync(join(folder, name), { force: true });
  }
}

/** Calls `use` with a path to the file that is short enough for a socket, however deep the folder is. */
async function atPath<T>(folder: string, name: string, use: (path: string) => Promise<T>): Promise<T> {
  const path = join(folder, name);
  if (Buffer.byteLength(path) <= LONGEST_PATH || process.platform !== 'linux') return use(path);
  const descriptor = openSync(folder, 'r');
  try {
    return await use(`/proc/self/fd/${descriptor}/${name}`);
  } finally {
    closeSync(descriptor);
  }
}
