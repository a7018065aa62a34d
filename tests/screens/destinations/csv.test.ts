// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readTable } from '@/app/imports/readTable';
import { tableWorkbook } from '@/app/imports/writeWorkbook';
import { knownPlaces, validatePlace } from '@/contract/destinationImports/placeRecords';
import type { Destination } from '@/contract/destinations/destinations';
import { orderedTags } from '@/model/content/categories/tags';
import { decodeCsv, neutralised, restored } from '@/model/content/csv';
import { guessFields, isKnownColumn } from '@/model/importing/places/guessFields';
import { planPlaces } from '@/model/importing/places/planPlaces';
import { readPlaceRows } from '@/model/importing/places/readPlaceRows';
import type { PlaceTranslations } from '@/model/importing/places/translatedFields';
import { isErrorCell } from '@/model/importing/tables/errorCell';
import { readTextTable } from '@/model/importing/tables/readTextTable';
import type { Table } from '@/model/importing/tables/table';
import { nameKey } from '@/model/text/nameKey';
import { tidyText } from '@/model/text/tidyText';
import { exportTable } from '@/screens/destinations/csv/exportTable';
import { tableCsv, tableJson } from '@/screens/fileImports/export/writeTable';

const destination = (id: number, name: string, part: Partial<Destination> = {}): Destination => ({
  id,
  name,
  description: `About ${name}`,
  logo: null,
  map_logo: null,
  parent_id: null,
  categories: [{ id: 7, name: 'Food' }],
  tags: [],
  organisation_uuid: '00000000-0000-4000-8000-000000000001',
  default_category_colour: null,
  review: 0,
  revision: 1,
  ...part,
});
const day = (value: boolean) => ({ text: '', value, oh: '08:00', ch: value ? '12:00' : '' });
const open = { ...day(true), more: [{ oh: '13:00', ch: '18:00' }] };
const data = (type: number, value: string) => ({
  ...{ id: type, title: '', type, value },
  ...{ stored_data_type: 1, default_data_type: 1, helper_text: '' },
});
const DETAILS: Partial<Destination> = {
  opening_hours: {
    ...{ mon: open, tue: open, wed: open, thur: open, fri: open, sat: day(false), sun: day(false) },
    special: [{ date: '2026-12-25', name: 'Christmas', value: false, oh: '', ch: '' }],
  },
  additional_data: [
    data(1, 'https://bakery.example'),
    ...[data(2, '+44 20 7946 0000'), data(8, 'Bread'), data(9, 'B2')],
  ],
};
const HALL = destination(1, 'Hall');
const BAKERY = destination(2, 'Bakery', {
  parent_id: 1,
  tags: ['warm', 'bread'],
  review: 4.5,
  logo: '/api/images/Bak_er-y',
  placements: 2,
  ...DETAILS,
});
const DANGER = destination(3, '=HYPERLINK("http://x")', { description: 'Line 1\nLine 2, "quoted"; and more' });
const TWINS = [destination(4, 'Twin'), destination(5, 'Twin')];
type Translated = ReadonlyMap<number, PlaceTranslations>;
const all = [HALL, BAKERY, DANGER, ...TWINS];
const table = (translated: Translated = new Map()) =>
  exportTable(all, { all, translated, origin: 'https://atrium.example' });
const kindsOf = (csv: string, translated: Translated = new Map()) =>
  kindsOfTable(readTextTable(new TextEncoder().encode(csv), isKnownColumn), translated);
const kindsOfTable = (read: Table, translated: Translated = new Map()) => {
  const planning = planPlaces(readPlaceRows(read, guessFields(read)), {
    known: knownPlaces(all, new Map(), translated),
    categories: ['Food'],
    createsCategories: false,
    validate: validatePlace,
  });
  for (;;) {
    const step = planning.next();
    if (step.done) return step.value.places.map(({ kind, problems }) => [kind, problems]);
  }
};

it('[DE42] the export has the shown rows, is read back without a change, and no cell is a formula', () => {
  const csv = tableCsv(table());
  const [, header] = /^\u{feff}(.*)\r\n/u.exec(csv) ?? [];
  expect(header).toBe(
    'id,name,description,categories,tags,main_destination,review,logo,unit,address,phone,website,email,booking,social,opening_hours,note,rooms,staff_only',
  );
  expect(csv).toContain(
    "2,Bakery,About Bakery,Food,warm; bread,Hall,4.5,https://atrium.example/api/images/Bak_er-y,B2,,'+44 20 7946 0000,https://bakery.example,,,,",
  );
  expect(csv).toContain('"Mo-Fr 08:00-12:00,13:00-18:00; 2026 Dec 25 off",Bread,2');
  expect(csv).toContain(`"'=HYPERLINK(""http://x"")"`);
  expect(kindsOf(csv)).toEqual(all.map(() => ['same', []]));
  expect(kindsOf(tableJson(table()))).toEqual(all.map(() => ['same', []]));
});

