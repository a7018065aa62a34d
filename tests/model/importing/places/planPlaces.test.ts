import { describe, expect, it } from 'vitest';
import { categoryName } from '@/model/importing/places/categoryName';
import type { KnownPlace } from '@/model/importing/places/knownPlace';
import { fetchedSuffix } from '@/model/importing/places/logoAddress';
import type { PlaceMapping } from '@/model/importing/places/placeFields';
import { BLANK_PLACE, type PlaceRules, planPlaces } from '@/model/importing/places/planPlaces';
import { readPlaceRows } from '@/model/importing/places/readPlaceRows';
import { causesOf, countRows, warningsOf } from '@/model/importing/rows/causes';
import { editKey } from '@/model/importing/rows/cells';

const known = (
  id: number,
  name: string,
  part: Partial<KnownPlace> & { unit?: string; phone?: string } = {},
): KnownPlace => ({
  id,
  parentId: part.parentId ?? null,
  externalId: part.externalId ?? null,
  values: { ...BLANK_PLACE, name, categories: ['Food'], unit: part.unit ?? '', phone: part.phone ?? '' },
});

const FIELDS = [
  'name',
  'categories',
  'unit',
  'phone',
  'logo',
  'external_id',
  'own_id',
  'main_destination',
  'opening_hours',
] as const;

function rowsOf(head: string, lines: readonly string[]) {
  const columns = head.split(',');
  const mapping = Object.fromEntries(FIELDS.map((field) => [field, field])) as PlaceMapping;
  const rows = lines.map((line, at) => ({ row: at + 2, cells: line.split(',') }));
  return readPlaceRows({ columns, rows }, mapping);
}

function plan(head: string, lines: readonly string[], rules: Partial<PlaceRules> = {}) {
  const planning = planPlaces(rowsOf(head, lines), {
    known: [],
    categories: ['Food'],
    createsCategories: false,
    validate: () => [],
    ...rules,
  });
  for (;;) {
    const step = planning.next();
    if (step.done) return step.value;
  }
}

const kinds = (...given: Parameters<typeof plan>) =>
  plan(...given).places.map(({ kind, id, problems: [problem] }) => [kind, problem?.code ?? id]);

describe('[FI8] a row is about', () => {
  it('the destination with its id, whatever its name', () => {
    expect(kinds('own_id,name', ['1,New', '9,Gone'], { known: [known(1, 'Old')] })).toEqual([
      ['change', 1],
      ['refused', 'id-unknown'],
    ]);
    expect(kinds('external_id,name', ['x,New', 'y,Old'], { known: [known(1, 'Old', { externalId: 'x' })] })).toEqual([
      ['change', 1],
      ['add', null],
    ]);
  });

  it('the branch with its name and unit', () => {
    const two = [known(1, 'Bank', { unit: 'A1' }), known(2, 'Bank', { unit: 'B2' })];
    expect(kinds('name,unit', ['bank,b2', 'Bank,C3', 'BANK,A1'], { known: two })).toEqual([
      ['change', 2],
      ['add', null],
      ['change', 1],
    ]);
    expect(kinds('name', ['Bank'], { known: two })).toEqual([['refused', 'name-ambiguous']]);
    expect(kinds('name', ['Bank'], { known: [known(1, 'Bank', { unit: 'A1' })] })).toEqual([['same', 1]]);
  });

  it('a new destination for each id, so that a chain with two branches is two', () => {
    expect(kinds('external_id,name', ['1,Bank', '2,Bank'])).toEqual([
      ['add', null],
      ['add', null],
    ]);
    expect(kinds('name,phone', ['Bank,1', 'Bank,2'])).toEqual([
      ['add', null],
      ['add', null],
    ]);
    expect(kinds('name,phone', ['Bank,1', 'Bank,1'])).toEqual([
      ['add', null],
      ['refused', 'same-row'],
    ]);
  });

  it('as many of one name as there are, in their order', () => {
    const two = [known(1, 'Bank', { phone: '1' }), known(2, 'Bank', { phone: '2' })];
    expect(kinds('name,phone', ['Bank,1', 'Bank,2'], { known: two })).toEqual([
      ['same', 1],
      ['same', 2],
    ]);
    expect(kinds('name,phone', ['Bank,1', 'Bank,2', 'Bank,3'], { known: two })).toEqual([
      ['refused', 'name-ambiguous'],
      ['refused', 'name-ambiguous'],
      ['refused', 'name-ambiguous'],
    ]);
  });
});

it('[FI10] missing categories are one cause, or are created once', () => {
  const lines = ['A,Shoes', 'B,shoes;Food', 'C,Food'];
  const refused = plan('name,categories', lines);
  expect(causesOf(refused.places).map(({ code, rows, values }) => [code, rows.length, values])).toEqual([
    ['category-unknown', 2, ['Shoes']],
  ]);
  expect(countRows(refused.places)).toMatchObject({ add: 1, refused: 2 });
  const created = plan('name,categories', lines, { createsCategories: true });
  expect(created.newCategories).toEqual([{ name: 'Shoes', count: 2 }]);
  expect(created.places[1]?.values.categories).toEqual(['Food', 'Shoes']);
});

it('[FI7] an empty cell changes nothing, and hours that are equal are no change', () => {
  const hours = rowsOf('name,opening_hours', ['A,Mo-Fr 9:00-18:00'])[0]?.values.opening_hours ?? null;
  const place = known(1, 'A');
  const other = {
    ...place,
    values: { ...place.values, opening_hours: hours && { ...hours, sat: { ...hours.sat, oh: '10:00' } } },
  };
  expect(kinds('name,phone,opening_hours', ['A,,Mo-Fr 09:00-18:00'], { known: [other] })).toEqual([['same', 1]]);
});

