import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FeedError, MOST_SOURCE_ROWS } from '@/model/sources/feed';
import { parseCsvFeed } from '@/model/sources/parseCsvFeed';
import { parseJsonFeed } from '@/model/sources/parseJsonFeed';
import { stepsOf, valueAt } from '@/model/sources/readPath';

const json = (
  document: unknown,
  mapping: Record<string, string>,
  more: { items_path?: string; tags?: string[] } = {},
) => parseJsonFeed(JSON.stringify(document), { items_path: '', tags: [], mapping, ...more });
const csv = (text: string, mapping: Record<string, string>, more: { delimiter?: string; skip_lines?: number } = {}) =>
  parseCsvFeed(text, { delimiter: ',', skip_lines: 0, tags: [], mapping, ...more });
const codeOf = (read: () => unknown) => {
  try {
    read();
  } catch (error) {
    return error instanceof FeedError ? error.fault.code : error;
  }
  return 'read';
};

describe('paths', () => {
  it('[IG10] follows names, positions and every entry of a list', () => {
    const item = { name: { en: 'Café' }, images: [{ url: 'a' }, { url: 'b' }], types: [{ name: 'Food' }, {}] };
    const at = (path: string) => valueAt(item, stepsOf(path) ?? []);
    expect([at('name.en'), at('images[1].url'), at('types[].name')]).toEqual(['Café', 'b', ['Food']]);
    expect([at('name.fr'), at('images[9].url'), at('name[0]'), at('types.name')]).toEqual(Array(4).fill(undefined));
    expect(at('')).toBe(item);
  });

  it('[IG10] refuses what is no path, and sees nothing that an object only inherits', () => {
    for (const path of ['a..b', '.a', 'a.', 'a[x]', 'a[-1]', '[', 'a.[0]', 'a[1234567]'])
      expect(stepsOf(path)).toBeNull();
    for (const path of ['constructor', '__proto__.toString', 'toString.name', 'length'])
      expect(valueAt({ a: [1] }, stepsOf(path) ?? [])).toBeUndefined();
  });

  it('[IG10] never throws, whatever is typed and whatever the document is', () => {
    fc.assert(
      fc.property(fc.string(), fc.jsonValue(), (path, value) => {
        const steps = stepsOf(path);
        if (steps) valueAt(value, steps);
      }),
    );
  });
});

describe('a JSON feed', () => {
  const mapping = { external_id: 'id', name: 'name.en', categories: 'types[].name', tags: 'labels', review: 'stars' };

  it('[IG11] maps each item of the list to a row, counted from 1', () => {
    const shops = [
      {
        id: 7,
        name: { en: ' Quay Café ' },
        types: [{ name: 'Food' }, { name: 'Food' }],
        labels: 'wifi; late',
        stars: 4.5,
      },
      { id: 'b', name: { en: null } },
    ];
    expect(json({ data: { shops } }, mapping, { items_path: 'data.shops', tags: ['feed', 'late'] })).toEqual({
      rows: [
        {
          row: 1,
          externalId: '7',
          values: { name: 'Quay Café', categories: ['Food'], tags: ['wifi', 'late', 'feed'], review: 4.5 },
        },
        { row: 2, externalId: 'b', values: { name: '', categories: [], tags: ['feed', 'late'], review: 0 } },
      ],
      errors: [],
    });
  });

  it('[IG12] says what to fix where there is no list or no JSON', () => {
    const feed = { items_path: '', tags: [], mapping: { external_id: 'id' } };
    expect(codeOf(() => parseJsonFeed('<html>', feed))).toBe('not-json');
    expect(codeOf(() => json({ id: 1 }, { external_id: 'id' }))).toBe('root-is-no-list');
    expect(codeOf(() => json({ a: 1 }, { external_id: 'id' }, { items_path: 'b' }))).toBe('no-list');
    expect(codeOf(() => json([{ id: 1 }], { external_id: 'id', name: 'nmae' }))).toBe('no-path');
    const many = JSON.stringify(Array.from({ length: MOST_SOURCE_ROWS + 1 }, (_, id) => ({ id })));
    expect(codeOf(() => parseJsonFeed(many, feed))).toBe('too-many');
  });

  it('[IG12] holds nothing of the document in what it says', () => {
    for (const text of ['SECRET', '["SECRET"]', '{"a":"SECRET"}', '[{"x":"SECRET"}]'])
      expect(() => parseJsonFeed(text, { items_path: '', tags: [], mapping: { external_id: 'id' } })).toThrow(
        expect.objectContaining({ name: 'FeedError', message: expect.not.stringContaining('SECRET') }),
      );
  });
});

