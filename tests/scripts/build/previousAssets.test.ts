import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepPrevious, putAside } from '../../../scripts/build/previousAssets.mjs';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'atrium-dist-'));
});
afterEach(() => rmSync(dist, { recursive: true }));

/** Builds as the real build does, which removes the files of the build before. */
function build(...names: string[]): void {
  putAside(dist);
  for (const part of ['console', 'embed']) {
    rmSync(join(dist, part), { recursive: true, force: true });
    mkdirSync(join(dist, part, 'assets'), { recursive: true });
    for (const name of names) writeFileSync(join(dist, part, 'assets', name), name);
  }
  keepPrevious(dist);
}
const previous = (part: string) => {
  const folder = join(dist, 'previous', part, 'assets');
  return existsSync(folder) ? readdirSync(folder).sort() : [];
};

it('[OP47] the files of one build are kept beside those of the next, and no longer', () => {
  build('a.js', 'same.js');
  expect(previous('console')).toEqual([]);
  build('b.js', 'same.js');
  expect([previous('console'), previous('embed')]).toEqual([['a.js'], ['a.js']]);
  build('c.js', 'same.js');
  expect(previous('console')).toEqual(['b.js']);
});

it('[OP47] a build that gives the same leaves the build before as it is', () => {
  build('a.js');
  build('b.js');
  build('b.js');
  expect(previous('console')).toEqual(['a.js']);
  expect(existsSync(join(dist, 'leaving'))).toBe(false);
});
