import { afterEach, expect, it, vi } from 'vitest';
import type { Placement } from '@/contract/destinations/destinations';
import { createNetwork } from '@/model/network/network';
import { PlacementList } from '@/screens/editor/workbench/list/PlacementList';
import { cleanUp, render } from '../../../../support/dom/render';
import { testEditor } from '../../../../support/dom/testEditor';
import { typeInto } from '../../../../support/dom/typeInto';

afterEach(cleanUp);

const placement = (id: number, more: Partial<Placement>) =>
  ({ id, object_name: `room${id}`, location_id: `L-${id}`, destination: { logo: null }, ...more }) as Placement;
const PLACES = [
  placement(1, { location_name: 'Café', floor_id: 'ground', floor_name: 'Ground', location_status: 'COMING_SOON' }),
  placement(2, { location_name: 'Bar', floor_id: 'upper', floor_name: 'Upper', location_status: 'TEMPORARILY_CLOSED' }),
  placement(3, { location_name: 'Chemist', floor_id: 'upper', floor_name: 'Upper', location_status: 'NEW' }),
];

/** A placement as the service sends it. */
const SENT: Placement = {
  id: 1,
  object_name: 'room1',
  floor_id: '5f0f7d1c-3f6e-4a4e-9b39-9f3c5a4d0a01',
  floor_name: 'Ground',
  location_id: 'L-1',
  location_name: 'Bistro',
  location_status: null,
  destination: {
    parent_id: 1,
    name: 'Bistro',
    description: '',
    logo: null,
    map_logo: null,
    flagship: 0,
    categories: [],
    colour: null,
  },
};

async function open() {
  const { around, editor } = await testEditor({ network: createNetwork([]), data: { destinations: PLACES } });
  editor.send({ type: 'view.set', view: 'list' });
  const shown = await render(around(<PlacementList />));
  const cellsOf = (row: Element) => [...row.children].map((cell) => (cell.textContent ?? '').trim());
  const rows = () =>
    [...shown.page.querySelectorAll('tbody tr, [role=row]')].map(cellsOf).filter(([id]) => /^L-/.test(id ?? ''));
  const search = (typed: string) => shown.after(() => typeInto(shown.find('input') as HTMLInputElement, typed));
  return { ...shown, editor, rows, search };
}

it('[PP42] the list has its columns in their order, states in words, and sorts by a heading', async () => {
  const { page, rows, after, text } = await open();
  const headings = [...page.querySelectorAll('th, [role=columnheader]')].map(({ textContent }) => textContent?.trim());
  expect(headings).toEqual(['Destination ID', 'Logo', 'Name', 'Floor', 'Status']);
  expect(rows()).toEqual([
    ['L-2', 'B', 'Bar', 'Upper', 'Temporarily closed'],
    ['L-1', 'C', 'Café', 'Ground', 'Coming soon'],
    ['L-3', 'C', 'Chemist', 'Upper', 'New'],
  ]);
  await after(() => text('Destination ID')?.click());
  expect(rows().map(([id]) => id)).toEqual(['L-1', 'L-2', 'L-3']);
  await after(() => text('Destination ID')?.click());
  expect(rows().map(([id]) => id)).toEqual(['L-3', 'L-2', 'L-1']);
});

it('[PP42] what is typed filters by floor, name and id, and nothing found can be cleared', async () => {
  const { rows, search, after, text } = await open();
  for (const [typed, ids] of [
    ['upp', ['L-2', 'L-3']],
    ['CAF', ['L-1']],
    ['l-3', ['L-3']],
  ] as const) {
    await search(typed);
    expect(rows().map(([id]) => id)).toEqual(ids);
  }
  await search('zoo');
  expect(rows()).toEqual([]);
  expect(text('Nothing matches “zoo”.')).not.toBeNull();
  await after(() => text('Clear')?.click());
  expect(rows()).toHaveLength(3);
});

it('[PP42] the table is filled by its own call, and keeps what was loaded where that fails', async () => {
  const asked: string[] = [];
  let reply = () => Response.json({ data: [SENT] });
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    asked.push(new URL(String(input instanceof Request ? input.url : input), 'http://localhost').pathname);
    return reply();
  });
  const listed = async () => {
    const { around, client } = await testEditor({ network: createNetwork([]), data: { destinations: PLACES } });
    client.setQueryDefaults(['project-data', 'mall'], { enabled: true, retry: false });
    return render(around(<PlacementList />));
  };
  const answered = await listed();
  await answered.until(() => answered.text('Bistro') !== null);
  expect(asked).toEqual(['/api/projects/mall/project-mesh-destinations']);
  await cleanUp();
  reply = () => Response.json({ message: 'Broken.' }, { status: 500 });
  const failed = await listed();
  await failed.until(() => failed.text('Chemist') !== null);
});

it('[PP43] a row opens its room on the map, on its floor', async () => {
  const { after, text, editor } = await open();
  await after(() => text('Chemist')?.click());
  const snapshot = editor.getSnapshot();
  expect(snapshot.context).toMatchObject({ floor: 'upper', mesh: 'room3' });
  expect(snapshot.matches({ view: 'map' })).toBe(true);
});
