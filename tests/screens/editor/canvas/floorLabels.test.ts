import { expect, it } from 'vitest';
import type { Placement } from '@/contract/destinations/destinations';
import { floorLabels, logoAddresses } from '@/screens/editor/canvas/floorLabels';

const placed = (name: string, more: Partial<Placement['destination']> = {}) =>
  ({
    floor_id: 'ground',
    object_name: 'room_1',
    location_name: name,
    destination: { colour: '#123456', flagship: 0, map_logo: null, ...more },
  }) as unknown as Placement;
const MESHES = new Map([
  ['room_1', 0],
  ['room_2', 1],
]);
const LABELS = [
  { floor_id: 'ground', object_name: 'room_1', text: 'Shop 1' },
  { floor_id: 'ground', object_name: 'room_2', text: 'Shop 2' },
];

it('[PP57] the label of a room follows its destination as soon as that is saved', () => {
  const before = floorLabels({ destinations: [], labels: LABELS }, 'ground', MESHES, new Map());
  expect(before.get(0)).toMatchObject({ text: 'Shop 1', isDestination: false });
  const after = floorLabels({ destinations: [placed('Café')], labels: LABELS }, 'ground', MESHES, new Map());
  expect(after.get(0)).toMatchObject({ text: 'Café', colour: '#123456', isDestination: true, logo: undefined });
  expect(after.get(1)).toEqual(before.get(1));
});

it('[CV25] the picture of a flagship is looked for on its floor, and joins its label once it is loaded', () => {
  const flagship = { destinations: [placed('Café', { flagship: 1, map_logo: '/logo.webp' })], labels: LABELS };
  expect([logoAddresses(flagship, 'ground'), logoAddresses(flagship, 'upper')]).toEqual([['/logo.webp'], []]);
  const logo = { image: {} as CanvasImageSource, width: 2, height: 1 };
  expect(floorLabels(flagship, 'ground', MESHES, new Map()).get(0)?.logo).toBeUndefined();
  expect(floorLabels(flagship, 'ground', MESHES, new Map([['/logo.webp', logo]])).get(0)?.logo).toBe(logo);
});
