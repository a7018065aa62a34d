import { describe, expect, it } from 'vitest';
import { floorsOfFiles, orderedFloors, pairFloorFiles } from '@/model/floorPlan/sources/floorFiles';

const told = (...names: string[]) => {
  const { building, floors } = floorsOfFiles(names, 'Floor');
  return [building, ...floors.map(({ name, shortname, ordinal }) => `${name} | ${shortname} | ${ordinal}`)];
};

describe('floors by the names of their files', () => {
  it.each([
    [
      ['campus-b3-floor1.zip', 'campus-b3-floor2.zip'],
      ['Campus b3', 'Floor 1 | 1 | 1', 'Floor 2 | 2 | 2'],
    ],
    [
      ['Quay Lower Ground.zip', 'Quay Ground.zip', 'Quay First.zip'],
      ['Quay', 'Lower Ground | LG | -1', 'Ground | G | 0', 'First | F | 1'],
    ],
    [
      ['mall_B1.zip', 'mall_L0.zip', 'mall_L1.zip'],
      ['Mall', 'B1 | -1 | -1', 'L0 | 0 | 0', 'L1 | 1 | 1'],
    ],
    [
      ['Haus EG.zip', 'Haus 1.OG.zip', 'Haus UG.zip'],
      ['Haus', 'EG | EG | 0', '1 OG | 1 | 1', 'UG | UG | -1'],
    ],
    [
      ['-1.zip', '0.zip', '1.zip'],
      ['', 'Floor -1 | -1 | -1', 'Floor 0 | 0 | 0', 'Floor 1 | 1 | 1'],
    ],
    [
      ['2nd floor.zip', '3rd floor.zip'],
      ['', '2 floor | 2 | 2', '3 floor | 3 | 3'],
    ],
    [
      ['Étage1.zip', 'Étage2.zip'],
      ['', 'Étage 1 | 1 | 1', 'Étage 2 | 2 | 2'],
    ],
    [
      ['north.zip', 'south.zip'],
      ['', 'North | N | null', 'South | S | null'],
    ],
    [['ground.zip'], ['', 'Ground | G | 0']],
    [['.zip'], ['', 'Floor | ? | null']],
  ])('[BP31] %j', (names, expected) => {
    expect(told(...names)).toEqual(expected);
  });

  it('[BP31] known levels keep their number, unknown ones are above them, and no two are the same', () => {
    const { floors } = floorsOfFiles(['x-roof.zip', 'x-ground.zip', 'x-garden.zip', 'x-g.zip', 'x-b2.zip'], 'Floor');
    expect(orderedFloors(floors)).toEqual([
      { at: 4, ordinal: -2 },
      { at: 3, ordinal: 0 },
      { at: 1, ordinal: 1 },
      { at: 2, ordinal: 2 },
      { at: 0, ordinal: 3 },
    ]);
    expect(orderedFloors(floorsOfFiles(['b.zip', 'a.zip'], 'Floor').floors)).toEqual([
      { at: 1, ordinal: 0 },
      { at: 0, ordinal: 1 },
    ]);
    expect(orderedFloors([])).toEqual([]);
  });
});

it('[BP30] a labels file goes with the floor plan of its name, or with the only one', () => {
  expect(pairFloorFiles(['b.zip', 'a.zip', 'A.labels.txt', 'b.txt'])).toEqual({
    floors: [
      { plan: 0, labels: 3 },
      { plan: 1, labels: 2 },
    ],
    spare: [],
  });
  expect(pairFloorFiles(['floor.zip', 'labels.txt'])).toEqual({ floors: [{ plan: 0, labels: 1 }], spare: [] });
  expect(pairFloorFiles(['a.zip', 'b.zip', 'c.txt'])).toEqual({
    floors: [
      { plan: 0, labels: null },
      { plan: 1, labels: null },
    ],
    spare: [2],
  });
});
