import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourceFilesIn } from '../support/sourceTree';

it('[BI8] the contract trims texts by tidied(), which also composes their letters', () => {
  const trimming = sourceFilesIn('src/contract').filter((path) => /\bz\.trim\(/.test(readFileSync(path, 'utf8')));
  expect(trimming).toEqual([]);
});