it('[FI6] hours that are not read become a note', () => {
  const [place] = plan('name,opening_hours', ['A,by appointment']).places;
  expect([place?.kind, place?.values.note]).toEqual(['add', 'Opening hours: by appointment']);
});

it('[FI8] main destinations are named by an id or by a name, and have two levels', () => {
  const head = 'external_id,name,main_destination';
  expect(plan(head, ['1,Hall,', '2,Bar,1', '3,Café,Hall']).places.map(({ main }) => main)).toEqual([
    undefined,
    { row: 2 },
    { row: 2 },
  ]);
  expect(kinds(head, ['1,Hall,', '2,Bar,1', '3,Table,Bar', '4,Lost,Nowhere', '5,Self,Self'])).toEqual([
    ['add', null],
    ['add', null],
    ['refused', 'main-is-sub'],
    ['refused', 'main-unknown'],
    ['refused', 'own-main'],
  ]);
  const sub = known(2, 'Bar', { parentId: 1 });
  expect(kinds('name,main_destination', ['Bar,Hall', 'Hall,Bar'], { known: [known(1, 'Hall'), sub] })).toEqual([
    ['refused', 'main-is-sub'],
    ['refused', 'main-is-sub'],
  ]);
  expect(kinds('name,main_destination', ['Bar,Hall'], { known: [known(1, 'Hall'), sub] })).toEqual([['same', 2]]);
});

it('[FI8] a row whose main destination is refused is refused', () => {
  const validate: PlaceRules['validate'] = ({ name }) => (name === 'Hall' ? [{ field: 'name', message: 'No.' }] : []);
  expect(kinds('external_id,name,main_destination', ['1,Hall,', '2,Bar,1'], { validate })).toEqual([
    ['refused', 'invalid'],
    ['refused', 'main-unknown'],
  ]);
});

it('[FI19] a row whose logo is no address is imported without it, and a known picture is no change', () => {
  const at = 'https://shops.example/a.png';
  const place = known(1, 'A');
  const withLogo = { ...place, values: { ...place.values, logo: `/api/images/k${fetchedSuffix(at)}` } };
  const { places } = plan('name,logo', [`A,${at}`, 'B,b.png', 'C,shops.example/c.png'], { known: [withLogo] });
  expect(places.map(({ kind, values: { logo } }) => [kind, logo])).toEqual([
    ['same', undefined],
    ['add', undefined],
    ['add', 'https://shops.example/c.png'],
  ]);
  expect(warningsOf(places).map(({ code, rows }) => [code, rows])).toEqual([
    ['logo-wrong', [{ row: 3, name: 'B', value: 'b.png' }]],
  ]);
  expect(causesOf(places)).toEqual([]);
});

it('[FI9] a corrected cell counts instead of the one in the file', () => {
  const table = { columns: ['name', 'review'], rows: [{ row: 2, cells: ['A', '9'] }] };
  const mapping = { name: 'name', review: 'review' } as const;
  expect(readPlaceRows(table, mapping)[0]?.problems).toEqual([{ code: 'review-wrong', field: 'review', value: '9' }]);
  expect(readPlaceRows(table, mapping, { [editKey(2, 'review')]: '4,5' })[0]).toMatchObject({
    problems: [],
    values: { review: 4.5 },
  });
});

it('[FI4] keys of OpenStreetMap become names, and addresses have their protocol', () => {
  expect(['amenity=fast_food', 'bank', 'Food & Drink', 'iPhone', 'shop=clothes'].map(categoryName)).toEqual([
    'Fast food',
    'Bank',
    'Food & Drink',
    'iPhone',
    'Clothes',
  ]);
  const table = { columns: ['n', 'w', 'p'], rows: [{ row: 2, cells: ['A', 'nord.example/a', '+49 1; +49 2'] }] };
  expect(readPlaceRows(table, { n: 'name', w: 'website', p: 'phone' })[0]?.values).toEqual({
    name: 'A',
    website: 'https://nord.example/a',
    phone: '+49 1; +49 2',
  });
});

const ERRORS = [
  '#N/A',
  '#REF!',
  '#VALUE!',
  '#NAME?',
  '#DIV/0!',
  '#NUM!',
  '#NULL!',
  '#NV',
  '#WERT!',
  '#BEZUG!',
  'Err:502',
];

it.each(ERRORS)('[FI27] the cell %j is an error of its row, in any field', (error) => {
  const lines = [`${error},Food,B1,7`, `Bakery,${error},B2,8`, `Bar,Food,B3,${error}`];
  expect(rowsOf('name,categories,unit,external_id', lines).map(({ problems }) => problems)).toEqual(
    ['name', 'categories', 'external_id'].map((field) => [{ code: 'error-cell', field, value: error }]),
  );
  const { places } = plan('name,categories,unit', [`${error},Food,B1`]);
  expect(places.map(({ kind, problems }) => [kind, problems.map(({ code }) => code)])).toEqual([
    ['refused', ['error-cell']],
  ]);
});

it.each(['#1 Books', 'N/A', '#wow', 'Value!', '#hashtag!'])('[FI27] the name %j is a name', (name) => {
  expect(rowsOf('name,categories', [`${name},Food`])[0]).toMatchObject({ values: { name }, problems: [] });
});
