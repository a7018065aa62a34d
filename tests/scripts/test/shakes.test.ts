import { expect, it } from 'vitest';
import { shakesOf, shuffled } from '../../../scripts/test/shakes.mjs';

it('[TR24] nothing is shaken unless it is named', () => {
  expect(shakesOf({})).toEqual({ files: null, sequences: 0, rows: '', postgres: [] });
  const all = shakesOf({ ATRIUM_SHAKE: 'files,sequences,rows,plans', ATRIUM_SHAKE_SEED: '7' });
  expect([all.files, all.sequences > 0, all.rows, all.postgres]).toEqual([
    7,
    true,
    `ORDER BY md5(r::text || '7')`,
    expect.arrayContaining(['enable_seqscan=off']),
  ]);
});

it('[TR24] a seed gives one order of all items, and another seed another one', () => {
  const items = Array.from({ length: 40 }, (_, at) => at);
  expect(shuffled(items, 3)).toEqual(shuffled(items, 3));
  expect(shuffled(items, 3)).not.toEqual(shuffled(items, 4));
  expect(shuffled(items, 3)).not.toEqual(items);
  expect(shuffled(items, 3).toSorted((one, other) => one - other)).toEqual(items);
});
