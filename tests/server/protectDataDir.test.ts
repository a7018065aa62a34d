import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../../server/database/openDatabase';
import { protectDataDir } from '../../server/protectDataDir';

let dataDir: string;
let umask: number;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'atrium-private-'));
  umask = process.umask();
});
afterEach(() => {
  process.umask(umask);
  rmSync(dataDir, { recursive: true, force: true });
});

const modesOf = (folder: string): number[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => statSync(join(folder, name)).mode);
const openToOthers = (folder: string) =>
  [statSync(folder).mode, ...modesOf(folder)].filter((mode) => (mode & 0o077) !== 0);
const unexpected = (message: string) => expect.unreachable(message);

it('[SE7] other users of the system can open nothing of the embedded database', async () => {
  protectDataDir(dataDir, unexpected);
  await (await openDatabase({ dataDir })).close();
  expect(modesOf(dataDir).length).toBeGreaterThan(500);
  expect(openToOthers(dataDir)).toEqual([]);
});

it('[SE7] a data folder that others can open is closed at the next start, with all that is in it', () => {
  mkdirSync(join(dataDir, 'database/base'), { recursive: true });
  writeFileSync(join(dataDir, 'database/base/1'), 'rows');
  for (const name of ['database/base/1', 'database/base', 'database', '.']) chmodSync(join(dataDir, name), 0o777);
  protectDataDir(dataDir, unexpected);
  expect(openToOthers(dataDir)).toEqual([]);
});

it('[SE7] a data folder that is missing is created for this user alone', () => {
  const missing = join(dataDir, 'of/atrium');
  protectDataDir(missing, unexpected);
  expect(statSync(missing).mode & 0o777).toBe(0o700);
});
