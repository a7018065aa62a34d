import { describe, expect, it } from 'vitest';
import type { FloorPlan } from '@/model/floorPlan/floorPlan';
import { NO_COLOUR } from '@/model/floorPlan/floorPlan';
import type { LengthUnit } from '@/model/floorPlan/floorShape';
import { MtlReader } from '@/model/floorPlan/obj/mtlReader';
import { ObjReader } from '@/model/floorPlan/obj/objReader';
import { readFloor } from '@/model/floorPlan/readFloor';
import { ringArea } from '@/model/geometry/outline/ring';
import { writeObj } from '../../support/objWriter';

function readText(text: string, corrections = {}, mtl = '') {
  const reader = new ObjReader();
  reader.push(new TextEncoder().encode(text));
  const materials = new MtlReader();
  materials.push(new TextEncoder().encode(mtl));
  return readFloor({ file: 'floor.obj', meshes: reader.finish(), ...materials.finish() }, corrections);
}

function areaOf(floorPlan: FloorPlan, mesh: number): number {
  let area = 0;
  for (let ring = floorPlan.ringStart[mesh]!; ring < floorPlan.ringStart[mesh + 1]!; ring++) {
    area += ringArea(floorPlan.points.subarray(floorPlan.pointStart[ring]! * 2, floorPlan.pointStart[ring + 1]! * 2));
  }
  return area;
}

const square = 'v 0 0 0\nv 4 0 0\nv 4 0 -4\nv 0 0 -4\n';
const per = { m: 1, cm: 100, mm: 1000 } as const;

describe('readFloor', () => {
  const cases = (['y', 'z'] as const).flatMap((up) =>
    (['m', 'cm', 'mm'] as const).flatMap((unit) => [false, true].map((mirrored) => ({ up, unit, mirrored }))),
  );
  it.each(cases)('[ME12] finds $up up, $unit, mirrored $mirrored and draws the same plan', ({ up, unit, mirrored }) => {
    for (const seed of [1, 2, 3]) {
      const options = { seed, rooms: 25 };
      const expected = readText(writeObj(options).text);
      const written = writeObj({ ...options, up, perMetre: per[unit], mirrored });
      const { floorPlan, report } = readText(written.text);
      expect(report.shape).toMatchObject({ up, unit, mirrored });
      expect(report.shape.confidence).toBeGreaterThan(0.5);
      expect(floorPlan.names).toEqual(expected.floorPlan.names);
      for (const [i, area] of written.areas.entries())
        expect(Math.abs(areaOf(floorPlan, i) - area)).toBeLessThan(area * 0.005);
      for (const [i, edge] of expected.floorPlan.boxes.entries()) expect(floorPlan.boxes[i]).toBeCloseTo(edge, 2);
      expect([...floorPlan.heights.slice(0, 2)]).toEqual([0, 3]);
    }
  });

  it('[ME30] names a floor that is too high to be one: its up axis or its unit is wrong', () => {
    const { text } = writeObj({ seed: 4 });
    const heights = (corrections: object) =>
      readText(text, corrections).report.problems.filter(({ code }) => code === 'implausible-height');
    expect(heights({})).toEqual([]);
    const [onItsSide] = heights({ up: 'z', unit: 'm' });
    expect(onItsSide?.severity).toBe('warning');
    expect(onItsSide?.examples[0]?.fault.values).toEqual({
      height: expect.stringMatching(/^\d+\.\d$/),
      width: expect.stringMatching(/^\d+\.\d$/),
      depth: expect.stringMatching(/^\d+\.\d$/),
    });
    expect(heights({ unit: 'in' })).toEqual([]);
  });

  it('[ME12] takes what a person sets by hand', () => {
    const { report, floorPlan } = readText(writeObj({ seed: 4 }).text, {
      up: 'z',
      unit: 'ft' satisfies LengthUnit,
      mirrored: true,
    });
    expect(report.shape).toMatchObject({ up: 'z', unit: 'ft', mirrored: true, confidence: 1 });
    expect(report.size.width).toBeCloseTo(
      Math.max(...floorPlan.boxes.filter((_, i) => i % 4 === 2)) -
        Math.min(...floorPlan.boxes.filter((_, i) => i % 4 === 0)),
      4,
    );
  });

  it('[ME12] shows y up as x and z, z up as x and -y', () => {
    const triangle = 'v 1 0 2\nv 5 0 2\nv 5 0 6\nv 1 0 6\n';
    const level = readText(`o a\n${triangle}f 4 3 2 1\n`, { up: 'y', unit: 'm', mirrored: false }).floorPlan;
    expect([...level.boxes]).toEqual([1, 2, 5, 6]);
    const upright = readText('o a\nv 1 2 0\nv 5 2 0\nv 5 6 0\nv 1 6 0\nf 1 2 3 4\n', {
      up: 'z',
      unit: 'm',
      mirrored: false,
    }).floorPlan;
    expect([...upright.boxes]).toEqual([1, -6, 5, -2]);
  });

  it('[ME10] leaves out meshes that are half broken and refuses a file of nothing else', () => {
    const broken = 'o bad\nv nan 0 0\nf 1 2 5\nf 1 2 3\n';
    expect(() => readText(square + broken)).toThrow(
      expect.objectContaining({ code: 'nothing-to-draw-since', line: 7 }),
    );
    const { floorPlan, report } = readText(`${square}${broken}o good\nf 1 2 3 4\nf 1 2 3\nf 1 2 99\n`);
    expect(floorPlan.names).toEqual(['good']);
    expect(report.problems.map(({ code }) => code)).toContain('mesh-left-out');
    expect(() => readText('# nothing')).toThrow(expect.objectContaining({ code: 'nothing-to-draw' }));
  });

  it('[ME6] names what has no name, beside an object of that name', () => {
    const { floorPlan } = readText(`${square}f 1 2 3\no unnamed\nf 1 2 3\no\nf 1 3 4\n`);
    expect(floorPlan.names).toEqual(['unnamed 2', 'unnamed']);
    expect(areaOf(floorPlan, 0)).toBeCloseTo(16, 5);
  });

  it('[ME13] colours a mesh by the material of most of its triangles', () => {
    const obj = `${square}o a\nusemtl few\nf 1 2 3\nusemtl most\nf 1 2 3 4\no b\nusemtl gone\nf 1 2 3\no c\nusemtl over\nf 1 2 3\n`;
    const mtl =
      'newmtl most\nKd 1 0 0\nnewmtl few\nKd 0 1 0\nnewmtl most\nKd 0 0 1\nd 0.5\nnewmtl over\nKd 1.5 -1 0.5\n';
    const { floorPlan, report } = readText(obj, {}, mtl);
    expect([...floorPlan.colours]).toEqual([0x0000ff, NO_COLOUR, 0xff0080]);
    expect(report.materials).toContainEqual({ name: 'most', colour: '#0000ff', opacity: 0.5, meshes: 1 });
    expect(report.problems.map(({ code }) => code)).toEqual(['material-again']);
  });

  it('[ME11] reports a mesh that has no area from above', () => {
    const { floorPlan, report } = readText(
      `o wall\nv 0 0 0\nv 4 0 0\nv 4 3 0\nf 1 2 3\no floor\n${square}f 4 5 6 7\n`,
      {
        up: 'y',
      },
    );
    expect(floorPlan.names).toEqual(['wall', 'floor']);
    expect([...floorPlan.ringStart]).toEqual([0, 0, 1]);
    expect(report.problems.map(({ code }) => code)).toContain('no-area-from-above');
  });
});
