import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { backupName, outdatedBackups, rotateBackups } from '../../../server/operations/backup/rotateBackups';

const at = (day: number) => backupName(new Date(Date.UTC(2026, 0, day, 2, 30, 5)));

it('[OP40] scheduled backups are named by their time, in order', () => {
  expect(at(9)).toBe('atrium-20260109-023005.tar.gz');
  expect([at(10), at(9)].sort()).toEqual([at(9), at(10)]);
});

it('[OP40] the newest ones stay, and so does every file of somebody else', async () => {
  const others = ['notes.txt', 'atrium-before-upgrade.tar.gz', 'atrium-20260109-023005.tar.gz.part'];
  expect(outdatedBackups([...others, at(3), at(1), at(2)], 2)).toEqual([at(1)]);
  expect(outdatedBackups([at(1), at(2)], 0)).toEqual([at(1)]);
  expect(outdatedBackups([at(1)], 14)).toEqual([]);
  const folder = await mkdtemp(join(tmpdir(), 'atrium-rotation-'));
  try {
    for (const file of [...others, at(1), at(2), at(3)]) await writeFile(join(folder, file), '');
    expect(await rotateBackups(folder, 1)).toEqual([at(1), at(2)]);
    expect((await readdir(folder)).sort()).toEqual([...others, at(3)].sort());
  } finally {
    await rm(folder, { recursive: true });
  }
});
