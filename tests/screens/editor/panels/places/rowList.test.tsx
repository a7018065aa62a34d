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

it.each([
  [['ArrowDown', 'ArrowDown', 'ArrowUp'], 1],
  [['PageDown', 'PageDown', 'PageUp', 'ArrowDown'], 11],
  [['End', 'ArrowDown', 'PageUp'], 19],
  [['End', 'Home', 'ArrowUp', 'PageUp'], 0],
])('[PP20] keys %s move to the row %i', async (keys, at) => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(900);
  // A page of tests has no layout: the list is as high as its thirty rows.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(900);
  Element.prototype.scrollTo = () => undefined;
  const { page, after } = await render(
    <RowList label="Rooms" rows={rows.slice(0, 30)} selected={new Set()} empty="No rooms" />,
  );
  const focused = () => document.activeElement?.getAttribute('data-index');
  page.querySelector<HTMLElement>('[data-index="0"]')?.focus();
  for (const key of keys)
    await after(() => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  expect(focused()).toBe(String(at));
  expect([...page.querySelectorAll('[tabindex="0"]')].map((row) => row.getAttribute('data-index'))).toEqual([
    String(at),
  ]);
});