describe('a CSV feed', () => {
  it('[IG11] finds columns by name in any order and case, after lines to skip, and counts as a spreadsheet does', () => {
    const text = '\u{feff}Exported today;;\n NAME ;Id;Kinds\n"Quay ""A""; Café";7;Food; \n;;\n\'=Plus;8;"Food;Late"\n';
    expect(
      csv(text, { external_id: 'ID', name: 'name', categories: 'kinds' }, { delimiter: ';', skip_lines: 1 }),
    ).toEqual({
      rows: [
        { row: 3, externalId: '7', values: { name: 'Quay "A"; Café', categories: ['Food'] } },
        { row: 5, externalId: '8', values: { name: '=Plus', categories: ['Food', 'Late'] } },
      ],
      errors: [],
    });
  });

  it('[IG12] says what to fix where the file has no header or no such column', () => {
    expect(codeOf(() => csv('', { external_id: 'id' }))).toBe('no-header');
    expect(codeOf(() => csv('id\n1', { external_id: 'id' }, { skip_lines: 5 }))).toBe('no-header');
    expect(codeOf(() => csv('id;name\n1;A', { external_id: 'id' }))).toBe('no-column');
    expect(codeOf(() => csv('id,name\n1,"A', { external_id: 'id' }))).toBe('bad-quotes');
  });
});

describe('wrong rows', () => {
  it('[IG13] become errors of their own, with their id where they have one; the others stay', () => {
    const { rows, errors } = json(
      [
        { id: 'a', n: 'A' },
        { n: 'no id' },
        { id: '  ', n: 'blank id' },
        { id: { x: 1 }, n: 'strange id' },
        { id: 'a', n: 'again' },
        { id: 'b', n: ['list'] },
        { id: 'c', n: 'C', s: 'five' },
        { id: 'd', n: 'D', s: 5.25 },
        { id: 'e', n: 'E', s: '3,5' },
        { id: 'x'.repeat(201), n: 'F' },
      ],
      { external_id: 'id', name: 'n', review: 's' },
    );
    expect(rows.map(({ row, externalId }) => [row, externalId])).toEqual([
      [1, 'a'],
      [9, 'e'],
    ]);
    expect(errors.map(({ row, field, externalId }) => [row, field, externalId])).toEqual([
      [2, 'external_id', undefined],
      [3, 'external_id', undefined],
      [4, 'external_id', undefined],
      [5, 'external_id', 'a'],
      [6, 'name', 'b'],
      [7, 'review', 'c'],
      [8, 'review', 'd'],
      [10, 'external_id', undefined],
    ]);
  });

  it('[IG13] every row is in the rows or in the errors, and no id is twice in the rows', () => {
    const item = fc.record({
      id: fc.oneof(fc.constantFrom('a', 'b', ''), fc.integer(), fc.constant(null)),
      name: fc.jsonValue(),
    });
    fc.assert(
      fc.property(fc.array(item), (items) => {
        const document = [{ id: 'first', name: 'First' }, ...items];
        const { rows, errors } = json(document, { external_id: 'id', name: 'name' });
        expect(new Set([...rows, ...errors].map(({ row }) => row)).size).toBe(document.length);
        expect(new Set(rows.map(({ externalId }) => externalId)).size).toBe(rows.length);
      }),
    );
  });
});
