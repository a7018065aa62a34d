import fc from 'fast-check';
import { expect, it } from 'vitest';
import { JsonText } from '../../server/jsonText';
import { isSmall, stringifyInSlices } from '../../server/stringifyInSlices';

const large = (width: number) => ({
  list: Array.from({ length: 5_000 }, (_, id) => ({ id, name: `Node ${id}`, at: new Date(id), none: undefined })),
  deep: { one: Array.from({ length: width }, (_, at) => ({ rows: Array.from({ length: 300 }, () => at) })) },
  gaps: Array.from({ length: 3_000 }, (_, at) => (at % 7 === 0 ? undefined : at)),
  text: 'ü€"\\\n'.repeat(200_000),
  none: undefined,
  empty: [],
});

it('[HT40] writes a large answer as JSON.stringify does', async () => {
  const value = large(40);
  expect(isSmall(value)).toBe(false);
  expect((await stringifyInSlices(value)).toString()).toBe(JSON.stringify(value));
});

it('[HT40] writes any JSON as JSON.stringify does', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue({ maxDepth: 6 }), async (value) => {
      const wide = { value, many: Array.from({ length: 700 }, () => value) };
      expect((await stringifyInSlices(wide)).toString()).toBe(JSON.stringify(wide));
    }),
    { numRuns: 50 },
  );
});

it('[HT40] lets other work run meanwhile', async () => {
  let turns = 0;
  const count = () => {
    turns += 1;
    timer = setImmediate(count);
  };
  let timer = setImmediate(count);
  await stringifyInSlices(Array.from({ length: 10 }, () => large(400)));
  clearImmediate(timer);
  expect(turns).toBeGreaterThan(1);
});

it('[HT40] writes a list that is JSON already as it is, and JSON.stringify writes the same', async () => {
  const list = new JsonText(['[', '{"id":1},{"id":2}', ',{"id":3}', ']']);
  const expected = '{"revision":4,"nodes":[{"id":1},{"id":2},{"id":3}],"none":[]}';
  const value = { revision: 4, nodes: list, none: new JsonText(['[', ']']) };
  expect((await stringifyInSlices(value)).toString()).toBe(expected);
  expect(JSON.stringify(value)).toBe(expected);
});
