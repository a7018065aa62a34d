import { afterEach, expect, it } from 'vitest';
import { destinationsQuery } from '@/api/destinations/destinationList';
import type { Destination, Placement } from '@/contract/destinations/destinations';
import { stepsOf } from '@/model/network/history';
import { createNetwork } from '@/model/network/network';
import { useRoomsForm } from '@/screens/editor/panels/room/useRoomsForm';
import { cleanUp } from '../../../support/dom/render';
import { renderHook } from '../../../support/dom/renderHook';
import { testCurrentUser } from '../../../support/dom/testCurrentUser';
import { testEditor } from '../../../support/dom/testEditor';

afterEach(cleanUp);

const placed = (id: number, object_name: string, parent_id: number) =>
  ({
    id,
    floor_id: 'ground',
    object_name,
    location_name: `Shop ${parent_id}`,
    location_id: `L${id}`,
    location_status: null,
    revision: 1,
    destination: { parent_id, flagship: 0, colour: null },
  }) as unknown as Placement;
const destination = {
  id: 10,
  name: 'Shop 10',
  description: '',
  categories: [],
  tags: [],
  parent_id: null,
  revision: 1,
};

async function opened() {
  const editor = await testEditor({
    network: createNetwork([]),
    data: { destinations: [placed(1, 'a', 10), placed(2, 'b', 10)] },
  });
  editor.client.setDefaultOptions({ queries: { staleTime: Number.POSITIVE_INFINITY } });
  const known = [destination as unknown as Destination];
  editor.client.setQueryData(destinationsQuery(testCurrentUser().organisation.uuid).queryKey, known);
  const page = await renderHook(() => useRoomsForm('ground', ['a', 'b', 'c']), { around: editor.around });
  const drafts = () => [...editor.session.placements.get().values()];
  const steps = () => stepsOf(editor.document.getSnapshot().context.history);
  return { ...editor, ...page, drafts, steps };
}

it('[MT29] a change of several rooms is one step of all of them, and none where nothing changes', async () => {
  const { result, after, drafts, steps } = await opened();
  expect(result().rooms.map(({ locationId }) => locationId)).toEqual(['L1', 'L2', '']);
  await after(() => result().setRooms({ locationId: 'X' }));
  expect(drafts().map(({ mesh, room }) => [mesh, room.locationId])).toEqual([
    ['a', 'X'],
    ['b', 'X'],
    ['c', 'X'],
  ]);
  expect(steps()).toEqual({ notes: [{ kind: 'changeRooms', count: 3 }], done: 1 });
  await after(() => result().setRooms({ locationId: 'X' }));
  expect(steps().done).toBe(1);
});

it('[MT29] the type of several rooms is changed in each; one that is back at the stored type has no change', async () => {
  const { result, after, drafts } = await opened();
  const before = result().roles;
  await after(() => result().setRoles((role) => ({ ...role, type: 'floor' })));
  expect([result().roles.map(({ type }) => type), drafts().length]).toEqual([['floor', 'floor', 'floor'], 3]);
  await after(() => result().setRoles(() => before[0] as (typeof before)[number]));
  expect(drafts()).toEqual([]);
});

it('[MT29] a destination in several rooms is shown and changed once, for all of its places', async () => {
  const { result, after, drafts, steps } = await opened();
  expect(result().destinations.map(({ name }) => name)).toEqual(['Shop 10']);
  await after(() => result().setDestinations((values) => ({ ...values, name: 'Books' })));
  expect(drafts().map(({ mesh, shared }) => [mesh, shared?.id, shared?.isForAll])).toEqual([['a', 10, true]]);
  expect([result().destinations.map(({ name }) => name), steps().done]).toEqual([['Books'], 1]);
});
