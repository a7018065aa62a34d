import { afterEach, beforeEach, expect, it } from 'vitest';
import { floorPlanQuery } from '@/api/buildings/floors';
import { destinationsQuery } from '@/api/destinations/destinationList';
import { clearToasts, getToasts } from '@/components/feedback/toastStack';
import type { Placement } from '@/contract/destinations/destinations';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import { createNetwork } from '@/model/network/network';
import { freeRooms } from '@/screens/editor/panels/room/freeRooms';
import { MoveRoom } from '@/screens/editor/panels/room/MoveRoom';
import { roomKind } from '@/screens/editor/placements/roomKind';
import { holdService } from '../../../app/support/heldService';
import { floorPlanOf } from '../../../support/boxFloorPlan';
import { cleanUp, render } from '../../../support/dom/render';
import { testCurrentUser } from '../../../support/dom/testCurrentUser';
import { GROUND, housed, testEditor } from '../../../support/dom/testEditor';
import { typeInto } from '../../../support/dom/typeInto';

const service = holdService();
beforeEach(() => clearToasts());
afterEach(cleanUp);

const FLOOR = { ...GROUND, uuid: '11111111-1111-4111-8111-111111111111' };
const label = (object_name: string, text: string) => ({ floor_id: FLOOR.uuid, object_name, text });
const WARD = {
  id: 7,
  floor_id: FLOOR.uuid,
  object_name: 'room_1',
  floor_name: FLOOR.name,
  location_name: 'Ward 2C',
  location_id: 'W2',
  location_status: null,
  revision: 4,
  destination: {
    ...{ parent_id: 3, name: 'Ward 2C', description: '', logo: null, map_logo: null, flagship: 0, categories: [] },
    ...{ colour: null, phone_number: '555 0102' },
  },
} as unknown as Placement;
const floorPlan = floorPlanOf({
  room_1: [0, 0, 5, 5],
  room_2: [6, 0, 11, 5],
  room_3: [12, 0, 17, 5],
  room_4: [18, 0, 23, 5],
});
const data = {
  labels: [label('room_2', 'Day room'), label('room_3', 'Ward 2C')],
  destinations: [WARD],
  meshes: [{ floor_id: FLOOR.uuid, object_name: 'room_4', type: 'floor' as const }],
};

it('[RT17] rooms without a destination are offered, by a label that names no destination elsewhere', () => {
  const rooms = freeRooms(drawnFloor(floorPlan), data as unknown as Parameters<typeof freeRooms>[1], FLOOR.uuid);
  expect(rooms).toEqual([
    { mesh: 'room_2', name: 'Day room · room_2' },
    { mesh: 'room_3', name: 'room_3' },
  ]);
});

it('[RT17] Move sends the whole record to the chosen room, and Undo moves it back', async () => {
  const editor = await testEditor({
    network: createNetwork([]),
    data: { ...data, location: housed([{ ...FLOOR, plan: 'plans/ground' }]) } as unknown as Parameters<
      typeof testEditor
    >[0]['data'] &
      object,
  });
  editor.client.setQueryData(floorPlanQuery(FLOOR.uuid, 'plans/ground').queryKey, floorPlan);
  editor.client.setQueryData(destinationsQuery(testCurrentUser().organisation.uuid).queryKey, []);
  const ended: string[] = [];
  const page = await render(editor.around(<MoveRoom placement={WARD} onEnd={() => ended.push('ended')} />));
  const move = () => page.text('Move');
  expect(move()?.closest('button')?.getAttribute('aria-disabled')).toBe('true');
  const input = page.find('input[role="combobox"]') as HTMLInputElement;
  await page.after(() => typeInto(input, 'Day room · room_2'));
  await page.after(() => move()?.click());
  const call = await service.next('PUT project-destinations/7');
  expect(call.body).toMatchObject({
    ...{ object_name: 'room_2', floor_id: FLOOR.uuid, parent_id: 3, revision: 4 },
    ...{ phone_number: '555 0102', location_id: 'W2' },
  });
  call.answer({ ...WARD, object_name: 'room_2', revision: 5 }, 'Ward 2C was moved to room_2.');
  await expect.poll(() => ended).toEqual(['ended']);
  expect(editor.editor.getSnapshot().context.meshes).toEqual(['room_2']);
  const [toast] = getToasts().shown;
  expect([toast?.text, toast?.action?.label]).toEqual(['Ward 2C was moved to room_2.', 'Undo']);
  toast?.action?.run();
  const back = await service.next('PUT project-destinations/7');
  expect(back.body).toMatchObject({ object_name: 'room_1', revision: 5, phone_number: '555 0102' });
  expect(roomKind.valuesOf(WARD).phone).toBe('555 0102');
});
