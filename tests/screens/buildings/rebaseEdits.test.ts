import { describe, expect, it } from 'vitest';
import type { Building, Floor } from '@/contract/buildings/buildings';
import { editBuilding, editFloor, isEdited, moveFloor, NO_EDITS, withEdits } from '@/screens/buildings/buildingEdits';
import { openConflicts, rebaseEdits, withoutEdit } from '@/screens/buildings/rebaseEdits';

const floor = (uuid: string, order: number): Floor => ({
  uuid,
  name: `Floor ${uuid}`,
  shortname: uuid,
  order,
  compile: true,
  plan: null,
});
const SAVED: readonly Building[] = [
  {
    uuid: 'north',
    name: 'North',
    shortname: 'n',
    overview: true,
    floors: [floor('a', 0), floor('b', 1), floor('c', 2)],
  },
  { uuid: 'south', name: 'South', shortname: 's', overview: false, floors: [] },
];
const shown = (list = SAVED) => withEdits(list, NO_EDITS);
const moved = (from: number, to: number) => moveFloor(NO_EDITS, shown()[0] as Building, from, to);

describe('unsaved changes of buildings when somebody else saves', () => {
  it('[BU9] a field that both changed is asked for, with both values; taking theirs leaves no change of it', () => {
    const theirs = withEdits(SAVED, editFloor(NO_EDITS, 'a', { name: 'Basement' }));
    const mine = editFloor(editFloor(NO_EDITS, 'a', { name: 'Cellar' }), 'b', { compile: false });
    const { edits, conflicts, deleted } = rebaseEdits(SAVED, theirs, mine);
    expect([conflicts, deleted]).toEqual([
      [{ uuid: 'a', field: 'name', name: 'Floor a', mine: 'Cellar', theirs: 'Basement' }],
      [],
    ]);
    expect(openConflicts(conflicts, withEdits(theirs, edits))).toEqual(conflicts);
    expect(openConflicts(conflicts, withEdits(theirs, editFloor(edits, 'a', { name: 'Vault' })))).toEqual([]);
    const after = withEdits(theirs, withoutEdit(edits, conflicts[0] as (typeof conflicts)[number]));
    expect(after[0]?.floors.map(({ name, compile }) => [name, compile])).toEqual([
      ['Basement', true],
      ['Floor b', false],
      ['Floor c', true],
    ]);
  });

  it('[BU9] the same change, and a change of something else, are not asked for and not undone', () => {
    const mine = editFloor(NO_EDITS, 'a', { name: 'Cellar' });
    const same = withEdits(SAVED, mine);
    expect(rebaseEdits(SAVED, same, mine).conflicts).toEqual([]);
    expect(isEdited(same, rebaseEdits(SAVED, same, mine).edits)).toBe(false);
    const other = withEdits(SAVED, editBuilding(SAVED, NO_EDITS, 'south', { overview: true }));
    const { edits, conflicts } = rebaseEdits(SAVED, other, mine);
    expect([conflicts, withEdits(other, edits).map(({ overview }) => overview)]).toEqual([[], [false, true]]);
  });

  it('[BU9] what was typed and put back is no change, whatever the other person did to it', () => {
    const mine = editFloor(editFloor(NO_EDITS, 'a', { name: 'Cellar' }), 'a', { name: 'Floor a' });
    const theirs = withEdits(SAVED, editFloor(NO_EDITS, 'a', { name: 'Basement' }));
    const { edits, conflicts } = rebaseEdits(SAVED, theirs, mine);
    expect([conflicts, isEdited(theirs, edits)]).toEqual([[], false]);
  });

  it('[BU9] two people who move floors are asked, one who moves them beside a new floor is not', () => {
    const theirs = withEdits(SAVED, moved(0, 2));
    expect(rebaseEdits(SAVED, theirs, moved(1, 0)).conflicts.map(({ field }) => field)).toEqual(['order']);
    const grown = [{ ...(SAVED[0] as Building), floors: [...(SAVED[0] as Building).floors, floor('d', 3)] }];
    const { edits, conflicts } = rebaseEdits(SAVED, grown, moved(2, 0));
    const after = withEdits(grown, edits)[0]?.floors.map(({ uuid }) => uuid);
    expect([conflicts, after]).toEqual([[], ['c', 'a', 'b', 'd']]);
  });

  it('[BU9] changes of what somebody else deleted are named', () => {
    const mine = editFloor(NO_EDITS, 'c', { name: 'Roof' });
    const without = [{ ...(SAVED[0] as Building), floors: [floor('a', 0), floor('b', 1)] }];
    expect(rebaseEdits(SAVED, without, mine)).toMatchObject({ conflicts: [], deleted: ['Floor c'] });
  });
});
