import { afterEach, expect, it } from 'vitest';
import type { Placement } from '@/contract/destinations/destinations';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import { createNetwork } from '@/model/network/network';
import { FloorSummary } from '@/screens/editor/panels/FloorSummary';
import { placedRooms } from '@/screens/editor/panels/places/placedRooms';
import { node } from '../../../model/network/sampleNetwork';
import { floorPlanOf } from '../../../support/boxFloorPlan';
import { cleanUp, render } from '../../../support/dom/render';
import { testEditor } from '../../../support/dom/testEditor';

afterEach(cleanUp);

const drawn = drawnFloor(floorPlanOf({ room_1: [0, 0, 5, 5], room_2: [6, 0, 11, 5], room_3: [12, 0, 17, 5] }));
const destination = { parent_id: null, categories: [{ id: 1 }], description: 'Everything for the kitchen.' };
const placement = (object_name: string) =>
  ({ id: 1, floor_id: 'ground', object_name, location_name: object_name, destination }) as unknown as Placement;
const label = { floor_id: 'ground', object_name: 'room_3', text: 'Bathroom' };

it('[PP15] without a selection the panel counts the rooms of the floor and leads to the next one', async () => {
  const { around, editor } = await testEditor({
    network: createNetwork([node(1, 0, 0)]),
    data: { destinations: [placement('room_1')], labels: [label] },
    drawn,
  });
  const { text, after, until } = await render(around(<FloorSummary />));
  await until(() => text('Nodes') !== null);
  expect([text('1 of 3'), text('Select a destination to begin.')]).not.toContain(null);
  await after(() => text('Next room without a destination')?.click());
  expect(editor.getSnapshot().context.mesh).toBe('room_3');
});

it('[PP15] rooms that open a floor need no destination; with all placed there is no next one', () => {
  const meshes = [{ floor_id: 'ground', object_name: 'room_2', type: 'floor' as const, linked_floor_id: 'upper' }];
  const destinations = [placement('room_1'), placement('room_3')];
  expect(placedRooms(drawn, { destinations, meshes }, 'ground')).toEqual({ count: 3, placed: 3, next: null });
  expect(placedRooms(drawn, { destinations: [] }, 'ground').next).toMatchObject({ mesh: 'room_1' });
});
