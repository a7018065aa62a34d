import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  backupName,
  deleteStaleParts,
  outdatedBackups,
  rotateBackups,
} from '../../../server/operations/backup/rotateBackups';

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

it('[OP40] what a killed one has left goes, but not what another one is writing, nor a file of somebody else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'atrium-rotation-'));
  const left = ['atrium-20260109-023005.tar.gz.part', 'atrium-20260110-023005.tar.gz.part.part'];
  const others = ['atrium-before-upgrade.tar.gz.part', 'notes.part', at(1)];
  const written = 'atrium-20260111-023005.tar.gz.part.part';
  const now = new Date(Date.UTC(2026, 0, 11, 2, 31));
  try {
    for (const file of [...left, ...others, written]) {
      await writeFile(join(folder, file), '');
      const last = new Date(now.getTime() - (file === written ? 10_000 : 16 * 60_000));
      await utimes(join(folder, file), last, last);
    }
    expect(await deleteStaleParts(folder, now)).toEqual(left);
    expect((await readdir(folder)).sort()).toEqual([...others, written].sort());
  } finally {
    await rm(folder, { recursive: true });
  }
});
