import { expect, it } from 'vitest';
import { labelledRooms } from '@/model/content/rooms/labelledRooms';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import { floorPlanOf } from '../../../support/boxFloorPlan';

const names = ['room_1', 'room_2', 'room_3', 'room_4', 'room_5', 'room_6'];
const drawn = drawnFloor(
  floorPlanOf(Object.fromEntries(names.map((name, at) => [name, [6 * at, 0, 6 * at + 5, 5] as const]))),
);
const label = (object_name: string, text: string, floor_id = 'ground') => ({ floor_id, object_name, text });
const listed = (texts: readonly string[]) =>
  labelledRooms(
    drawn,
    { destinations: [], labels: texts.map((text, at) => label(names[at] ?? '', text)) },
    'ground',
  ).map(({ label: text, isName }) => [text, isName]);

it('[PP16] labels that read like names are listed first, codes after them; "-" is none', () => {
  expect(listed(['206', 'Coffee Bar', 'L12', '-', 'bathroom_306', '7-Eleven'])).toEqual([
    ['7-Eleven', true],
    ['Coffee Bar', true],
    ['206', false],
    ['bathroom_306', false],
    ['L12', false],
  ]);
  expect(listed(['H&M', 'Туалет М.', '101а', 'room_4', 'A', 'Gate 12'])).toEqual([
    ['Gate 12', true],
    ['H&M', true],
    ['Туалет М.', true],
    ['101а', false],
    ['A', false],
    ['room_4', false],
  ]);
});

it('[PP16] rooms with a destination, rooms that open a floor and those of other floors are not listed', () => {
  const data = {
    labels: [
      label('room_1', 'Books'),
      label('room_2', 'Café'),
      label('room_3', 'Shoes'),
      label('room_4', 'Ferry', 'upper'),
    ],
    destinations: [
      { floor_id: 'ground', object_name: 'room_1', location_name: 'Reading' },
      { floor_id: 'upper', object_name: 'room_3', location_name: 'Cinema' },
    ],
    meshes: [{ floor_id: 'ground', object_name: 'room_2', type: 'floor' }],
  };
  expect(labelledRooms(drawn, data, 'ground').map(({ mesh }) => mesh)).toEqual(['room_3']);
  const long = { labels: [label('room_1', 'x'.repeat(101)), label('room_2', 'y'.repeat(100))], destinations: [] };
  expect(labelledRooms(drawn, long, 'ground').map(({ mesh }) => mesh)).toEqual(['room_2']);
});

it('[RT18] a label of a destination that is in another room is not offered; one that several rooms have is', () => {
  const data = {
    labels: [
      label('room_1', 'Ward 2C'),
      label('room_2', 'Toilets'),
      label('room_3', 'Toilets'),
      label('room_5', 'Café'),
    ],
    destinations: [
      { floor_id: 'upper', object_name: 'room_9', location_name: 'WARD 2C' },
      { floor_id: 'ground', object_name: 'room_3', location_name: 'Toilets' },
    ],
  };
  expect(labelledRooms(drawn, data, 'ground').map(({ mesh }) => mesh)).toEqual(['room_5', 'room_2']);
});
