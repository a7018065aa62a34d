import { describe, expect, it } from 'vitest';
import type { PlaceValues } from '@/model/importing/places/placeFields';
import { BLANK_PLACE } from '@/model/importing/places/planPlaces';
import { type ImportPlan, type ImportRules, planImport, type SourcePlace } from '@/model/importing/planImport';
import { mostDeletions } from '@/model/importing/rejection';
import type { SourceReading } from '@/model/sources/sourceRow';

const values = (change: Partial<PlaceValues> = {}): Partial<PlaceValues> => ({
  name: 'Bakery',
  description: 'Bread',
  categories: ['Food'],
  tags: [],
  main_destination: '',
  review: 0,
  ...change,
});

const known = (
  externalId: string,
  id: number,
  change: Partial<PlaceValues> = {},
): SourcePlace & { readonly externalId: string } => ({
  id,
  externalId,
  parentId: null,
  isMade: true,
  values: { ...BLANK_PLACE, ...values(change) },
});

const rules: ImportRules = {
  categories: ['Fashion', 'Food'],
  createsCategories: false,
  validate: () => [],
  textOf: ({ code, value }) => `${code} ${value}`.trim(),
};

const reading = (
  rows: readonly (readonly [string, Partial<PlaceValues>])[],
  errors: SourceReading['errors'] = [],
): SourceReading => ({
  rows: rows.map(([externalId, own], at) => ({ row: at + 1, externalId, values: own })),
  errors,
});

const many = (count: number) =>
  Array.from({ length: count }, (_, at) => known(`k${at}`, at + 1, { name: `Shop ${at}` }));
const rowsOf = (some: ReturnType<typeof many>) => some.map((one) => [one.externalId, one.values] as const);

/** The plan, made in one go. */
function planned(...given: Parameters<typeof planImport>): ImportPlan {
  const planning = planImport(...given);
  for (let step = planning.next(); ; step = planning.next()) if (step.done) return step.value;
}

describe('what is planned', () => {
  it('[IO1] a row with a new id adds, a known one changes the fields that differ, an equal one does nothing', () => {
    const plan = planned(
      [known('a', 1), known('b', 2, { tags: ['new', 'Old'] })],
      reading([
        ['a', values({ description: 'Bread and cakes', review: 4.5 })],
        ['b', values({ tags: ['Old', 'new'] })],
        ['c', values({ name: 'Florist' })],
      ]),
      rules,
    );
    expect(plan.steps).toEqual([
      {
        kind: 'change',
        row: 1,
        externalId: 'a',
        id: 1,
        name: 'Bakery',
        values: { description: 'Bread and cakes', review: 4.5 },
      },
      {
        kind: 'add',
        row: 3,
        externalId: 'c',
        name: 'Florist',
        values: { name: 'Florist', description: 'Bread', categories: ['Food'] },
      },
    ]);
    expect([plan.unchanged, plan.errors]).toEqual([1, []]);
  });

  it('[IO1] a field that the source does not have stays; categories are found regardless of case', () => {
    const plan = planned([known('a', 1, { tags: ['kept'] })], reading([['a', { categories: ['FASHION'] }]]), rules);
    expect(plan.steps).toMatchObject([{ kind: 'change', values: { categories: ['Fashion'] } }]);
    expect(plan.steps[0]).not.toHaveProperty('values.tags');
  });

  it('[IO2] what the source no longer has is deleted, last of all', () => {
    const all = many(8);
    const plan = planned(all, reading([...rowsOf(all.slice(0, 6)), ['new', values()]]), rules);
    expect(plan.steps.map(({ kind, externalId }) => [kind, externalId])).toEqual([
      ['add', 'new'],
      ['delete', 'k6'],
      ['delete', 'k7'],
    ]);
  });

  it('[IO5] a main destination comes before those that belong to it, and has to be one', () => {
    const plan = planned(
      [],
      reading([
        ['counter', values({ main_destination: 'hall' })],
        ['hall', values({ name: 'Hall' })],
        ['deep', values({ main_destination: 'counter' })],
        ['lost', values({ main_destination: 'nobody' })],
        ['self', values({ main_destination: 'self' })],
      ]),
      rules,
    );
    expect(plan.steps.map(({ externalId }) => externalId)).toEqual(['hall', 'counter']);
    expect(plan.errors.map(({ row, field, message }) => [row, field, message])).toEqual([
      [3, 'main_destination', 'main-is-sub counter'],
      [4, 'main_destination', 'main-unknown nobody'],
      [5, 'main_destination', 'own-main self'],
    ]);
  });
});

