import { expect, it } from 'vitest';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import { otherPartRows, roomRows } from '@/screens/editor/panels/places/roomRows';
import { floorPlanOf } from '../../../../support/boxFloorPlan';

const drawn = drawnFloor(
  floorPlanOf({
    wall_2: [0, 0, 9, 0.2],
    shop: [0, 1, 5, 6],
    door_1: [6, 0, 7, 0.2],
    toilet_1: [6, 1, 9, 6],
    table_desk: [1, 1, 2, 2],
  }),
);

it('[PP5] numbers in the names of rooms are in their order', () => {
  const rooms = drawnFloor(floorPlanOf({ 'Shop 10': [0, 0, 5, 5], 'Shop 2': [6, 0, 11, 5], 'Shop 1': [12, 0, 17, 5] }));
  const names = roomRows(rooms, { destinations: [] }, 'ground').map(({ name }) => name);
  expect(names).toEqual(['Shop 1', 'Shop 2', 'Shop 10']);
});

it('[CV54] every mesh is listed, rooms and facilities apart from the other parts with their kind', () => {
  expect(roomRows(drawn, { destinations: [] }, 'ground').map(({ name }) => name)).toEqual(['shop', 'toilet_1']);
  expect(otherPartRows(drawn).map(({ name, note }) => [name, note])).toEqual([
    ['door_1', 'Door'],
    ['table_desk', 'Furniture'],
    ['wall_2', 'Wall or window'],
  ]);
});
