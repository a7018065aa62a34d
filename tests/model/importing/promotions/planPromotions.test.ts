import { expect, it } from 'vitest';
import { placeNames, validatePromotion } from '@/contract/promotionImports/promotionRecords';
import {
  BLANK_PROMOTION,
  type KnownPromotion,
  type PromotionValues,
  planPromotions,
} from '@/model/importing/promotions/planPromotions';
import type { PromotionMapping } from '@/model/importing/promotions/promotionFields';
import { readPromotionRows } from '@/model/importing/promotions/readPromotionRows';
import { editKey } from '@/model/importing/rows/cells';

const BERLIN = 'a0000000-0000-4000-8000-000000000001';
const TOKYO = 'a0000000-0000-4000-8000-000000000002';
const LOCATIONS = [
  { id: BERLIN, name: 'Berlin', timeZone: 'Europe/Berlin' },
  { id: TOKYO, name: 'Tokyo', timeZone: 'Asia/Tokyo' },
];
const place = (id: number, name: string, unit = '') => ({
  ...{ id, name },
  additional_data: unit === '' ? [] : [{ id: 1, title: 'Unit', type: 9, value: unit, stored_data_type: 1 }],
});
const DESTINATIONS = [
  place(1, 'Hall'),
  place(2, 'Café', 'A1'),
  place(3, 'Café', 'B2'),
  place(4, 'Twin'),
  place(5, 'Twin'),
];

const FIELDS = {
  Title: 'name',
  Start: 'start:dmy',
  Time: 'start_time',
  End: 'end:dmy',
  Until: 'end_time',
  Rule: 'repeats',
  Shop: 'destinations',
  Site: 'locations',
  All: 'everywhere',
  Id: 'external_id',
  Own: 'own_id',
} as const satisfies PromotionMapping;

const known = (id: number, values: Partial<PromotionValues>, part: Partial<KnownPromotion> = {}): KnownPromotion => ({
  ...{ id, externalId: null, rooms: 0, values: { ...BLANK_PROMOTION, name: `P${id}`, ...values } },
  ...part,
});

function plan(
  head: string,
  lines: readonly string[],
  {
    records = [],
    edits = {},
    locations = LOCATIONS,
  }: {
    readonly records?: readonly KnownPromotion[];
    readonly edits?: Readonly<Record<string, string>>;
    readonly locations?: typeof LOCATIONS;
  } = {},
) {
  const rows = lines.map((line, at) => ({ row: at + 2, cells: line.split('|') }));
  const planning = planPromotions(readPromotionRows({ columns: head.split('|'), rows }, FIELDS, edits), {
    known: records,
    ...placeNames(DESTINATIONS, locations),
    validate: validatePromotion('event'),
  });
  for (;;) {
    const step = planning.next();
    if (step.done) return step.value.rows;
  }
}
const causes = (...given: Parameters<typeof plan>) =>
  plan(...given).map(({ kind, problems }) => [kind, ...problems.map(({ code, value }) => `${code} ${value}`.trim())]);

it('[EV27] [FI28] times are by the clock of the locations that a row names, and in UTC where these differ', () => {
  const rows = plan('Title|Start|End|Site', [
    'A|03/05/2026 18:00|03/05/2026 20:00|Berlin',
    'B|03/05/2026 18:00||Tokyo',
    'C|03/05/2026 18:00||Berlin; Tokyo',
    'D|2026-05-03T18:00:00Z||Tokyo',
  ]);
  expect(rows.map(({ values }) => values.start)).toEqual([
    '2026-05-03 16:00:00',
    '2026-05-03 09:00:00',
    '2026-05-03 18:00:00',
    '2026-05-03 18:00:00',
  ]);
  expect(rows[0]?.values).toMatchObject({ end: '2026-05-03 18:00:00', locations: [BERLIN] });
});

it('[FI28] a last day belongs to it as a whole, and an end without a day is on that of the start, or on the next', () => {
  const only = { locations: LOCATIONS.slice(1, 1) };
  const rows = plan(
    'Title|Start|Time|End|Until|All',
    [
      'A|03/05/2026||05/05/2026||x',
      'B|03/05/2026|18:00||20:00|x',
      'C|03/05/2026|22:00||02:00|x',
      'D|03/05/2026|9 am|04/05/2026|5 pm|x',
    ],
    only,
  );
  expect(rows.map(({ values: { start, end } }) => [start, end])).toEqual([
    ['2026-05-03 00:00:00', '2026-05-05 23:59:59'],
    ['2026-05-03 18:00:00', '2026-05-03 20:00:00'],
    ['2026-05-03 22:00:00', '2026-05-04 02:00:00'],
    ['2026-05-03 09:00:00', '2026-05-04 17:00:00'],
  ]);
});

