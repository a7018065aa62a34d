/**
 * The files of the build before stay beside the new ones for one build: a page that is open during an upgrade still loads the
 * parts of it that it has not loaded yet. They are named by their content, so that none stands for another.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const PARTS = ['console', 'embed'];
const assetsOf = (folder, part) => join(folder, part, 'assets');
const namesIn = (folder) => (existsSync(folder) ? readdirSync(folder) : []);

/** Puts the files of a whole build aside, before the next one removes them. */
export function putAside(dist) {
  const leaving = join(dist, 'leaving');
  rmSync(leaving, { recursive: true, force: true });
  for (const part of PARTS) {
    if (!existsSync(assetsOf(dist, part))) continue;
    mkdirSync(join(leaving, part), { recursive: true });
    // The service that runs serves them until it is started again.
    cpSync(assetsOf(dist, part), assetsOf(leaving, part), { recursive: true });
  }
}

/**
 * Keeps what was put aside as the build before, without what the new build has too. One that is the same leaves the build
 * before it as it is.
 */
export function keepPrevious(dist) {
  const leaving = join(dist, 'leaving');
  if (!existsSync(leaving)) return;
  let isOther = false;
  for (const part of PARTS) {
    const now = new Set(namesIn(assetsOf(dist, part)));
    for (const name of namesIn(assetsOf(leaving, part))) {
      if (now.has(name)) rmSync(join(assetsOf(leaving, part), name), { recursive: true });
      else isOther = true;
    }
  }
  if (isOther) {
    rmSync(join(dist, 'previous'), { recursive: true, force: true });
    renameSync(leaving, join(dist, 'previous'));
  } else rmSync(leaving, { recursive: true });
}
