import { describe, expect, it } from 'vitest';
import { METRES } from '@/model/floorPlan/floorShape';
import { ObjReader } from '@/model/floorPlan/obj/objReader';
import { readFloor } from '@/model/floorPlan/readFloor';

interface Building {
  /** Metres. */
  readonly rooms: readonly [columns: number, rows: number];
  readonly room: readonly [width: number, depth: number, height: number];
  readonly unit: keyof typeof METRES;
  /** Metres; none without doors. */
  readonly door?: number;
}

function draw({ rooms: [columns, rows], room: [width, depth, height], unit, door }: Building): string {
  const lines: string[] = [];
  let count = 0;
  const box = (name: string, [x, y]: readonly [number, number], size: readonly [number, number, number]) => {
    lines.push(`o ${name}`);
    for (const z of [0, size[2]])
      for (const [dx, dy] of [
        [0, 0],
        [size[0], 0],
        [size[0], size[1]],
        [0, size[1]],
      ] as const)
        lines.push(`v ${[x + dx, y + dy, z].map((metres) => (metres / METRES[unit]).toFixed(4)).join(' ')}`);
    for (const face of ['4 3 2 1', '5 6 7 8', '1 2 6 5', '2 3 7 6', '3 4 8 7', '4 1 5 8'])
      lines.push(
        `f ${face
          .split(' ')
          .map((corner) => Number(corner) + count)
          .join(' ')}`,
      );
    count += 8;
  };
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++) {
      const at = [column * (width + 0.15), row * (depth + 0.15)] as const;
      box(`unit-${column}-${row}`, at, [width, depth, height]);
      if (door !== undefined) box(`door-${column}-${row}`, at, [door, 0.1, 2.1]);
    }
  return lines.join('\n');
}

function read(building: Building, corrections = {}) {
  const reader = new ObjReader();
  reader.push(new TextEncoder().encode(draw(building)));
  const files = { file: 'f.obj', meshes: reader.finish(), materials: [], problems: [] };
  return readFloor(files, { up: 'z', mirrored: false, ...corrections }).report;
}

const BUILDINGS = [
  ['an office', { rooms: [8, 4], room: [7.5, 8, 3] }],
  ['a flat', { rooms: [3, 3], room: [4, 3.6, 2.6] }],
  ['a school', { rooms: [12, 3], room: [9, 7, 3.3] }],
  ['a hotel with doors', { rooms: [20, 2], room: [3.8, 6.5, 2.7], door: 0.9 }],
  ['a clinic with doors', { rooms: [10, 6], room: [4.5, 5, 3], door: 1.2 }],
] as const;

describe('the unit of length', () => {
  it.each(BUILDINGS.flatMap(([name, building]) => Object.keys(METRES).map((unit) => [name, unit, building] as const)))(
    '[ME12] of %s drawn in %s is found',
    (_name, unit, building) => {
      const report = read({ ...building, unit: unit as keyof typeof METRES });
      const width = building.rooms[0] * (building.room[0] + 0.15) - 0.15;
      expect(report.shape.unit).toBe(unit);
      expect(report.size.width).toBeCloseTo(width, 1);
    },
  );

  it('[ME12] is decided by the widths of doors: a hall of a terminal that could be a small floor in feet', () => {
    const terminal: Building = { rooms: [30, 4], room: [20, 15, 8], unit: 'm' };
    expect(read({ ...terminal, door: 1.1 }).shape.unit).toBe('m');
    const store: Building = { rooms: [10, 4], room: [6, 4.6, 2.44], unit: 'ft' };
    expect(read({ ...store, door: 1.1 }).shape.unit).toBe('ft');
  });

  it('[ME12] is asked for where two fit', () => {
    const mall: Building = { rooms: [16, 8], room: [18, 18, 5.5], unit: 'm' };
    const unsure = ({ problems }: ReturnType<typeof read>) => problems.find(({ code }) => code === 'unit-unsure');
    const found = read(mall);
    expect(found.shape.confidence).toBeLessThan(0.35);
    const fault = unsure(found)?.examples[0]?.fault;
    expect(fault?.values).toEqual({ unit: 'm', across: 290.3, other: 'ft', otherAcross: 88.5 });
    expect(unsure(read(mall, { unit: 'm' }))).toBeUndefined();
    expect(unsure(read({ ...mall, door: 1 }))).toBeUndefined();
  });
});