it('[EV28] rows are refused by the rule of the form, each with its field and its words', () => {
  expect(
    causes('Title|Start|End|Rule|All', [
      '|03/05/2026|||x',
      'A||||x',
      'B|when?|||x',
      'C|03/05/2026 10:00|03/05/2026 09:00||x',
      'D|03/05/2026||FREQ=WEEKLY|x',
      'E|03/05/2026|||perhaps',
      'F|#N/A|||x',
    ]).map(([kind, ...codes]) => [kind, ...codes.map((code) => code?.split(' ')[0])]),
  ).toEqual([
    ['refused', 'name-missing'],
    ['refused', 'start-missing'],
    ['refused', 'date-wrong'],
    ['refused', 'invalid'],
    ['refused', 'invalid'],
    ['refused', 'flag-wrong'],
    ['refused', 'error-cell'],
  ]);
});

it('[EV28] a corrected cell counts in the place of that of the file', () => {
  const [row] = plan('Title|Start|All', ['A|soon|x'], { edits: { [editKey(2, 'Start')]: '2026-05-03' } });
  expect(row).toMatchObject({ kind: 'add', values: { name: 'A' } });
});

it('[EV28] places are named by name, with the unit where a name repeats, and one that is not certain is refused', () => {
  const rows = plan('Title|Start|Shop', [
    'A|03/05/2026|hall',
    'B|03/05/2026|Hall; Café (B2)',
    'C|03/05/2026|Café',
    'D|03/05/2026|Nowhere; Hall',
    'E|03/05/2026|Twin #5',
  ]);
  expect(rows.map(({ kind, values }) => [kind, values.destinations])).toEqual([
    ['add', [1]],
    ['add', [1, 3]],
    ['refused', undefined],
    ['refused', [1]],
    ['add', [5]],
  ]);
  expect(rows[3]?.problems).toEqual([
    { code: 'destination-unknown', field: 'destinations', value: 'Nowhere', cell: 'Nowhere; Hall' },
  ]);
  expect(causes('Title|Start|Site', ['A|03/05/2026|Paris'])).toEqual([['refused', 'location-unknown Paris']]);
});

it('[EV28] a row without a place is imported with a warning, one in a room of the map has a place', () => {
  const records = [known(9, { name: 'In a room', start: '2026-05-03 00:00:00' }, { rooms: 1 })];
  const rows = plan('Title|Start|End', ['A|03/05/2026|', 'In a room|03/05/2026|04/05/2026'], { records });
  expect(rows.map(({ kind, warnings }) => [kind, warnings.map(({ code }) => code)])).toEqual([
    ['add', ['place-missing']],
    ['change', []],
  ]);
});

it('[EV29] a row is about the record with its own id, its id in the source, or its title and start', () => {
  const start = '2026-05-03 16:00:00';
  const records = [
    known(1, { start, locations: [BERLIN] }),
    known(2, { start, everywhere: true }, { externalId: 'x' }),
    known(3, { name: 'Same', start: '2026-05-03 18:00:00' }),
    known(4, { name: 'Same', start: '2026-05-04 18:00:00' }),
  ];
  const rows = plan(
    'Title|Start|Id|Own|All',
    [
      'By own id|04/05/2026||1|',
      'By source|04/05/2026|x||',
      'same|04/05/2026 18:00|||x',
      'Same|05/05/2026 18:00|||x',
      'Lost|04/05/2026||77|x',
    ],
    { records },
  );
  expect(rows.map(({ kind, id }) => [kind, id])).toEqual([
    ['change', 1],
    ['change', 2],
    ['change', 4],
    ['add', null],
    ['refused', null],
  ]);
  expect(causes('Title|All', ['Same|x'], { records })).toEqual([['refused', 'name-ambiguous Same']]);
});

it('[EV29] an empty cell leaves its field, a place that is named replaces those of before, and a row that says the same is refused', () => {
  const start = '2026-05-03 16:00:00';
  const records = [known(1, { start, website: 'https://a.example', destinations: [1] }, { externalId: 'a' })];
  expect(plan('Title|Start|Id|Shop', ['P1|2026-05-03T16:00:00Z|a|'], { records })[0]).toMatchObject({
    kind: 'same',
    values: {},
  });
  const [moved] = plan('Title|Id|Site', ['P1|a|Berlin'], { records });
  expect(moved).toMatchObject({ kind: 'change', fields: ['destinations', 'locations'] });
  expect(moved?.values).toEqual({ destinations: [], locations: [BERLIN] });
  expect(causes('Title|Start|All', ['A|03/05/2026|x', 'A|03/05/2026|x'])).toEqual([['add'], ['refused', 'same-row 2']]);
});

it('[EV29] an hour that the clock shows twice stays the one that it was', () => {
  const only = { locations: LOCATIONS.slice(0, 1) };
  // 2026-10-25 02:30 in Berlin is at 00:30 and at 01:30 in UTC.
  const records = [known(1, { start: '2026-10-25 01:30:00', everywhere: true })];
  expect(plan('Title|Start|Own', ['P1|25.10.2026 02:30|1'], { records, ...only })[0]).toMatchObject({ kind: 'same' });
  expect(plan('Title|Start|All', ['New|25.10.2026 02:30|x'], only)[0]?.values.start).toBe('2026-10-25 00:30:00');
});
