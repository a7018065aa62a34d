import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type DiskStorage, openDiskStorage } from '../../../server/storage/diskStorage';

const ZIP = { contentType: 'application/zip' };
let folder: string;
let storage: DiskStorage;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-disk-'));
  storage = await openDiskStorage(folder);
});
afterEach(async () => {
  await storage.close();
  rmSync(folder, { recursive: true });
});

const seconds = (file: string) => statSync(file).mtimeMs / 1000;

it('[ST9] sweeps what a killed upload left, ten minutes later and not before', async () => {
  await storage.put('a/map.zip', Buffer.from('x'), ZIP);
  const draft = join(folder, 'a', '.draft-of-a-killed-upload');
  writeFileSync(draft, 'half');
  const written = seconds(draft) * 1000;
  await storage.sweep(written + 9.9 * 60_000);
  expect(readdirSync(join(folder, 'a')).sort()).toEqual(['.draft-of-a-killed-upload', 'map.zip']);
  await storage.sweep(written + 10.1 * 60_000);
  expect(readdirSync(join(folder, 'a'))).toEqual(['map.zip']);
});

it('[ST9] sweeps when it opens', async () => {
  const draft = join(folder, '.draft-of-a-killed-upload');
  writeFileSync(draft, 'half');
  const past = seconds(draft) - 601;
  utimesSync(draft, past, past);
  await (await openDiskStorage(folder)).close();
  expect(readdirSync(folder)).toEqual([]);
});

it('[ST5] leaves no draft behind a stream that breaks', async () => {
  const body = Readable.from(
    (async function* () {
      yield Buffer.from('half');
      throw new Error('the line was cut');
    })(),
  );
  await expect(storage.put('a/map.zip', body, ZIP)).rejects.toThrow('the line was cut');
  expect(readdirSync(join(folder, 'a'))).toEqual([]);
});

it('[ST10] keeps files that only the user of the service can read', async () => {
  await storage.put('a/map.zip', Buffer.from('x'), ZIP);
  expect(statSync(join(folder, 'a', 'map.zip')).mode & 0o777).toBe(0o600);
});
