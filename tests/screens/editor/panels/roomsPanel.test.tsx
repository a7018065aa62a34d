import { afterEach, expect, it, vi } from 'vitest';
import { categoriesQuery } from '@/api/categories/categories';
import { destinationsQuery } from '@/api/destinations/destinationList';
import { tagsQuery } from '@/api/destinations/destinations';
import type { Destination, Placement } from '@/contract/destinations/destinations';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import { floorPoint } from '@/model/geometry/points';
import { stepsOf } from '@/model/network/history';
import { createNetwork } from '@/model/network/network';
import { Inspector } from '@/screens/editor/panels/Inspector';
import { commonItems, withCommon } from '@/screens/editor/panels/room/commonItems';
import { selectionEffect } from '@/screens/editor/tools/selectionEffect';
import { KeptInput } from '@/screens/editor/typed/KeptInput';
import { floorPlanOf } from '../../../support/boxFloorPlan';
import { cleanUp, render } from '../../../support/dom/render';
import { testCurrentUser } from '../../../support/dom/testCurrentUser';
import { testEditor } from '../../../support/dom/testEditor';

afterEach(cleanUp);

const placed = (id: number, object_name: string, parent_id: number) =>
  ({
    id,
    floor_id: 'ground',
    object_name,
    location_name: `Shop ${parent_id}`,
    location_id: null,
    location_status: null,
    revision: 1,
    destination: { parent_id, flagship: 0, colour: null },
  }) as unknown as Placement;
const destination = (id: number, tags: readonly string[]) =>
  ({
    id,
    name: `Shop ${id}`,
    description: '',
    categories: [],
    tags,
    parent_id: null,
    revision: 1,
  }) as unknown as Destination;
const drawn = drawnFloor(floorPlanOf({ a: [0, 0, 5, 5], b: [6, 0, 11, 5], c: [12, 0, 17, 5] }));

async function opened() {
  const editor = await testEditor({
    network: createNetwork([]),
    data: { destinations: [placed(1, 'a', 10), placed(2, 'b', 11)] },
    drawn,
  });
  const { uuid } = testCurrentUser().organisation;
  editor.client.setDefaultOptions({ queries: { staleTime: Number.POSITIVE_INFINITY } });
  const known = [destination(10, ['food', 'open late']), destination(11, ['food'])];
  editor.client.setQueryData(destinationsQuery(uuid).queryKey, known);
  editor.client.setQueryData(categoriesQuery(uuid).queryKey, []);
  editor.client.setQueryData(tagsQuery(uuid).queryKey, []);
  const page = await render(
    editor.around(
      <>
        <Inspector />
        <KeptInput />
      </>,
    ),
  );
  const select = (...meshes: string[]) => page.after(() => editor.editor.send({ type: 'meshes.select', meshes }));
  const drafts = () => [...editor.session.placements.get().values()];
  const steps = () => stepsOf(editor.document.getSnapshot().context.history);
  return { ...editor, ...page, select, drafts, steps };
}

it('[PP70] a click with Shift adds a room and takes it out; one without leaves that room alone', async () => {
  const { editor, session, floor } = await opened();
  const world = { ...session, ...floor };
  let clicks = 0;
  const click = (name: string, isAdding: boolean) => {
    clicks += 1;
    const at = floorPoint(20 * clicks, 0);
    selectionEffect({ type: 'selected', hit: { kind: 'mesh', name }, at, isAdding }, world);
    return editor.getSnapshot().context.meshes;
  };
  expect([click('a', false), click('b', true), click('a', true), click('c', false)]).toEqual([
    ['a'],
    ['a', 'b'],
    ['b'],
    ['c'],
  ]);
});

it('[PP70] a marquee selects the rooms that are wholly inside, where there is no node', async () => {
  const { editor, session, floor } = await opened();
  const box = { minX: -1, minY: -1, maxX: 13, maxY: 6 };
  selectionEffect({ type: 'marqueeSelected', box, turn: 0, isAdding: true }, { ...session, ...floor });
  expect(editor.getSnapshot().context.meshes).toEqual(['a', 'b']);
});

it('[PP71] a change of several rooms is one step, and undo takes it back in all of them', async () => {
  const { select, page, after, drafts, steps, document } = await opened();
  await select('a', 'b', 'c');
  await after(() => page.querySelector<HTMLInputElement>('input[type=radio][value=floor]')?.click());
  expect(drafts().map(({ mesh, role }) => [mesh, role?.type])).toEqual([
    ['a', 'floor'],
    ['b', 'floor'],
    ['c', 'floor'],
  ]);
  expect(steps()).toEqual({ notes: [{ kind: 'changeRooms', count: 3 }], done: 1 });
  await after(() => document.send({ type: 'undo' }));
  expect(drafts()).toEqual([]);
});

it('[PP71] values that differ are shown as mixed', async () => {
  const { select, page, after, session } = await opened();
  await select('a');
  await after(() => page.querySelector<HTMLInputElement>('input[type=radio][value=floor]')?.click());
  expect(session.placements.get().size).toBe(1);
  await select('a', 'b');
  expect(page.textContent).toContain('Mixed');
  expect(page.querySelector('input[type=radio]:checked')).toBeNull();
});

it('[PP72] tags and categories that only some have stay', () => {
  const lists = [['food', 'open late'], ['food']];
  const common = commonItems(lists);
  expect([common, lists.map((list) => withCommon(list, common, ['new']))]).toEqual([
    ['food'],
    [['open late', 'new'], ['new']],
  ]);
});

it('[PP73] Delete asks for all selected rooms at once, and not while one has a destination', async () => {
  const { select, text, after, session } = await opened();
  const removing = vi.fn();
  session.removing.current = removing;
  await select('a', 'c');
  expect(text('Delete 2 rooms')?.closest('button')?.getAttribute('aria-disabled')).toBe('true');
  await after(() => text('Delete 2 rooms')?.click());
  expect(removing).not.toHaveBeenCalled();
});