it('[DE42] names and descriptions in other languages are columns, and are read back without a change', () => {
  const translated = new Map([
    [1, { 'name:de': 'Halle', 'description:fr': 'À propos' }],
    [3, { 'name:ar': 'رابط' }],
  ]);
  const csv = tableCsv(table(translated));
  expect(csv).toContain(',rooms,staff_only,description:fr,name:ar,name:de\r\n');
  expect(kindsOf(csv, translated)).toEqual(all.map(() => ['same', []]));
  expect(kindsOf(tableJson(table(translated)), translated)).toEqual(all.map(() => ['same', []]));
  expect(kindsOf(csv).map(([kind]) => kind)).toEqual(['change', 'same', 'change', 'same', 'same']);
});

it('[DE42] a workbook is read back without a change, and a text that looks like a formula or a number is a text', async () => {
  const translated = new Map([[1, { 'name:de': 'Halle', 'description:fr': '=1+1' }]]);
  const workbook = await tableWorkbook(table(translated), 'Destinations');
  const read = await readTable(workbook, null, isKnownColumn);
  expect([read.format, read.sheets]).toEqual(['xlsx', ['Destinations']]);
  const cellOf = (row: number, column: string) => read.rows[row]?.cells[read.columns.indexOf(column)];
  expect(cellOf(0, 'description:fr')).toBe('=1+1');
  expect(cellOf(2, 'name')).toBe('=HYPERLINK("http://x")');
  expect(cellOf(2, 'description')).toBe('Line 1\nLine 2, "quoted"; and more');
  expect([cellOf(1, 'phone'), cellOf(1, 'review'), cellOf(1, 'id')]).toEqual(['+44 20 7946 0000', '4.5', '2']);
  expect(kindsOfTable(read, translated)).toEqual(all.map(() => ['same', []]));
});

it('[DE53] the export says which destinations are for staff only, and an import of the same file changes nothing', () => {
  const [first, ...others] = all;
  if (!first) throw new Error('There is no destination.');
  const rows = [{ ...first, staff_only: true }, ...others];
  const exported = exportTable(rows, { all: rows, translated: new Map(), origin: 'https://atrium.example' });
  expect(exported.rows.map(({ staff_only }) => staff_only)).toEqual(['yes', ...others.map(() => '')]);
  expect(kindsOf(tableCsv(exported))).toEqual(all.map(() => ['same', []]));
});

it.each(['=1+1', '+44 20', '-5+1', '@x', '\tx', '\rx', "'=x", "''@x"])(
  '[DE42] the cell %j is neutralised and restored',
  (cell) => {
    expect(neutralised(cell)).toBe(`'${cell}`);
    expect(restored(neutralised(cell))).toBe(cell);
  },
);

it('[DE42] an ordinary cell stays as it is, also with an apostrophe', () => {
  for (const cell of ['Bakery', "'s-Hertogenbosch", '', '1-2', '-5', '-0.1276']) {
    expect(neutralised(cell)).toBe(cell);
    expect(restored(cell)).toBe(cell);
  }
});

it('[DE43] a file of a spreadsheet on Windows keeps its letters', () => {
  expect(decodeCsv(new TextEncoder().encode('Café').buffer as ArrayBuffer)).toBe('Café');
  expect(decodeCsv(new Uint8Array([0x43, 0x61, 0x66, 0xe9]).buffer)).toBe('Café');
});

/** Texts as the service stores them: trimmed, without controls, and seen. */
const letter = fc.oneof(
  fc.constantFrom(...`a;|,"'=+-@ #`),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
);
const storedText = fc
  .string({ unit: letter })
  .map((text) => tidyText(text.replaceAll(/\p{Cc}/gu, '')).normalize('NFC'))
  .filter((text) => text !== '' && !isErrorCell(text));

it('[FI26] whatever destinations, categories and tags are called, an import of the own export changes nothing', () => {
  const names = fc.uniqueArray(storedText, { minLength: 1, maxLength: 4, selector: nameKey });
  const categories = fc.uniqueArray(storedText, { minLength: 1, maxLength: 3, selector: nameKey });
  fc.assert(
    fc.property(names, categories, fc.uniqueArray(storedText, { maxLength: 3 }), storedText, (...texts) => {
      const [named, kinds, tags, description] = texts;
      const rows = named.map((name, at) =>
        destination(at + 1, name, {
          description,
          tags: orderedTags(tags),
          categories: kinds.map((one, id) => ({ id, name: one })),
        }),
      );
      const exported = exportTable(rows, { all: rows, translated: new Map(), origin: 'https://atrium.example' });
      const expected = named.map((name) => ({
        values: { name, description, categories: kinds, ...(tags.length > 0 && { tags: orderedTags(tags) }) },
        problems: [],
      }));
      for (const text of [tableCsv(exported), tableJson(exported)]) {
        const read = readTextTable(new TextEncoder().encode(text), isKnownColumn);
        expect(readPlaceRows(read, guessFields(read))).toMatchObject(expected);
      }
    }),
  );
});
