import { afterEach, expect, it, vi } from 'vitest';
import { type Row, RowList } from '@/screens/editor/panels/places/RowList';
import { cleanUp, render } from '../../../../support/dom/render';

afterEach(async () => {
  vi.restoreAllMocks();
  await cleanUp();
});

const rows = Array.from(
  { length: 300 },
  (_, at): Row => ({ key: `room-${at}`, name: `Room ${at}`, note: '', colour: null, choose: () => undefined }),
);
const list = (...selected: string[]) => (
  <RowList label="Rooms" rows={rows} selected={new Set(selected)} empty="No rooms" />
);

it('[PP20] the row of what was selected elsewhere is brought into view', async () => {
  // A page of tests has no layout of its own.
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(300 * 30);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(300);
  const tops: number[] = [];
  Element.prototype.scrollTo = (options?: ScrollToOptions | number) => {
    if (typeof options === 'object') tops.push(options.top ?? 0);
  };
  await render(list());
  expect(tops.filter((top) => top > 0)).toEqual([]);
  await cleanUp();
  await render(list('room-250'));
  expect(tops.at(-1)).toBeGreaterThan(200 * 30);
});

it('[ET54] the list of places marks the rooms with unsaved entries', async () => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(300);
  const marked = (
    <RowList label="Rooms" rows={rows.slice(0, 3)} selected={new Set()} unsaved={new Set(['room-1'])} empty="" />
  );
  const { page } = await render(marked);
  const marks = [...page.querySelectorAll('li')].map((row) =>
    row.querySelector('[role=img]')?.getAttribute('aria-label'),
  );
  expect(marks).toEqual([undefined, 'Unsaved entries', undefined]);
});
