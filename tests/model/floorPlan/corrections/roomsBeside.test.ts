import { expect, it } from 'vitest';
import { mergeMeshes } from '@/model/floorPlan/corrections/mergeMeshes';
import { roomsBeside } from '@/model/floorPlan/corrections/roomsBeside';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import { floorPlanOf } from '../../../support/boxFloorPlan';

const floor = drawnFloor(
  floorPlanOf({
    'shop-1': [0, 0, 10, 8],
    'shop-2': [10, 0, 20, 8],
    'shop-3': [20.2, 0, 30, 8],
    'shop-4': [30.6, 0, 40, 8],
    kiosk: [3, 3, 6, 6],
    corner: [20, 8, 30, 16],
  }),
);

it('[OL19] rooms beside a room touch it, are inside of it, or have a wall of at most 0.3 m between them and it', () => {
  expect(roomsBeside(floor, 'shop-1')).toEqual(['shop-2', 'kiosk']);
  expect(roomsBeside(floor, 'shop-2')).toEqual(['shop-1', 'shop-3']);
  expect(roomsBeside(floor, 'shop-4')).toEqual([]);
  expect(roomsBeside(floor, 'kiosk')).toEqual(['shop-1']);
  expect(roomsBeside(floor, 'gone')).toEqual([]);
});

it('[OL19] each of them can be merged with it, and no other room can', () => {
  const { names } = floor.floorPlan;
  for (const room of names) {
    const beside = roomsBeside(floor, room);
    for (const other of names.filter((name) => name !== room))
      expect([room, other, 'plan' in mergeMeshes(floor.floorPlan, [room, other], new Set())]).toEqual([
        room,
        other,
        beside.includes(other),
      ]);
  }
});