describe('destinations that people made', () => {
  const typed = (id: number, change: Partial<PlaceValues>): SourcePlace => ({
    ...known('', id, change),
    externalId: null,
    isMade: false,
  });

  it('[IO22] are recognised by name and unit, changed or noted, and never deleted', () => {
    const plan = planned(
      [typed(1, { unit: '12' }), typed(2, { unit: '13' }), { ...known('old', 3, { name: 'Kept' }), isMade: false }],
      reading([
        ['a', values({ unit: '12' })],
        ['b', values({ unit: '13', review: 4 })],
        ['c', values({ unit: '14' })],
      ]),
      rules,
    );
    expect(plan.steps.map((step) => [step.kind, step.externalId, 'id' in step && step.id])).toEqual([
      ['link', 'a', 1],
      ['change', 'b', 2],
      ['add', 'c', false],
    ]);
  });

  it('[IO22] of several with one name none is recognised without a unit', () => {
    const plan = planned([typed(1, { unit: '12' }), typed(2, { unit: '13' })], reading([['a', values()]]), rules);
    expect(plan.steps.map(({ kind }) => kind)).toEqual(['add']);
  });
});

describe('rows with errors', () => {
  it('[IO3] a row that the form of a destination would reject is an error with its row and field', () => {
    const plan = planned(
      [known('a', 1)],
      reading([
        ['a', { name: '' }],
        ['b', values({ categories: ['Food', 'Toys'] })],
        ['c', values()],
      ]),
      rules,
    );
    expect(plan.errors).toEqual([
      { row: 1, externalId: 'a', field: 'name', code: 'name-missing', value: '', message: 'name-missing' },
      {
        row: 2,
        externalId: 'b',
        field: 'categories',
        code: 'category-unknown',
        value: 'Toys',
        message: 'category-unknown Toys',
      },
    ]);
    expect(plan.steps.map(({ kind, externalId }) => [kind, externalId])).toEqual([['add', 'c']]);
  });

  it('[IO3] a destination whose row is wrong stays as it is', () => {
    const wrong = { row: 2, field: 'review', message: 'No number.', externalId: 'b' };
    const plan = planned([known('a', 1), known('b', 2)], reading([['a', values()]], [wrong]), rules);
    expect([plan.steps, plan.errors]).toEqual([[], [wrong]]);
  });

  it('[IO3] nothing is deleted while a row cannot be told, for it may be about any of them', () => {
    const all = many(6);
    const wrong = { row: 9, field: 'external_id', message: 'No id.' };
    const plan = planned(all, reading(rowsOf(all.slice(0, 5)), [wrong]), rules);
    expect([plan.steps, plan.kept]).toEqual([[], 1]);
  });
});

describe('a broken source', () => {
  it.each([
    [0, 0],
    [1, 0],
    [4, 3],
    [6, 5],
    [20, 5],
    [21, 5],
    [400, 100],
  ])('[IO4] of %i destinations one import deletes at most %i', (count, most) => {
    expect(mostDeletions(count)).toBe(most);
  });

  it('[IO4] without a row that can be read nothing is changed', () => {
    expect(planned(many(3), reading([]), rules)).toMatchObject({ steps: [], rejection: { kind: 'no-rows' } });
  });

  it('[IO4] without too many of its destinations nothing is changed, not even what it adds', () => {
    const all = many(40);
    const plan = (count: number) => planned(all, reading([...rowsOf(all.slice(0, count)), ['x', values()]]), rules);
    expect(plan(30).steps).toHaveLength(11);
    expect(plan(29)).toMatchObject({
      steps: [],
      rejection: { kind: 'too-many-deletions', missing: 11, known: 40, most: 10 },
    });
  });
});
