import { afterEach, expect, it } from 'vitest';
import type { Column } from '@/components/recordTable/column';
import { RecordTable } from '@/components/recordTable/RecordTable';
import { useRecordList } from '@/components/recordTable/useRecordList';
import { cleanUp, render } from '../../support/dom/render';

afterEach(cleanUp);

const SHOPS = ['Bakery', 'Chemist', 'Florist'].map((name) => ({ name }));
const nameOf = ({ name }: { name: string }) => name;
const rendered: string[] = [];
const columns: Column<{ name: string }>[] = [
  {
    key: 'name',
    label: 'Name',
    width: '1fr',
    cell: ({ name }) => {
      rendered.push(name);
      return name;
    },
  },
];

function Shops({ records = SHOPS }: { readonly records?: typeof SHOPS }) {
  return (
    <RecordTable label="Shops" columns={columns} list={useRecordList({ records, idOf: nameOf, nameOf, columns })} />
  );
}

it('[DE23] the row that becomes the Tab stop is rendered again with the one before it, the others are not', async () => {
  const { page, after } = await render(<Shops />);
  const row = (index: number) => page.querySelector<HTMLElement>(`[role=row][data-index="${index}"]`);
  await after(() => row(0)?.focus());
  expect([...new Set(rendered)]).toEqual(['Bakery', 'Chemist', 'Florist']);
  rendered.length = 0;
  await after(() => row(0)?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true })));
  expect(document.activeElement).toBe(row(1));
  expect(row(1)?.tabIndex).toBe(0);
  expect(new Set(rendered)).toEqual(new Set(['Bakery', 'Chemist']));
});

it.each([
  [100, 100, null],
  [2003, 2000, '3 more rows are not printed. Search or filter the list to print fewer.'],
])('[FM53] of %d rows the printed list has %d, and says how many are left out', async (count, printed, note) => {
  const records = Array.from({ length: count }, (_, at) => ({ name: `Shop ${at}` }));
  const { page, after } = await render(<Shops records={records} />);
  const rows = () => page.querySelectorAll('[role=row][data-index]:not([data-index="-1"])').length;
  const before = rows();
  expect(before).toBeLessThan(count);
  await after(() => void window.dispatchEvent(new Event('beforeprint')));
  expect([rows(), page.querySelector('p')?.textContent ?? null]).toEqual([printed, note]);
  await after(() => void window.dispatchEvent(new Event('afterprint')));
  expect([rows(), page.querySelector('p')]).toEqual([before, null]);
});
