import { describe, expect, it } from 'vitest';
import {
  buildingNamed,
  type FloorRow,
  floorToOpen,
  newBuildingOf,
  newFloorOf,
  nextRow,
  rowsFor,
} from '@/machines/buildings/floorRows';
import { existingBuilding, readBuildingOf } from './floorsImportSamples';

const { floors } = readBuildingOf('Quay House');
const [ground, upper] = floors;
if (!ground || !upper) throw new Error('The sample has two floors.');
const row = (change: Partial<FloorRow>): FloorRow => ({
  id: 'ground',
  isChosen: true,
  floor: null,
  hasPlan: false,
  upload: null,
  isDone: false,
  ...change,
});

describe('floors of a file beside those of a location', () => {
  it('[BP9] a floor goes to the one of its name, whatever its case, else to that of its short name; to none twice', () => {
    const floorsOf = (building: typeof existingBuilding | null) =>
      rowsFor(floors, building).map(({ floor, hasPlan }) => [floor, hasPlan]);
    expect(floorsOf(null)).toEqual([
      [null, false],
      [null, false],
    ]);
    expect(floorsOf(existingBuilding)).toEqual([
      [null, false],
      ['old-upper', true],
    ]);
    const [floor] = existingBuilding.floors;
    if (!floor) throw new Error('The building has a floor.');
    const others = [
      { ...floor, uuid: 'of-the-name', name: 'Upper', shortname: '9', plan: null },
      { ...floor, uuid: 'of-the-short-name', name: 'Street', shortname: 'g' },
    ];
    expect(floorsOf({ ...existingBuilding, floors: others })).toEqual([
      ['of-the-short-name', true],
      ['of-the-name', false],
    ]);
    // Both would have the short name of this one, which the first gets.
    const one = [{ ...floor, uuid: 'only', name: 'ground', shortname: 'U' }];
    expect(floorsOf({ ...existingBuilding, floors: one })).toEqual([
      ['only', true],
      [null, false],
    ]);
  });

  it('[BP7] the building of the file is the one of its name', () => {
    expect(buildingNamed([existingBuilding], 'quay house')?.uuid).toBe('quay-house');
    expect(buildingNamed([existingBuilding], 'Quay')).toBeNull();
  });

  it.each([
    ['Quay House', 'a.zip', { name: 'Quay House', shortname: 'QH' }],
    ['', 'dresden-apb.imdf.zip', { name: 'dresden-apb', shortname: 'DA' }],
    ['', 'Quay House.ifc', { name: 'Quay House', shortname: 'QH' }],
    ['', 'quay.ifczip', { name: 'quay', shortname: 'Q' }],
    ['', '.geojson', { name: 'Building', shortname: 'B' }],
    ['Çarşı Üst', 'x', { name: 'Çarşı Üst', shortname: 'ÇÜ' }],
    ['x '.repeat(100), 'x', { name: 'x '.repeat(100).trim().slice(0, 100), shortname: 'X'.repeat(20) }],
  ])('[BP7] a new building for “%s” in %s has names that the service accepts', (name, filename, names) => {
    expect(newBuildingOf(name, filename)).toEqual(names);
  });

  it('[BP8] a new floor has its level as its order, within what the service accepts', () => {
    expect(newFloorOf({ ...upper, ordinal: 1.5, name: 'n'.repeat(200), shortname: 's'.repeat(50) })).toEqual({
      name: 'n'.repeat(100),
      shortname: 's'.repeat(20),
      order: 2,
    });
    expect(newFloorOf({ ...upper, ordinal: -5000 }).order).toBe(-1000);
  });

  it('[BP8] the next floor is the first that was chosen and is not in yet', () => {
    expect(nextRow([row({ isDone: true }), row({ isChosen: false }), row({})])).toBe(2);
    expect(nextRow([row({ isDone: true })])).toBe(-1);
  });

  it('[BP8] the floor nearest to street level is looked at first, of those that have their floor plan', () => {
    const rows = [row({ floor: 'a', isDone: true }), row({ id: 'upper', floor: 'b', isDone: true })];
    const levels = [
      { ...ground, ordinal: -2 },
      { ...upper, ordinal: 1 },
    ];
    expect(floorToOpen(rows, levels)).toBe('b');
    expect(floorToOpen([rows[0] ?? row({}), { ...row({}), ...rows[1], hasPlan: true }], levels)).toBe('a');
    expect(floorToOpen([row({ floor: 'a' })], levels)).toBeNull();
  });
});
