import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { findPostgres } from '../../../scripts/findPostgres.mjs';
import { shakesOf } from '../../../scripts/test/shakes.mjs';

export interface PostgresServer {
  /** The folder of its Unix socket: `host` for pg. */
  socketFolder: string;
  /** Ends it, by `fast` with its open transactions rolled back or `immediate` as by a crash, and starts it again. */
  restart(mode: 'fast' | 'immediate'): Promise<void>;
  /** Stops all its processes without ending them, as a machine that hangs would. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

/** User of PostgreSQL when the tests run as root, which PostgreSQL rejects: nobody. */
const NOBODY = { uid: 65534, gid: 65534 };

/** Settings that spare the disk: a test's database need not survive a power cut. */
const UNSYNCED = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'];

/** Starts a real PostgreSQL in a folder of its own, without a port; without syncing unless it is to be `durable`. */
export async function startPostgres({ durable = false } = {}): Promise<PostgresServer> {
  const bin = findPostgres();
  const root = process.getuid?.() === 0;
  const folder = mkdtempSync(join(tmpdir(), 'atrium-pg-'));
  const socketFolder = join(folder, 'socket');
  mkdirSync(socketFolder, { mode: 0o777 });
  chmodSync(folder, 0o755);
  chmodSync(socketFolder, 0o777);
  if (root) for (const one of [folder, socketFolder]) chownSync(one, NOBODY.uid, NOBODY.gid);
  const data = join(folder, 'data');
  const user = root ? NOBODY : {};
  const initdb = ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C'];
  execFileSync(join(bin, 'initdb'), initdb, { ...user, stdio: 'pipe', cwd: folder });
  // Statistics that come when a process likes would turn plans, and with them the order of rows.
  const options = [
    'listen_addresses=',
    'max_connections=200',
    'autovacuum=off',
    ...(durable ? [] : UNSYNCED),
    ...shakesOf(process.env).postgres,
  ];
  const start = async () => {
    const server = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-k', socketFolder, ...options.flatMap((option) => ['-c', option])],
      { ...user, stdio: ['ignore', 'ignore', 'pipe'], cwd: folder },
    );
    let output = '';
    server.stderr.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4000);
    });
    const ended = new Promise<void>((done) => server.once('exit', () => done()));
    for (let attempt = 0; !(await answers(socketFolder)); attempt++) {
      if (server.exitCode !== null || attempt > 300) throw new Error(`PostgreSQL does not start:\n${output}`);
      await wait(50);
    }
    return { server, ended };
  };
  let running = await start();
  const end = async (signal: NodeJS.Signals) => {
    running.server.kill(signal);
    await running.ended;
  };
  const signalAll = (signal: NodeJS.Signals) => {
    const main = running.server.pid;
    if (main === undefined) return;
    for (const pid of [main, ...childrenOf(main)]) process.kill(pid, signal);
  };
  return {
    socketFolder,
    restart: async (mode) => {
      await end(mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
      running = await start();
    },
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    stop: async () => {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Ids of the processes that this one has started. */
function childrenOf(parent: number): number[] {
  const text = execFileSync('ps', ['-o', 'pid=', '--ppid', String(parent)], { encoding: 'utf8' });
  return text.split('\n').filter(Boolean).map(Number);
}

async function answers(host: string): Promise<boolean> {
  const client = new pg.Client({ host, user: 'postgres', database: 'postgres' });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
