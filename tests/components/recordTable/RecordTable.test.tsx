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

function Shops() {
  return (
    <RecordTable
      label="Shops"
      columns={columns}
      list={useRecordList({ records: SHOPS, idOf: nameOf, nameOf, columns })}
    />
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
