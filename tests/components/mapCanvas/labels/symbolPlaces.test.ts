import { expect, it } from 'vitest';
import { symbolPlaces } from '@/components/mapCanvas/labels/nodePlaces';
import { MAP_COLOURS } from '@/components/mapCanvas/mapColours';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import { floorPlanOf } from '../../../support/boxFloorPlan';

const floor = drawnFloor(floorPlanOf({ 'lift-1': [0, 0, 3, 3], 'lift-2': [30, 0, 33, 3], shop: [10, 0, 20, 10] }));
const [first, second] = ['lift-1', 'lift-2'].map((name) => floor.meshByName.get(name));
const picture = { floor, labels: new Map(), colours: MAP_COLOURS.light, hasShadows: false, hasMaterials: false };
const frame = (px: number) => ({ box: floor.index.box, px, turn: 0 });
const symbol = (x: number, y: number, isAlwaysDrawn = true) => ({ at: { x, y }, isAlwaysDrawn, isSelected: false });

it('[PV41] the icon of a room gives way to the symbol of an amenity in it or over it, and only to that', () => {
  expect([...symbolPlaces(picture, [symbol(2, 2)], frame(0.1)).stopRooms]).toEqual([first]);
  expect([...symbolPlaces(picture, [symbol(4, 2)], frame(0.1)).stopRooms]).toEqual([first]);
  expect([...symbolPlaces(picture, [symbol(4.3, 2)], frame(0.1)).stopRooms]).toEqual([]);
  expect([...symbolPlaces(picture, [symbol(15, 5)], frame(0.1)).stopRooms]).toEqual([]);
  const both = symbolPlaces(picture, [symbol(2, 2), symbol(31, 1)], frame(0.1)).stopRooms;
  expect([...both]).toEqual([first, second]);
});

it('[PV41] it stays where the symbol is not drawn at that zoom', () => {
  const near = [symbol(2, 2, false)];
  expect([...symbolPlaces(picture, near, frame(0.1)).stopRooms]).toEqual([first]);
  expect([...symbolPlaces(picture, near, frame(0.5)).stopRooms]).toEqual([]);
});

it('[PV41] a name keeps clear of a symbol', () => {
  const { places } = symbolPlaces(picture, [symbol(15, 5)], frame(0.1));
  expect(places.isTaken([145, 45, 155, 55])).toBe(true);
  expect(places.isTaken([170, 45, 190, 55])).toBe(false);
});
