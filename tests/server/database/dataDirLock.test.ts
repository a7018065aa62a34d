import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DataDirHeldError, lockDataDir } from '../../../server/database/dataDirLock';
import { type StartedChild, startChild } from '../../support/service/childProcess';

const HOLDER = 'tests/support/service/holdDataDir.mjs';
let folder: string;
let children: StartedChild[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-lock-'));
  children = [];
});
afterEach(async () => {
  await Promise.all(children.map((one) => one.end('SIGKILL')));
  rmSync(folder, { recursive: true });
});

const start = async (within: readonly string[] = []) => {
  const child = await startChild(HOLDER, [folder], within);
  children.push(child);
  return child;
};
const BEAT = 20;
const failure = async () => {
  try {
    (await lockDataDir(folder, { beat: BEAT })).release();
    return null;
  } catch (error) {
    return error;
  }
};
const holder = (more: object) =>
  writeFileSync(join(folder, 'lock.4'), JSON.stringify({ pid: 7, started: 'long ago', host: hostname(), ...more }));
/** The lock file of the holder, as another one would have written it. */
const rewrite = (more: object) => {
  const file = join(folder, readdirSync(folder).find((name) => /^lock\.\d+$/.test(name)) ?? '');
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), ...more }));
};

it('[DB1] refuses a folder that another process has open, and names its pid', async () => {
  const { line, child } = await start();
  expect(line).toBe('held');
  const error = await failure();
  expect(error).toBeInstanceOf(DataDirHeldError);
  expect((error as Error).message).toBe(
    `The data folder is in use by process ${child.pid}. Stop that process, or choose another folder with DATA_DIR.`,
  );
});

it('[DB1] refuses a folder that this process has open already', async () => {
  const lock = await lockDataDir(folder);
  expect(((await failure()) as DataDirHeldError).pid).toBe(process.pid);
  lock.release();
  expect(await failure()).toBeNull();
});

it('[DB1] refuses a folder with a path that is too long for a socket', async () => {
  folder = join(folder, 'deep'.repeat(20), 'deeper'.repeat(20));
  mkdirSync(folder, { recursive: true });
  const { child } = await start();
  rewrite({ pids: 'another', host: 'container-b' });
  expect(((await failure()) as DataDirHeldError).pid).toBe(child.pid);
});

it('[DB2] never robs a holder that is alive, however silent', async () => {
  const { child } = await start();
  child.kill('SIGSTOP');
  expect(((await failure()) as DataDirHeldError).pid).toBe(child.pid);
  child.kill('SIGCONT');
});

it('[DB3] replaces a holder that was killed', async () => {
  const one = await start();
  await one.end('SIGKILL');
  expect(await failure()).toBeNull();
});

it('[DB3] takes a process that got the pid of a dead holder for another', async () => {
  holder({ pid: process.pid });
  expect(await failure()).toBeNull();
});

it('[DB3] gives the folder of a dead holder to one of those that ask at once', async () => {
  holder({ pid: 2 ** 22 - 1 });
  const lines = (await Promise.all(Array.from({ length: 5 }, () => start()))).map(({ line }) => line);
  expect(lines.filter((line) => line === 'held')).toHaveLength(1);
  expect(lines.filter((line) => line.startsWith('The data folder is in use by process'))).toHaveLength(4);
});

const UNSHARED = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child'];
/** Whether this user may make pid namespaces; without them the lock file of one is written. */
const canUnshare = spawnSync(UNSHARED[0] ?? '', [...UNSHARED.slice(1), 'true']).status === 0;

it('[DB38] does not rob a live holder in another pid namespace, also when both have the same pid', async () => {
  const { line } = await start(canUnshare ? UNSHARED : []);
  expect(line).toBe('held');
  if (!canUnshare) rewrite({ pid: 1, pids: 'pid:[1]' });
  expect((await failure()) as Error).toMatchObject({ name: 'DataDirHeldError', pid: 1 });
  const second = await start(canUnshare ? UNSHARED : []);
  expect(second.line).toContain('The data folder is in use by process 1');
});

it('[DB38] takes the folder after an unclean end in another container of the same machine', async () => {
  const one = await start(canUnshare ? UNSHARED : []);
  rewrite({ host: 'container-a', pids: 'pid:[1]' });
  expect(((await failure()) as Error).message).toContain('on "container-a"');
  await one.end('SIGKILL');
  expect(await failure()).toBeNull();
});

it('[DB38] takes the folder after this machine was started again, also under another name', async () => {
  holder({ boot: 'another boot' });
  expect(await failure()).toBeNull();
  holder({ boot: 'another boot', host: 'old-name' });
  expect(await failure()).toBeNull();
});

it('[DB2] does not rob a holder on another machine that shows signs of life', async () => {
  holder({ boot: 'another boot', host: 'another-machine' });
  const file = join(folder, 'lock.4');
  let time = 1;
  const beating = setInterval(() => utimesSync(file, ++time, time), BEAT);
  try {
    expect(((await failure()) as Error).message).toContain('in use by process 7 on "another-machine"');
  } finally {
    clearInterval(beating);
  }
});

it('[DB2] does not judge a holder whose socket and pid cannot be seen', async () => {
  const { child } = await start();
  rewrite({ socket: null, pids: 'pid:[1]', host: 'container-a' });
  expect(((await failure()) as Error).message).toContain(
    `held by process ${child.pid} on the machine "container-a", which cannot be seen from here`,
  );
});

it('[DB1] gives the folder back once, and leaves that of a later holder alone', async () => {
  const first = await lockDataDir(folder);
  first.release();
  const second = await lockDataDir(folder);
  first.release();
  expect(((await failure()) as DataDirHeldError).pid).toBe(process.pid);
  second.release();
  expect(readdirSync(folder).filter((name) => name.startsWith('lock-'))).toEqual([]);
});
