import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLACE_FIELDS } from '@/model/importing/places/placeFields';
import { assertFeed } from '@/model/sources/assertFeed';
import { FeedError, MAPPED_FIELDS, MOST_SOURCE_ROWS, MOST_SOURCE_VALUES } from '@/model/sources/feed';
import { parseCsvFeed } from '@/model/sources/parseCsvFeed';
import { parseJsonFeed } from '@/model/sources/parseJsonFeed';
import { stepsOf, valueAt } from '@/model/sources/readPath';
import { sampleCsvFeed } from '@/model/sources/sampleCsvFeed';
import { sampleJsonFeed } from '@/model/sources/sampleJsonFeed';

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

  it.each(['["shop.name"]', "['shop.name']", '[ "shop.name" ]'])('[IG38] finds a key with a dot by %s', (path) => {
    expect(valueAt({ 'shop.name': 'Café', shop: { name: 'Bar' } }, stepsOf(path) ?? [])).toBe('Café');
  });

  it('[IG38] takes names in brackets anywhere, and refuses those that are not closed', () => {
    const item = { a: [{ 'b.c': { 'd"e]': 1 } }] };
    for (const path of ['a[0]["b.c"]["d\\"e]"]', "a[0].['b.c']['d\"e]']"])
      expect(valueAt(item, stepsOf(path) ?? [])).toBe(1);
    for (const path of ['["a', '["a\'', '["a"]b', '[""a"]']) expect(stepsOf(path)).toBeNull();
  });

  it('[IG38] a sample names each value by a path that finds it', () => {
    const key = fc.string({ unit: fc.constantFrom(...'ab.[]"\'\\ ') });
    const item = fc.dictionary(key, fc.dictionary(key, fc.constantFrom('one', 'two'), { minKeys: 1 }), { minKeys: 1 });
    fc.assert(
      fc.property(item, (one) => {
        const { columns } = sampleJsonFeed(JSON.stringify([one]), { items_path: '' });
        expect(columns.length).toBeGreaterThan(0);
        for (const { place, values } of columns) expect([valueAt(one, stepsOf(place) ?? [])]).toEqual(values);
      }),
    );
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

  it('[IG27] ends at the first row or cell that is one too many', () => {
    const mapping = { external_id: 'id' };
    const rows = (count: number) => `id\n${'1\n'.repeat(count)}`;
    expect(csv(rows(MOST_SOURCE_ROWS), mapping).errors).toHaveLength(MOST_SOURCE_ROWS - 1);
    expect(codeOf(() => csv(rows(MOST_SOURCE_ROWS + 1), mapping))).toBe('too-many');
    const wide = `${','.repeat(999)}\n`.repeat(MOST_SOURCE_VALUES / 1000);
    expect(codeOf(() => csv(`id\n${wide}`, mapping))).toBe('too-complex');
  });
});

it('[IO21] a feed has the fields of a file, except for the id in Atrium', () => {
  expect([...MAPPED_FIELDS].sort()).toEqual(PLACE_FIELDS.filter((field) => field !== 'own_id').sort());
});

