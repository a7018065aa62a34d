import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { foldersToSweep, sweepFolders } from '../../server/jobs/sweepFolders';

const MADE = new Date('2026-03-01T12:00:00Z');
const MINUTE = 60_000;
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'atrium-sweep-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

function put(name: string): void {
  writeFileSync(join(dataDir, name), 'left');
  utimesSync(join(dataDir, name), MADE, MADE);
}
const after = (minutes: number) => sweepFolders(foldersToSweep(dataDir), new Date(MADE.getTime() + minutes * MINUTE));

it('[ST9] what killed requests and starts left is gone at the first sweep after five minutes', async () => {
  mkdirSync(join(dataDir, 'incoming'));
  const left = ['incoming/upload', 'lock-draft-1', 'session-secret-2'];
  const used = ['lock.7', 'session-secret', 'socket-folder'];
  for (const name of [...left, ...used]) put(name);
  await after(4);
  expect(readdirSync(join(dataDir, 'incoming'))).toEqual(['upload']);
  await after(6);
  expect(readdirSync(join(dataDir, 'incoming'))).toEqual([]);
  expect(readdirSync(dataDir).sort()).toEqual(['incoming', ...used].sort());
});

it('[ML9] mails that no server took are gone after a day, drafts of mails too', async () => {
  mkdirSync(join(dataDir, 'mail'));
  for (const name of ['mail/1.json', 'mail/.2.part']) put(name);
  await after(23 * 60);
  expect(readdirSync(join(dataDir, 'mail'))).toHaveLength(2);
  await after(25 * 60);
  expect(readdirSync(join(dataDir, 'mail'))).toEqual([]);
});

it('[ST9] a folder that was never made is no error', async () => {
  await expect(after(1)).resolves.toBeUndefined();
});
