import { describe, expect, it } from 'vitest';
import { ringArea } from '@/model/geometry/outline/ring';
import type { FloorPlan } from '@/model/mesh/floorPlan';
import { NO_COLOUR } from '@/model/mesh/floorPlan';
import type { LengthUnit } from '@/model/mesh/floorShape';
import { MtlReader } from '@/model/mesh/mtlReader';
import { ObjReader } from '@/model/mesh/objReader';
import { readFloor } from '@/model/mesh/readFloor';
import { writeObj } from '../../support/objWriter';

function readText(text: string, corrections = {}, mtl = '') {
  const reader = new ObjReader();
  reader.push(new TextEncoder().encode(text));
  const materials = new MtlReader();
  materials.push(new TextEncoder().encode(mtl));
  return readFloor({ file: 'floor.obj', meshes: reader.finish(), ...materials.finish() }, corrections);
}

function areaOf(plan: FloorPlan, mesh: number): number {
  let area = 0;
  for (let ring = plan.ringStart[mesh]!; ring < plan.ringStart[mesh + 1]!; ring++) {
    area += ringArea(plan.points.subarray(plan.pointStart[ring]! * 2, plan.pointStart[ring + 1]! * 2));
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
      const { plan, report } = readText(written.text);
      expect(report.shape).toMatchObject({ up, unit, mirrored });
      expect(report.shape.confidence).toBeGreaterThan(0.5);
      expect(plan.names).toEqual(expected.plan.names);
      for (const [i, area] of written.areas.entries())
        expect(Math.abs(areaOf(plan, i) - area)).toBeLessThan(area * 0.005);
      for (const [i, edge] of expected.plan.boxes.entries()) expect(plan.boxes[i]).toBeCloseTo(edge, 2);
      expect([...plan.heights.slice(0, 2)]).toEqual([0, 3]);
    }
  });

  it('[ME12] takes what a person sets by hand', () => {
    const { report, plan } = readText(writeObj({ seed: 4 }).text, {
      up: 'z',
      unit: 'ft' satisfies LengthUnit,
      mirrored: true,
    });
    expect(report.shape).toMatchObject({ up: 'z', unit: 'ft', mirrored: true, confidence: 1 });
    expect(report.size.width).toBeCloseTo(
      Math.max(...plan.boxes.filter((_, i) => i % 4 === 2)) - Math.min(...plan.boxes.filter((_, i) => i % 4 === 0)),
      4,
    );
  });

  it('[ME12] shows y up as x and z, z up as x and -y', () => {
    const triangle = 'v 1 0 2\nv 5 0 2\nv 5 0 6\nv 1 0 6\n';
    const level = readText(`o a\n${triangle}f 4 3 2 1\n`, { up: 'y', unit: 'm', mirrored: false }).plan;
    expect([...level.boxes]).toEqual([1, 2, 5, 6]);
    const upright = readText('o a\nv 1 2 0\nv 5 2 0\nv 5 6 0\nv 1 6 0\nf 1 2 3 4\n', {
      up: 'z',
      unit: 'm',
      mirrored: false,
    }).plan;
    expect([...upright.boxes]).toEqual([1, -6, 5, -2]);
  });

  it('[ME10] leaves out meshes that are half broken and refuses a file of nothing else', () => {
    const broken = 'o bad\nv nan 0 0\nf 1 2 5\nf 1 2 3\n';
    expect(() => readText(square + broken)).toThrow(/no faces that can be drawn.*Line 7/);
    const { plan, report } = readText(`${square}${broken}o good\nf 1 2 3 4\nf 1 2 3\nf 1 2 99\n`);
    expect(plan.names).toEqual(['good']);
    expect(report.problems.map(({ code }) => code)).toContain('mesh-left-out');
    expect(() => readText('# nothing')).toThrow(expect.objectContaining({ code: 'nothing-to-draw' }));
  });

  it('[ME6] names what has no name, beside an object of that name', () => {
    const { plan } = readText(`${square}f 1 2 3\no unnamed\nf 1 2 3\no\nf 1 3 4\n`);
    expect(plan.names).toEqual(['unnamed 2', 'unnamed']);
    expect(areaOf(plan, 0)).toBeCloseTo(16, 5);
  });

  it('[ME13] colours a mesh by the material of most of its triangles', () => {
    const obj = `${square}o a\nusemtl few\nf 1 2 3\nusemtl most\nf 1 2 3 4\no b\nusemtl gone\nf 1 2 3\no c\nusemtl over\nf 1 2 3\n`;
    const mtl =
      'newmtl most\nKd 1 0 0\nnewmtl few\nKd 0 1 0\nnewmtl most\nKd 0 0 1\nd 0.5\nnewmtl over\nKd 1.5 -1 0.5\n';
    const { plan, report } = readText(obj, {}, mtl);
    expect([...plan.colours]).toEqual([0x0000ff, NO_COLOUR, 0xff0080]);
    expect(report.materials).toContainEqual({ name: 'most', colour: '#0000ff', opacity: 0.5, meshes: 1 });
    expect(report.problems.map(({ code }) => code)).toEqual(['material-again']);
  });

  it('[ME11] reports a mesh that has no area from above', () => {
    const { plan, report } = readText(`o wall\nv 0 0 0\nv 4 0 0\nv 4 3 0\nf 1 2 3\no floor\n${square}f 4 5 6 7\n`, {
      up: 'y',
    });
    expect(plan.names).toEqual(['wall', 'floor']);
    expect([...plan.ringStart]).toEqual([0, 0, 1]);
    expect(report.problems.map(({ code }) => code)).toContain('no-area-from-above');
  });
});
