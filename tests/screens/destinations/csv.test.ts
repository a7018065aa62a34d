import { expect, it } from 'vitest';
import type { Destination } from '@/contract/destinations/destinations';
import { decodeCsv, neutralised, restored } from '@/model/content/csv';
import { countPlanned, planImport, plannedKinds } from '@/screens/destinations/csv/planImport';
import { type CsvRow, MOST_ROWS, readCsv } from '@/screens/destinations/csv/readCsv';
import { destinationsCsv } from '@/screens/destinations/csv/writeCsv';

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
const HALL = destination(1, 'Hall');
const BAKERY = destination(2, 'Bakery', { parent_id: 1, tags: ['warm', 'bread'], review: 4.5, placements: 2 });
const DANGER = destination(3, '=HYPERLINK("http://x")', { description: 'Line 1\nLine 2, "quoted"; and more' });
const TWINS = [destination(4, 'Twin'), destination(5, 'Twin')];
const all = [HALL, BAKERY, DANGER, ...TWINS];
const categories = [
  { id: 7, name: 'Food' },
  { id: 8, name: 'Shoes & Bags' },
];

const rowsOf = (text: string): readonly CsvRow[] => {
  const file = readCsv(text);
  if (file.kind === 'wrong') throw new Error(file.problem);
  return file.rows;
};
const plan = (text: string) => planImport(rowsOf(text), { destinations: all, categories });

it('[DE42] the export has the shown rows, is read back without a change, and no cell is a formula', () => {
  const csv = destinationsCsv(all, all);
  const [, header] = /^\u{feff}(.*)\r\n/u.exec(csv) ?? [];
  expect(header).toBe('id,name,description,categories,tags,main_destination,review,rooms');
  expect(csv).toContain('2,Bakery,About Bakery,Food,warm; bread,Hall,4.5,2');
  expect(csv).toContain(`"'=HYPERLINK(""http://x"")"`);
  expect(plan(csv).map(({ kind, errors }) => [kind, errors])).toEqual(all.map(() => ['same', []]));
});

it.each(['=1+1', '+44 20', '-5+1', '@x', '\tx', '\rx'])('[DE42] the cell %j is neutralised and restored', (cell) => {
  expect(neutralised(cell)).toBe(`'${cell}`);
  expect(restored(neutralised(cell))).toBe(cell);
});

it('[DE42] an ordinary cell stays as it is, also with an apostrophe', () => {
  for (const cell of ['Bakery', "'s-Hertogenbosch", '', '1-2', '-5', '-0.1276']) {
    expect(neutralised(cell)).toBe(cell);
    expect(restored(cell)).toBe(cell);
  }
});

it('[DE43] rows add, change or leave destinations, by id or by name, and absent columns stay', () => {
  const rows = plan(
    ['Name;Tags;id;Colour', 'Night Bakery;;;red', 'bakery;warm, x;;', 'Great Hall;;1;', 'Twin;;4;'].join('\n'),
  );
  expect(rows.map(({ line, kind, changes, errors }) => [line, kind, changes, errors])).toEqual([
    // A new one needs what the form needs.
    [2, 'wrong', [], ['Please input destination description', 'Please select at least one category.']],
    [3, 'change', ['Name', 'Tags'], []],
    [4, 'change', ['Name'], []],
    [5, 'same', [], []],
  ]);
  expect(rows[1]?.values).toMatchObject({ name: 'bakery', description: 'About Bakery', categories: [7], parent: 1 });
});

it('[DE43] errors are those of the form, and of what the file refers to, by row', () => {
  const rows = plan(
    [
      'id,name,description,categories,tags,main_destination,review',
      ',Shoe Box,Shoes,shoes & bags; Food,b; a; b,Hall,"3,5"',
      ',,Text,Food,,,',
      `,${'x'.repeat(101)},Text,Food,,,`,
      ',A,Text,Food; Toys,,,',
      ',B,Text,Food,,Nobody,',
      ',C,Text,Food,,Bakery,',
      ',D,Text,Food,,,9',
      '99,E,Text,Food,,,',
      ',Twin,Text,Food,,,',
      ',shoe box,Again,Food,,,',
    ].join('\n'),
  );
  expect(rows.map(({ kind, errors }) => [kind, errors])).toEqual([
    ['add', []],
    ['wrong', ['Please input destination name']],
    ['wrong', ['Length should be 1 to 100']],
    ['wrong', ['There is no category “Toys”. Create it first.']],
    ['wrong', ['There is not exactly one destination “Nobody” that this one could belong to.']],
    ['wrong', ['“Bakery” is a sub-destination itself.']],
    ['wrong', ['The review must be 0 to 5 in steps of 0.5.']],
    ['wrong', ['There is no destination with the id 99.']],
    ['wrong', ['Several destinations are called “Twin”. Add the id.']],
    ['wrong', ['Row 2 is about the same destination.']],
  ]);
  expect(rows[0]?.values).toMatchObject({ categories: [8, 7], tags: ['a', 'b'], isSub: true, parent: 1, review: 3.5 });
  expect(countPlanned(rows)).toEqual({ add: 1, change: 0, same: 0, wrong: 9 });
  expect(plannedKinds(rows)).toEqual([
    ['add', 1],
    ['wrong', 9],
  ]);
});

it('[DE43] a file without rows, without names or with too many rows is refused', () => {
  const problem = (text: string) => {
    const file = readCsv(text);
    return file.kind === 'wrong' ? file.problem : null;
  };
  expect(problem('PK\u0003\u0004\u0014\u0000\u0006\u0000workbook')).toBe('notText');
  expect(problem('')).toBe('empty');
  expect(problem('name\n\n  \n')).toBe('empty');
  expect(problem('id,description\n1,x')).toBe('noName');
  expect(problem(`name\n${'x\n'.repeat(MOST_ROWS + 1)}`)).toBe('tooMany');
  expect(readCsv('name,colour\nA,red')).toMatchObject({ kind: 'rows', unknown: ['colour'] });
});

it('[DE43] a file of a spreadsheet on Windows keeps its letters', () => {
  expect(decodeCsv(new TextEncoder().encode('Café').buffer as ArrayBuffer)).toBe('Café');
  expect(decodeCsv(new Uint8Array([0x43, 0x61, 0x66, 0xe9]).buffer)).toBe('Café');
});