describe('the beginning of a feed', () => {
  it('[IG36] finds the list, has paths that can be mapped with their values, and guesses fields', () => {
    const shops = [
      { uid: 1, title: 'Café', categories: [{ name: 'Food' }, { name: 'Late' }], contact: { phone: '+49 351 123' } },
      { uid: 2, title: 'Bank', categories: [], hours: { mon: '9-17' } },
    ];
    const sample = sampleJsonFeed(JSON.stringify({ data: { shops, other: [{ a: 1 }] } }), { items_path: '' });
    expect([sample.found, sample.rows]).toEqual(['data.shops', 2]);
    expect(sample.columns).toContainEqual({ place: 'categories[].name', values: ['Food; Late'] });
    expect(sample.mapping).toMatchObject({
      external_id: 'uid',
      name: 'title',
      categories: 'categories[].name',
      phone: 'contact.phone',
      mon: 'hours.mon',
    });
    // Each place is one that the feed is read with.
    const { rows } = json({ data: { shops } }, sample.mapping as Record<string, string>, { items_path: sample.found });
    expect(rows[0]?.values).toMatchObject({ name: 'Café', phone: '+49 351 123' });
  });

  it('[IG36] of GeoJSON the properties are offered, and of a list at a path that list', () => {
    const features = [{ type: 'Feature', geometry: { type: 'Point', coordinates: [1, 2] }, properties: { name: 'A' } }];
    const geo = sampleJsonFeed(JSON.stringify({ type: 'FeatureCollection', features }), { items_path: '' });
    expect([geo.found, geo.mapping.name]).toEqual(['features', 'properties.name']);
    expect(geo.columns.map(({ place }) => place)).not.toContain('geometry.coordinates');
    expect(codeOf(() => sampleJsonFeed('{"a":1}', { items_path: '' }))).toBe('root-is-no-list');
    expect(codeOf(() => sampleJsonFeed('{"a":1}', { items_path: 'a' }))).toBe('no-list');
    expect(codeOf(() => sampleJsonFeed('<html>', { items_path: '' }))).toBe('not-json');
  });

  it('[IG36] finds the delimiter where the chosen one leaves one column, after lines to skip', () => {
    const text = 'Exported, today\nId;Shop;Tel\n1;Café;0351 1234567\n';
    const sample = sampleCsvFeed(text, { delimiter: ',', skip_lines: 1 });
    expect([sample.found, sample.rows]).toEqual([';', 1]);
    expect(sample.mapping).toMatchObject({ external_id: 'Id', name: 'Shop', phone: 'Tel' });
    expect(codeOf(() => sampleCsvFeed('', { delimiter: ',', skip_lines: 0 }))).toBe('no-header');
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

describe('cells of spreadsheets in feeds', () => {
  const LINES = ['id,name,tags', '1,#N/A,a', '#REF!,Bar,b', '3,Café,"""late; night"""', '4,Den,#VALUE!'];

  it('[FI26] [FI27] a cell with the error of a formula is an error of its row, and a tag in quotation marks is one', () => {
    const { rows, errors } = csv(LINES.join('\n'), { external_id: 'id', name: 'name', tags: 'tags' });
    expect(rows.map(({ externalId, values }) => [externalId, values.tags])).toEqual([['3', ['late; night']]]);
    expect(errors).toEqual([
      { row: 2, field: 'name', fault: { code: 'error-cell', value: '#N/A' }, externalId: '1' },
      { row: 3, field: 'external_id', fault: { code: 'error-cell', value: '#REF!' } },
      { row: 5, field: 'tags', fault: { code: 'error-cell', value: '#VALUE!' }, externalId: '4' },
    ]);
  });
});

describe('what is no feed', () => {
  const bytesOf = (text: string) => new TextEncoder().encode(text);
  const fault = (bytes: Uint8Array) => codeOf(() => assertFeed(bytes));

  it.each([
    '<!DOCTYPE html><html>',
    '\u{feff}\n<html lang="en">',
    '<!-- a --> <!-- b -->\n<HEAD>',
    '<?xml version="1.0"?><!doctype HTML>',
  ])('[IG39] %j is a web page', (text) => expect(fault(bytesOf(text))).toBe('web-page'));

  it('[IG39] a workbook is one, of today or of before 2007', () => {
    for (const mark of [
      [0x50, 0x4b, 3, 4, 20],
      [0xd0, 0xcf, 0x11, 0xe0, 0xa1],
    ])
      expect(fault(Uint8Array.from(mark))).toBe('workbook');
  });

  it.each(['', 'id,name\n1,<html>', '[{"a":"<html>"}]', 'PK,name', '<rss>', '<!-- not closed <html>'])(
    '[IG39] %j is left to the reader of its kind',
    (text) => expect(fault(bytesOf(text))).toBe('read'),
  );
});
