import { describe, expect, it } from 'vitest';
import type { Building, Floor } from '@/contract/buildings/buildings';
import {
  editBuilding,
  editFloor,
  isEdited,
  moveFloor,
  NO_EDITS,
  toSaveBody,
  withEdits,
} from '@/screens/buildings/buildingEdits';

const floor = (uuid: string, order: number): Floor => ({
  uuid,
  name: `Floor ${uuid}`,
  shortname: uuid,
  order,
  compile: true,
  plan: null,
});
const building = (uuid: string, floors: Floor[], overview = false): Building => ({
  uuid,
  name: `Building ${uuid}`,
  shortname: uuid,
  overview,
  floors,
});
const SAVED = [building('north', [floor('b', 0), floor('a', -1), floor('c', 1)], true), building('south', [])];
const floorsOf = (list: readonly Building[]) => list[0]?.floors.map(({ uuid, order }) => [uuid, order]);

describe('buildings on the screen', () => {
  it('[BU1] floors stand in their order, whatever order the answer has', () => {
    expect(floorsOf(withEdits(SAVED, NO_EDITS))).toEqual([
      ['a', -1],
      ['b', 0],
      ['c', 1],
    ]);
    expect(isEdited(SAVED, NO_EDITS)).toBe(false);
  });

  it('[BU2] moving a floor gives out the order numbers anew and is an edit; moving it back is none', () => {
    const shown = withEdits(SAVED, NO_EDITS);
    const moved = moveFloor(NO_EDITS, shown[0]!, 0, 1);
    expect(floorsOf(withEdits(SAVED, moved))).toEqual([
      ['b', -1],
      ['a', 0],
      ['c', 1],
    ]);
    expect(isEdited(SAVED, moved)).toBe(true);
    const back = moveFloor(moved, withEdits(SAVED, moved)[0]!, 1, 0);
    expect(isEdited(SAVED, back)).toBe(false);
  });

  it('[BU2] a move beyond the ends changes nothing', () => {
    const shown = withEdits(SAVED, NO_EDITS)[0]!;
    expect(moveFloor(NO_EDITS, shown, 0, -1)).toBe(NO_EDITS);
    expect(moveFloor(NO_EDITS, shown, 2, 3)).toBe(NO_EDITS);
    expect(moveFloor(NO_EDITS, shown, 7, 0)).toBe(NO_EDITS);
  });

  it('[BU2] a floor that was added while floors were moved comes last', () => {
    const moved = moveFloor(NO_EDITS, withEdits(SAVED, NO_EDITS)[0]!, 2, 0);
    const grown = [building('north', [...SAVED[0]!.floors, floor('d', 2)], true), SAVED[1]!];
    expect(floorsOf(withEdits(grown, moved))?.map(([uuid]) => uuid)).toEqual(['c', 'a', 'b', 'd']);
  });

  it('[BU3] names are edits until they are as they were', () => {
    const renamed = editFloor(NO_EDITS, 'a', { name: 'Cellar' });
    expect(isEdited(SAVED, renamed)).toBe(true);
    expect(isEdited(SAVED, editFloor(renamed, 'a', { name: 'Floor a' }))).toBe(false);
  });

  it('[BU3] an edit of what has been deleted meanwhile is no edit', () => {
    expect(isEdited(SAVED, editFloor(NO_EDITS, 'gone', { name: 'x' }))).toBe(false);
  });

  it('[BU4] one building is the overview', () => {
    const edits = editBuilding(SAVED, NO_EDITS, 'south', { overview: true });
    expect(withEdits(SAVED, edits).map(({ overview }) => overview)).toEqual([false, true]);
  });

  it('[BU5] the whole list is saved, with nothing but what can be changed', () => {
    const saved = toSaveBody(withEdits(SAVED, editFloor(NO_EDITS, 'c', { compile: false })), 7);
    expect(saved.revision).toBe(7);
    expect(saved.buildings[0]?.floors[2]).toEqual({
      uuid: 'c',
      name: 'Floor c',
      shortname: 'c',
      order: 1,
      compile: false,
    });
    expect(saved.buildings).toHaveLength(2);
  });
});
