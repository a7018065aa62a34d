import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

const start = async () => {
  const child = await startChild(HOLDER, [folder]);
  children.push(child);
  return child;
};
const failure = () => {
  try {
    lockDataDir(folder).release();
    return null;
  } catch (error) {
    return error;
  }
};

it('[DB1] refuses a folder that another process has open, and names its pid', async () => {
  const holder = await start();
  expect(holder.line).toBe('held');
  const error = failure();
  expect(error).toBeInstanceOf(DataDirHeldError);
  expect((error as Error).message).toBe(
    `The data folder is in use by process ${holder.child.pid}. Stop that process, or choose another folder with DATA_DIR.`,
  );
});

it('[DB1] refuses a folder that this process has open already', () => {
  const lock = lockDataDir(folder);
  expect((failure() as DataDirHeldError).pid).toBe(process.pid);
  lock.release();
  expect(failure()).toBeNull();
});

it('[DB2] never robs a holder that is alive, however silent', async () => {
  const holder = await start();
  holder.child.kill('SIGSTOP');
  expect((failure() as DataDirHeldError).pid).toBe(holder.child.pid);
  holder.child.kill('SIGCONT');
});

it('[DB3] replaces a holder that was killed', async () => {
  const holder = await start();
  await holder.end('SIGKILL');
  expect(failure()).toBeNull();
});

it('[DB3] takes a process that got the pid of a dead holder for another', () => {
  writeFileSync(join(folder, 'lock.4'), JSON.stringify({ pid: process.pid, started: 'long ago', host: hostname() }));
  expect(failure()).toBeNull();
});

it('[DB3] gives the folder of a dead holder to one of those that ask at once', async () => {
  writeFileSync(join(folder, 'lock.4'), JSON.stringify({ pid: 2 ** 22 - 1, started: 'long ago', host: hostname() }));
  const lines = (await Promise.all(Array.from({ length: 5 }, start))).map((child) => child.line);
  expect(lines.filter((line) => line === 'held')).toHaveLength(1);
  expect(lines.filter((line) => line.startsWith('The data folder is in use by process'))).toHaveLength(4);
});

it('[DB2] does not judge a holder on another machine', () => {
  writeFileSync(join(folder, 'lock.1'), JSON.stringify({ pid: 7, started: 'x', host: 'another-machine' }));
  expect((failure() as Error).message).toContain('held by process 7 on the machine "another-machine"');
});

it('[DB1] gives the folder back once, and leaves that of a later holder alone', () => {
  const first = lockDataDir(folder);
  first.release();
  const second = lockDataDir(folder);
  first.release();
  expect((failure() as DataDirHeldError).pid).toBe(process.pid);
  second.release();
});
