// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { readTable } from '@/app/imports/readTable';
import { tableWorkbook } from '@/app/imports/writeWorkbook';
import { knownPromotions, placeNames, validatePromotion } from '@/contract/promotionImports/promotionRecords';
import type { Promotion } from '@/contract/promotions/promotions';
import { guessPromotionFields, isPromotionColumn } from '@/model/importing/promotions/guessPromotionFields';
import { planPromotions } from '@/model/importing/promotions/planPromotions';
import { readPromotionRows } from '@/model/importing/promotions/readPromotionRows';
import { readTextTable } from '@/model/importing/tables/readTextTable';
import type { Table } from '@/model/importing/tables/table';
import { tableCsv, tableJson } from '@/screens/fileImports/export/writeTable';
import { promotionTable } from '@/screens/promotions/import/promotionTable';

const BERLIN = 'a0000000-0000-4000-8000-000000000001';
const TOKYO = 'a0000000-0000-4000-8000-000000000002';
const locations = [
  { id: BERLIN, name: 'Berlin', timeZone: 'Europe/Berlin' },
  { id: TOKYO, name: 'Tokyo; east', timeZone: 'Asia/Tokyo' },
];
const unit = (value: string) => [{ id: 1, title: 'Unit', type: 9, value, stored_data_type: 1 }];
const destinations = [
  { id: 1, name: 'Hall "A"; B', additional_data: [] },
  { id: 2, name: 'Café', additional_data: unit('A1') },
  { id: 3, name: 'Café', additional_data: unit('B2') },
  { id: 4, name: 'Twin', additional_data: [] },
  { id: 5, name: 'Twin', additional_data: [] },
];

const promotion = (id: number, part: Partial<Promotion> = {}): Promotion => ({
  id,
  uuid: `b0000000-0000-4000-8000-00000000000${id}`,
  name: `Event ${id}`,
  short_desc: '',
  long_desc: '',
  website: '',
  image: null,
  start: '2026-05-03 16:00:00',
  end: null,
  upcoming: null,
  repeats: null,
  destinations: [],
  projects: [],
  everywhere: false,
  rooms: 0,
  ...part,
});
const named = (...ids: readonly number[]) => ids.map((id) => ({ id, name: '' }));
const inAll = (...uuids: readonly string[]) => uuids.map((uuid) => ({ uuid, name: '' }));

const all = [
  promotion(1, { everywhere: true, end: '2026-05-03 22:00:00', website: 'https://a.example/x?y=1' }),
  promotion(2, { projects: inAll(BERLIN), end: '2026-05-04 22:00:00', repeats: 'FREQ=WEEKLY;BYDAY=SU;UNTIL=20261231' }),
  promotion(3, { projects: inAll(TOKYO), short_desc: '=1+1', long_desc: 'Line 1\nLine 2, "quoted"; and more' }),
  promotion(4, { destinations: named(1, 3, 5), upcoming: '2026-04-03' }),
  // The hour that clocks show twice, and seconds.
  promotion(5, { projects: inAll(BERLIN), start: '2026-10-25 01:30:00', end: '2026-10-25 22:59:59' }),
  promotion(6, { name: 'Event 5', destinations: named(2), start: '2026-10-25 00:30:00' }),
  promotion(7, { rooms: 2 }),
  promotion(8),
];

const table = () => promotionTable(all, { destinations, locations });
function kindsOf(read: Table) {
  const planning = planPromotions(readPromotionRows(read, guessPromotionFields(read)), {
    known: knownPromotions(all, new Map()),
    ...placeNames(destinations, locations),
    validate: validatePromotion('event'),
  });
  for (;;) {
    const step = planning.next();
    if (step.done) return step.value.rows.map(({ kind, fields, problems }) => [kind, fields, problems]);
  }
}
const read = (text: string) => readTextTable(new TextEncoder().encode(text), isPromotionColumn);
const SAME = all.map(() => ['same', [], []]);

it('[EV32] an export as CSV or JSON is read back without a change', () => {
  expect(kindsOf(read(tableCsv(table())))).toEqual(SAME);
  expect(kindsOf(read(tableJson(table())))).toEqual(SAME);
});

it('[EV32] a workbook is read back without a change', async () => {
  const workbook = await tableWorkbook(table(), 'Events');
  expect(kindsOf(await readTable(workbook, null, isPromotionColumn))).toEqual(SAME);
});

it('[EV32] times are by the clock of the locations, and places by names that find them again', () => {
  const [everywhere, berlin, tokyo, places] = table().rows;
  expect([everywhere?.start, everywhere?.everywhere]).toEqual(['2026-05-03 16:00', 'yes']);
  expect([berlin?.start, berlin?.end]).toEqual(['2026-05-03 18:00', '2026-05-05 00:00']);
  expect([tokyo?.start, tokyo?.locations]).toEqual(['2026-05-04 01:00', '"Tokyo; east"']);
  expect(places?.destinations).toBe('"Hall ""A""; B"; Café (B2); Twin #5');
});
