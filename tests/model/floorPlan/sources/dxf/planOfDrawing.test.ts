import { describe, expect, it } from 'vitest';
import { shapeArea } from '@/model/floorPlan/corrections/meshShape';
import { floorOfFile } from '@/model/floorPlan/sources/dxf/floorOfFile';
import { readFloorFile, writeFloorFile } from '@/model/floorPlan/sources/floorFile';
import { countsOf, labelsOf } from '@/model/floorPlan/sources/readBuildingFloor';
import { entity, label, line, outline, rectangle, smallDrawing, writeDxf } from '../../../../support/dxfWriter';
import { planDxf } from '../../../../support/openDxf';

const reasons = (leftOut: readonly { reason: string; kind: string; count: number }[]) =>
  leftOut.map(({ reason, kind, count }) => [reason, kind, count]);

describe('the floor of a drawing', () => {
  it('[BP29] has a room of its size and name for each outline, and the doors, walls and outline of their layers', async () => {
    const { floor, plan } = await planDxf(smallDrawing({ unit: 4, times: 1000 }));
    expect(countsOf(floor)).toEqual({ rooms: 4, doors: 4 });
    const studio = floor.spaces.find(({ name }) => name === 'Studio');
    expect(studio).toMatchObject({ label: 'Studio', kind: 'room', rings: [[4, -8, 8, -8, 8, 0, 4, 0]] });
    // Its name says what it is.
    expect(floor.spaces.find(({ label: text }) => text === 'WC')).toMatchObject({
      kind: 'facility',
      facility: 'toilet',
    });
    expect(floor.spaces.filter(({ kind }) => kind === 'wall' || kind === 'floor')).toHaveLength(2);
    expect(plan.place).toBeNull();
    expect(reasons(plan.leftOut)).toEqual([
      ['layer', 'ZONE-7', 1],
      ['layer', 'NOTES', 1],
      ['text-outside', 'TEXT', 1],
    ]);
    expect(readFloorFile(writeFloorFile(floor)).spaces).toHaveLength(floor.spaces.length);
  });

  it('[BP29] follows the uses and the unit that were chosen', async () => {
    const { floor } = await planDxf(smallDrawing({ unit: 6 }), {
      unit: 'ft',
      kinds: { 'ZONE-7': 'corridor', TÜR: 'none' },
    });
    const hall = floor.spaces.find(({ name }) => name === 'Long hall');
    expect(hall?.kind).toBe('corridor');
    expect(hall && shapeArea(hall)).toBeCloseTo(64 * 0.3048 ** 2, 3);
    expect(countsOf(floor).doors).toBe(0);
    await expect(
      planDxf(smallDrawing(), {
        kinds: Object.fromEntries(['UMRISS', 'RAUM', 'TÜR', 'WAND'].map((name) => [name, 'none'])),
      }),
    ).rejects.toMatchObject({ code: 'no-outlines-chosen' });
  });

  it('[BP29] gives a text to the smallest room around it; several are read from above, sizes and repeats are not names', async () => {
    const { floor, plan } = await planDxf(
      writeDxf({
        unit: 6,
        entities: [
          rectangle('RAUM', 0, 0, 10, 10),
          rectangle('RAUM', 1, 1, 4, 4),
          label('RAUM', 3, 3.5, '101'),
          label('RAUM', 3, 2.5, 'Office'),
          label('RAUM', 3, 2.5, 'Office'),
          label('RAUM', 3, 2, '12,5 m²'),
          label('RAUM', 8, 8, 'Hall'),
        ],
      }),
    );
    expect(labelsOf(floor)).toBe('Hall\tHall\n101 Office\t101 Office\n');
    expect(reasons(plan.leftOut)).toEqual([['size-text', 'TEXT', 1]]);
  });

  it('[BP29] has an outline that is drawn and filled once', async () => {
    const { floor, plan } = await planDxf(
      writeDxf({
        unit: 6,
        entities: [
          rectangle('RAUM', 0, 0, 5, 5),
          outline('RAUM', 5, 5, 5, 0, 0, 0, 0, 5),
          rectangle('RAUM', 5, 0, 5, 5),
        ],
      }),
    );
    expect(floor.spaces).toHaveLength(2);
    expect(reasons(plan.leftOut)).toEqual([['repeated', 'RAUM', 1]]);
  });

  it('[BP26] has rooms of open lines, and says how many gaps were closed', async () => {
    const { floor, gaps } = await planDxf(
      writeDxf({
        unit: 6,
        entities: [
          line('RAUM', 0, 0, 5, 0),
          line('RAUM', 5, 0, 5, 4),
          line('RAUM', 5, 4, 0, 4),
          line('RAUM', 0, 4, 0, 0.1),
          line('RAUM', 9, 9, 20, 9),
        ],
      }),
    );
    expect(floor.spaces.map(shapeArea)).toEqual([expect.closeTo(20)]);
    expect(gaps).toEqual({ count: 1, widest: expect.closeTo(0.1) });
  });

  it('[BP29] has doors of swings, on the side that the leaf does not stand on, and of single lines', async () => {
    const { floor } = await planDxf(
      writeDxf({
        unit: 6,
        entities: [
          rectangle('RAUM', 0, 0, 10, 10),
          entity('ARC', 'DOOR', [10, 2], [20, 0], [40, 0.9], [50, 0], [51, 90]),
          line('DOOR', 2, 0, 2, 0.9),
          line('DOOR', 6, 0, 7, 0),
          line('DOOR', 6, 0, 6.1, 0),
        ],
      }),
    );
    const doors = floor.spaces.filter(({ kind }) => kind === 'door').map(({ rings }) => rings[0]);
    const span = (ring: readonly number[] = [], axis: number) => {
      const values = ring.filter((_value, at) => at % 2 === axis);
      return [Math.min(...values), Math.max(...values)].map((value) => Math.round(value * 100) / 100);
    };
    expect(doors.map((ring) => span(ring, 0))).toEqual([
      [2, 2.9],
      [6, 7],
    ]);
    expect(span(doors[0], 1)).toEqual([-0.1, 0.1]);
  });

  it('[BP29] stays exact far from the origin: it is moved by whole kilometres, and what is 4 km away is left out', async () => {
    const [east, north] = [3_456_789_012.5, 5_678_901_234.5];
    const room = (x: number, y: number) => rectangle('RAUM', east + x, north + y, 4000, 3000.25);
    const { floor, plan } = await planDxf(
      writeDxf({ unit: 4, entities: [room(0, 0), room(4000, 0), room(8000, 0), rectangle('RAUM', 0, 0, 4000, 3000)] }),
      { unit: 'mm' },
    );
    expect(floor.spaces).toHaveLength(3);
    expect(floor.spaces.map(shapeArea)).toEqual([1, 2, 3].map(() => expect.closeTo(12.001, 6)));
    const ring = floor.spaces[0]?.rings[0] ?? [];
    expect(Math.min(...ring.filter((_value, at) => at % 2 === 0))).toBeCloseTo(3_456_789.0125 - 3_457_000, 6);
    expect(Math.max(...ring.filter((_value, at) => at % 2 === 1))).toBeCloseTo(5_679_000 - 5_678_901.2345, 6);
    expect(reasons(plan.leftOut)).toEqual([['far-away', 'RAUM', 1]]);
  });
});

it.each([
  ['Haus A EG.dxf', 0, '0'],
  ['house-ground.dxf', 0, '0'],
  ['Haus A 2. OG.dxf', 2, '2'],
  ['tower_level_3.DXF', 3, '3'],
  ['UG1.dxf', -1, '-1'],
  ['2.UG.dxf', -2, '-2'],
  ['Basement.dxf', -1, '-1'],
  ['plan of 2019.dxf', 0, 'plan'],
])('[BP29] the name of the file %s says which floor it is', (filename, ordinal, shortname) => {
  expect(floorOfFile(filename)).toMatchObject({ name: filename.replace(/\.dxf$/i, ''), ordinal, shortname });
});
