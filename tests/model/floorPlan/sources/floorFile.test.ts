import { describe, expect, it } from 'vitest';
import { drawMesh } from '@/model/floorPlan/corrections/drawMesh';
import { decodeFloorPlan, encodeFloorPlan } from '@/model/floorPlan/floorPlanCodec';
import { MESH_KINDS } from '@/model/floorPlan/kinds/meshKind';
import { meshKinds } from '@/model/floorPlan/kinds/meshKinds';
import { buildMeshIndex } from '@/model/floorPlan/meshIndex';
import { readUpload } from '@/model/floorPlan/readUpload';
import { readFloorFile, writeFloorFile } from '@/model/floorPlan/sources/floorFile';
import { readImdf } from '@/model/floorPlan/sources/imdf/readImdf';
import { planOfSpaces } from '@/model/floorPlan/sources/planOfSpaces';
import { smallBuilding } from '../../../support/buildingFile';
import { nodeGunzip } from '../../../support/nodeGunzip';
import { bytesSource, writeZip } from '../../../support/zipWriter';

const [ground] = readImdf(new Map(Object.entries(smallBuilding))).floors;
if (!ground) throw new Error('The small building has no floor.');
const written = writeFloorFile(ground);
const archive = (text: string) =>
  bytesSource(writeZip([{ name: 'floor.json', bytes: new TextEncoder().encode(text) }]));

/** The kinds of a floor plan by name. */
function kindsOf(floorPlan: ReturnType<typeof planOfSpaces>, corrected?: ReadonlyMap<string, 'room' | 'wall'>) {
  const { kinds, facilities } = meshKinds(floorPlan, buildMeshIndex(floorPlan).box, corrected ? { corrected } : {});
  return floorPlan.names.map((name, at) => [name, facilities.get(at) ?? MESH_KINDS[kinds[at] ?? 0]]);
}

describe('a floor as outlines', () => {
  it('[BP5] is written and read to a tenth of a millimetre', () => {
    const { spaces } = readFloorFile(written);
    expect(
      spaces.map(({ name, label, kind, facility, id, holes, heights }) => ({
        name,
        label,
        kind,
        facility,
        id,
        holes,
        heights,
      })),
    ).toEqual(
      ground.spaces.map(({ name, label, kind, facility, id, holes, heights }) => ({
        name,
        label,
        kind,
        facility,
        id,
        holes,
        heights,
      })),
    );
    for (const [at, { rings }] of spaces.entries())
      for (const [index, metres] of rings.flat().entries())
        expect(Math.abs(metres - (ground.spaces[at]?.rings.flat()[index] ?? Number.NaN))).toBeLessThanOrEqual(
          0.00005001,
        );
  });

  it('[BP5] an archive with it is read like every other floor plan, with a report in metres', async () => {
    const { floorPlan, report } = await readUpload(archive(written), nodeGunzip);
    expect(floorPlan.names).toEqual(ground.spaces.map(({ name }) => name));
    expect(report.size.width).toBeCloseTo(30, 1);
    expect(report.size.depth).toBeCloseTo(20, 1);
    expect(report.shape).toMatchObject({ up: 'z', unit: 'm', mirrored: false, confidence: 1 });
    expect(report.counts.meshes).toBe(ground.spaces.length);
  });

  const damagedSpaces = [
    ['text that is no JSON', () => '{'],
    ['another format', () => JSON.stringify({ format: 'other', spaces: [] })],
    ['a name that is there twice', () => changed((spaces) => [spaces[1], spaces[1]])],
    ['a name with a line break', () => changed(([one]) => [{ ...one, name: 'a\nb' }])],
    ['an empty name', () => changed(([one]) => [{ ...one, name: ' ' }])],
    ['an unknown kind', () => changed(([one]) => [{ ...one, kind: 'cave' }])],
    ['an unknown facility', () => changed(([one]) => [{ ...one, facility: 'sauna' }])],
    ['a ring of two corners', () => changed(([one]) => [{ ...one, rings: [[0, 0, 1, 1]] }])],
    ['half a corner', () => changed(([one]) => [{ ...one, rings: [[0, 0, 1, 0, 1, 1, 0]] }])],
    ['a corner that is no number', () => changed(([one]) => [{ ...one, rings: [[0, 0, 1, 0, 1, null]] }])],
    ['a corner beyond the earth', () => changed(([one]) => [{ ...one, rings: [[0, 0, 1e9, 0, 1, 1]] }])],
    ['a hole without an outline', () => changed(([one]) => [{ ...one, holes: [true] }])],
    ['no heights', () => changed(([one]) => [{ ...one, heights: [0] }])],
  ] as const;
  function changed(change: (spaces: Record<string, unknown>[]) => unknown[]): string {
    const content = JSON.parse(written) as { spaces: Record<string, unknown>[] };
    return JSON.stringify({ ...content, spaces: change(content.spaces) });
  }
  it.each(damagedSpaces)('[BP5] %s is refused', async (_name, text) => {
    await expect(readUpload(archive(text()), nodeGunzip)).rejects.toMatchObject({ code: 'floor-file-damaged' });
  });

  it('[BP5] a floor without spaces is refused', async () => {
    await expect(readUpload(archive(changed(() => [])), nodeGunzip)).rejects.toMatchObject({ code: 'nothing-to-draw' });
  });

  it('[BP6] the kind that the source gives counts more than names and shapes, and less than a correction', () => {
    const floorPlan = planOfSpaces(ground.spaces);
    expect(kindsOf(floorPlan)).toContainEqual(['Wall Café', 'room']);
    expect(kindsOf({ ...floorPlan, described: [] })).toContainEqual(['Wall Café', 'wall']);
    expect(kindsOf(floorPlan)).toContainEqual(['Restroom', 'toilet']);
    expect(kindsOf(floorPlan, new Map([['Restroom', 'room']]))).toContainEqual(['Restroom', 'room']);
  });

  it('[BP6] it is kept when the floor plan is stored, and when a room is drawn into it', () => {
    const floorPlan = planOfSpaces(ground.spaces);
    const stored = decodeFloorPlan(encodeFloorPlan(floorPlan));
    expect(stored).toEqual(floorPlan);
    const square = [
      { x: 1, y: 7 },
      { x: 4, y: 7 },
      { x: 4, y: 9 },
    ];
    const drawn = drawMesh(stored, 'Stand', square);
    if ('refused' in drawn) throw new Error(drawn.refused);
    expect(kindsOf(drawn.plan)).toContainEqual(['Wall Café', 'room']);
    expect(kindsOf(drawn.plan)).toContainEqual(['Stand', 'room']);
  });

  it('[BP6] descriptions that cannot be read make a stored floor plan a damaged one', () => {
    const bytes = encodeFloorPlan({
      ...planOfSpaces(ground.spaces),
      described: [{ name: 'x', kind: 'room', facility: null, id: '' }],
    });
    const text = new TextDecoder('latin1').decode(bytes);
    const broken = Uint8Array.from(text.replace('"kind":"room"', '"kind":"rook"'), (sign) => sign.charCodeAt(0));
    expect(() => decodeFloorPlan(broken)).toThrow('its descriptions cannot be read');
  });
});
