import { describe, expect, it } from 'vitest';
import { drawnFloor, isPickable } from '@/model/floorPlan/drawnFloor';
import { MESH_KINDS } from '@/model/floorPlan/kinds/meshKind';
import type { KindHints } from '@/model/floorPlan/kinds/meshKinds';
import { floorPlanOf } from '../../../support/boxFloorPlan';

type Boxes = Parameters<typeof floorPlanOf>[0];

function kindsOf(meshes: Boxes, hints?: KindHints, colours?: readonly number[], heights?: readonly number[]) {
  const made = floorPlanOf(meshes);
  const floorPlan = {
    ...made,
    ...(colours && { colours: Uint32Array.from(colours) }),
    ...(heights && { heights: Float32Array.from(heights) }),
  };
  const floor = drawnFloor(floorPlan, hints);
  const kinds = Object.fromEntries(floorPlan.names.map((name, mesh) => [name, MESH_KINDS[floor.kinds[mesh]!]]));
  const picked = floorPlan.names.filter((_, mesh) => isPickable(floor, mesh));
  return { kinds, picked, facilities: [...floor.facilities] };
}

describe('the kinds of meshes', () => {
  it('[CV51] are told by labels where names tell nothing', () => {
    const labels = new Map([
      ['a', 'Toilets'],
      ['b', 'The Wall Café'],
    ]);
    const { kinds, facilities } = kindsOf({ a: [0, 0, 4, 4], b: [5, 0, 9, 4] }, { labels });
    expect(kinds).toEqual({ a: 'facility', b: 'room' });
    expect(facilities).toEqual([[0, 'toilet']]);
  });

  it('[CV52] are walls where they are long and thin, and rooms otherwise', () => {
    const { kinds } = kindsOf({ thin: [0, 0, 12, 0.3], square: [0, 1, 0.3, 1.3], narrow: [0, 2, 12, 3.2] });
    expect(kinds).toEqual({ thin: 'wall', square: 'room', narrow: 'room' });
  });

  it('[CV52] are walls where they have the colour of walls', () => {
    const meshes = {
      wall_1: [0, 0, 9, 2],
      wall_2: [0, 3, 9, 5],
      wall_3: [0, 6, 9, 8],
      a: [0, 9, 9, 11],
      b: [20, 0, 29, 9],
    } as const;
    expect(kindsOf(meshes, undefined, [1, 1, 1, 1, 2]).kinds).toMatchObject({ a: 'wall', b: 'room' });
    // Chairs of that colour outnumber the walls.
    const chairs = { ...meshes, c: [30, 0, 32, 2], d: [33, 0, 35, 2], e: [36, 0, 38, 2] } as const;
    expect(kindsOf(chairs, undefined, [1, 1, 1, 1, 2, 1, 1, 1]).kinds).toMatchObject({ a: 'room', c: 'room' });
    // Rooms of that colour with a name of their own outvote the walls.
    const mixed = { ...meshes, toilet_1: [30, 0, 39, 9], toilet_2: [40, 0, 49, 9] } as const;
    expect(kindsOf(mixed, undefined, [1, 1, 1, 1, 2, 1, 1]).kinds).toMatchObject({ a: 'room' });
  });

  it('[CV52] are ground where they are flat and large', () => {
    const meshes = { whole: [0, 0, 100, 60], corridor: [0, 20, 100, 40], room: [0, 0, 20, 20] } as const;
    const { kinds, picked } = kindsOf(meshes, undefined, undefined, [0, 0.1, 0, 0.1, 0, 3]);
    expect(kinds).toEqual({ whole: 'floor', corridor: 'corridor', room: 'room' });
    expect(picked).toEqual(['room']);
  });

  it('[CV53] take the outline of a building for ground, which a click does not pick', () => {
    const rooms = { a: [1, 1, 9, 9], b: [11, 1, 19, 9], c: [21, 1, 29, 9] } as const;
    const { kinds, picked } = kindsOf({ unit_9: [0, 0, 30, 10], ...rooms });
    expect(kinds.unit_9).toBe('floor');
    expect(picked).toEqual(['a', 'b', 'c']);
    const { a, b } = rooms;
    expect(kindsOf({ unit_9: [0, 0, 30, 10], a, b }).kinds.unit_9).toBe('room');
  });

  it('[CV54] are what somebody corrected, whatever the name says', () => {
    const corrected = new Map([
      ['wall_1', 'room'],
      ['toilet_1', 'service'],
    ] as const);
    const { kinds, facilities } = kindsOf({ wall_1: [0, 0, 12, 0.3], toilet_1: [0, 1, 5, 6] }, { corrected });
    expect(kinds).toEqual({ wall_1: 'room', toilet_1: 'service' });
    expect(facilities).toEqual([]);
  });
});
