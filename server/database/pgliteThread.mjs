// The embedded database runs in its own thread, so that its queries never block the event loop of the service. Plain
// JavaScript, because a worker thread starts without the loaders of its parent.
import {
  closeSync,
  cpSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

const OWNER_ONLY = 0o700;
/** Exit codes, from which embeddedThread.ts reads the reason. */
const END = { panic: 1, failedSync: 2, failedProgram: 3 };

/**
 * PGlite's own file system does not sync: a commit would be lost in a power cut despite `fsync`. It also gives its files
 * modes of its own, which ignore the umask: those would let every user of the system write to them.
 */
class DurableNodeFS extends NodeFS {
  async init(pg, options) {
    const opened = await super.init(pg, options);
    opened.emscriptenOpts.preRun.unshift((mod) => {
      const files = mod.NODEFS ?? mod.FS.filesystems.NODEFS;
      files.stream_ops.fsync = (stream) => {
        syncOrEnd(stream.nfd);
        return 0;
      };
      const setAttributes = files.setattr.bind(files);
      files.setattr = (target, node, attributes, ...calls) =>
        setAttributes(target, node, ownerOnly(attributes), ...calls);
    });
    return opened;
  }
}

/**
 * After a failed sync nobody knows what is on the disk, and another one may succeed without writing anything: as in
 * PostgreSQL, only recovery from the log may go on. The thread ends, and is started again.
 */
function syncOrEnd(descriptor) {
  try {
    fsyncSync(descriptor);
  } catch {
    process.exit(END.failedSync);
  }
}

const ownerOnly = (attributes) => {
  const { mode } = attributes;
  // The upper bits name the kind of file.
  return mode === undefined ? attributes : { ...attributes, mode: (mode & ~0o777) | (mode & OWNER_ONLY) };
};

// `-F` would switch syncing off; with open_datasync, the default, `fsync` above is never called.
const startParams = [...PGlite.defaultStartParams.filter((param) => param !== '-F'), '-c', 'wal_sync_method=fsync'];

const open = (folder) =>
  PGlite.create({ fs: new DurableNodeFS(folder), startParams, extensions: { pg_trgm, unaccent } });

function syncFile(path) {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function syncTree(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) syncFile(path);
  }
  syncFile(folder);
}

/** Creates the database in a temporary folder first, so that it exists completely or not at all. */
async function createOnce(folder, template) {
  if (existsSync(folder)) return;
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  if (template) cpSync(template, draft, { recursive: true });
  else await (await open(draft)).close();
  syncTree(draft);
  renameSync(draft, folder);
  syncFile(dirname(folder));
}

const { folder, template, socket } = workerData;
await createOnce(folder, template);
const db = await open(folder);
// An error of SQL is an exit with a status, or part of the answer. Any other exception has left the program of the
// database in its middle, and PGlite would call it again for ever.
const { mod } = db;
const runOnce = mod._PostgresMainLoopOnce;
mod._PostgresMainLoopOnce = () => {
  try {
    runOnce();
  } catch (error) {
    if (typeof error?.status !== 'number') process.exit(END.failedProgram);
    throw error;
  }
};
// After a PANIC (a failed write to the log) PGlite stops answering: the thread exits and is restarted. The search
// includes the zero byte, which no text value can contain. An answer that fails would block the socket server.
const exec = db.execProtocolRawStream.bind(db);
let hasPanicked = false;
db.execProtocolRawStream = async (message, { onRawData }) => {
  try {
    return await exec(message, {
      onRawData: (data) => {
        onRawData(data);
        if (!Buffer.from(data.buffer, data.byteOffset, data.byteLength).includes('VPANIC\0')) return;
        hasPanicked = true;
        setImmediate(() => process.exit(END.panic));
      },
    });
  } catch {
    process.exit(hasPanicked ? END.panic : END.failedProgram);
  }
};
const server = new PGLiteSocketServer({ db, path: socket, maxConnections: 8 });
await server.start();
parentPort.on('message', async (message) => {
  if (message === 'ping') parentPort.postMessage('pong');
  if (message !== 'close') return;
  try {
    await server.stop();
    await db.close();
    parentPort.postMessage('closed');
  } finally {
    parentPort.close();
  }
});
parentPort.postMessage('ready');
