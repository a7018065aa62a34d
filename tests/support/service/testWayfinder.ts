import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder with the files that every built wayfinder has, each as short as can be. */
export function testWayfinder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-wayfinder-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(
    join(folder, 'wayfinder.html'),
    '<!doctype html><meta http-equiv="Content-Security-Policy" content="default-src \'self\'; img-src data:"><title>Map</title>',
  );
  writeFileSync(join(folder, 'sw.js'), 'precache(self.__WB_MANIFEST);');
  writeFileSync(join(folder, 'assets', 'index-1.js'), 'start();');
  return folder;
}
