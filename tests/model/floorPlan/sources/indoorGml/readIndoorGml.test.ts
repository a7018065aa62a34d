import { describe, expect, it } from 'vitest';
import { shapeArea } from '@/model/floorPlan/corrections/meshShape';
import { MeshError } from '@/model/floorPlan/meshError';
import { readIndoorGml } from '@/model/floorPlan/sources/indoorGml/readIndoorGml';
import { type GmlBox, gmlFile, smallGml } from '../../../../support/gmlBuilding';

const boxOf = (rings: readonly (readonly number[])[] | undefined) => {
  const ring = rings?.[0] ?? [];
  const [xs, ys] = [ring.filter((_, at) => at % 2 === 0), ring.filter((_, at) => at % 2 === 1)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};
const room = (id: string, z: number, more: Partial<GmlBox> = {}): GmlBox => ({
  id,
  name: id,
  at: [0, 0, z],
  size: [4, 3, 2.5],
  ...more,
});
const levels = async (boxes: readonly GmlBox[]) =>
  (await readIndoorGml(gmlFile({ boxes }))).floors.map(({ ordinal, name, spaces }) => [
    ordinal,
    name,
    spaces.map(({ id }) => id),
  ]);
const faultOf = async (reading: Promise<unknown>) =>
  reading.then(
    () => null,
    (error: unknown) => (error instanceof MeshError ? error.fault.code : error),
  );

describe('a building of IndoorGML', () => {
  it('[BP32] spaces are rooms with their names, in metres with y down from the origin of the file', async () => {
    const { floors, place } = await readIndoorGml(gmlFile(smallGml));
    expect(place).toBeNull();
    const [ground] = floors;
    const office = ground?.spaces.find(({ id }) => id === 'C1');
    expect(office).toMatchObject({ name: 'Office', label: 'Office', kind: 'room', heights: [0, 2.5] });
    expect(office && shapeArea(office)).toBeCloseTo(20, 6);
    expect(boxOf(office?.rings)).toEqual([1000, -2004, 1005, -2000]);
  });

  it('[BP32] the ground counts where a roof reaches beyond it; faces may be those of another space', async () => {
    const wide = `<gml:surfaceMember><gml:Polygon gml:id="wide"><gml:exterior><gml:LinearRing><gml:posList>-0.5 -0.5 2.5 4.5 -0.5 2.5 4.5 3.5 2.5 -0.5 3.5 2.5 -0.5 -0.5 2.5</gml:posList></gml:LinearRing></gml:exterior></gml:Polygon></gml:surfaceMember>`;
    const shared = '<gml:surfaceMember xlink:href="#A-0"/>';
    const more = `<core:CellSpace gml:id="B"><core:cellSpaceGeometry><gml:Shell>${wide}${shared}</gml:Shell></core:cellSpaceGeometry></core:CellSpace>`;
    const { floors } = await readIndoorGml(gmlFile({ boxes: [room('A', 0)], more }));
    const space = floors[0]?.spaces.find(({ id }) => id === 'B');
    expect(boxOf(space?.rings).map((metres) => metres + 0)).toEqual([0, -3, 4, 0]);
  });

  it('[BP32] a space far from 0 is moved by whole kilometres and stays exact; one without an area is counted', async () => {
    const far = gmlFile({
      boxes: [room('A', 0, { at: [445_538.386, 5_444_904.867, 0] })],
      more: '<core:CellSpace gml:id="B"/>',
    });
    const { floors, leftOut } = await readIndoorGml(far);
    for (const [at, value] of [-461.614, 92.133, -457.614, 95.133].entries())
      expect(boxOf(floors[0]?.spaces[0]?.rings)[at]).toBeCloseTo(value, 3);
    expect(leftOut).toEqual([{ reason: 'no-outline', kind: 'CellSpace', count: 1, examples: ['B'] }]);
  });

  it('[BP32] names, classes and types tell stairs, lifts, corridors and doors', async () => {
    const kinds = [
      room('Lift 2', 0),
      room('B', 0, { more: '<navi:class>Stairway</navi:class>', name: 'S' }),
      room('C', 0, { type: 'navi:TransitionSpace' }),
      room('D', 0, { type: 'navi:ConnectionSpace' }),
    ];
    const { floors } = await readIndoorGml(gmlFile({ boxes: kinds }));
    expect(floors[0]?.spaces.map(({ kind, facility }) => facility ?? kind)).toEqual([
      'lift',
      'stairs',
      'corridor',
      'door',
    ]);
  });

  it('[BP32] positions in degrees give the place of the building', async () => {
    const srs = (text: string) =>
      new TextEncoder().encode(text.replace('<gml:Solid>', '<gml:Solid srsName="urn:ogc:def:crs:EPSG::4326">'));
    const bytes = gmlFile({ boxes: [room('A', 0, { at: [60, 25, 0], size: [0.0001, 0.0002, 2.5] })] });
    const { place, floors } = await readIndoorGml(srs(new TextDecoder().decode(bytes)));
    expect(place?.lat).toBeCloseTo(60.00005, 5);
    expect(place?.lon).toBeCloseTo(25.0001, 5);
    const [west = 0, , east = 0] = boxOf(floors[0]?.spaces[0]?.rings);
    expect(east - west).toBeCloseTo(0.0002 * 55_800.017, 2);
  });

  it('[BP33] floors are where grounds differ by more than a metre, the lowest at or above 0 at street level', async () => {
    expect(await levels([room('C', 2.9), room('A', -2.5), room('B', 0.1), room('D', 0.6)])).toEqual([
      [-1, 'Level -1', ['A']],
      [0, 'Level 0', ['B', 'D']],
      [1, 'Level 1', ['C']],
    ]);
  });

  it('[BP33] storeys of the file count more than heights; stairs are on each floor that they reach', async () => {
    const storey = (text: string) => ({ more: `<gml:description>Usage=Room:storey="${text}"</gml:description>` });
    expect(
      await levels([
        room('A', 0, storey('4')),
        room('B', 0.2, storey('5')),
        room('Stairs', 0, { ...storey('4'), size: [4, 3, 5] }),
      ]),
    ).toEqual([
      [4, '4', ['A', 'Stairs']],
      [5, '5', ['B', 'Stairs']],
    ]);
  });

  it('[BP34] a door is in the wall that a transition passes, once for both directions', async () => {
    const { floors } = await readIndoorGml(gmlFile(smallGml));
    const doors = floors.flatMap(({ spaces }) => spaces.filter(({ kind }) => kind === 'door'));
    expect(doors.map(({ id }) => id)).toEqual(['T1']);
    const [west = 0, north = 0, east = 0, south = 0] = boxOf(doors[0]?.rings);
    expect([west, east]).toEqual([expect.closeTo(1004.9, 6), expect.closeTo(1005.3, 6)]);
    expect(south - north).toBeCloseTo(0.9, 6);
  });

  it('[BP34] a border that is the dual of a transition is the door, as wide as it is', async () => {
    const border = (id: string) =>
      `<core:CellSpaceBoundary gml:id="${id}"><gml:LineString><gml:posList>1005.1 2001 0 1005.1 2002.4 0</gml:posList></gml:LineString></core:CellSpaceBoundary>`;
    const [first, ...others] = smallGml.paths ?? [];
    const file = {
      ...smallGml,
      paths: [{ id: 'T', ends: [], ...first, boundary: 'B1' }, ...others.slice(1)],
      more: `${border('B1')}${border('B2')}`,
    };
    const { floors, leftOut } = await readIndoorGml(gmlFile(file));
    const door = floors[0]?.spaces.find(({ id }) => id === 'B1');
    expect(door && shapeArea(door)).toBeCloseTo(1.4 * 0.2, 6);
    expect(leftOut).toEqual([{ reason: 'other-kind', kind: 'CellSpaceBoundary', count: 1, examples: ['B2'] }]);
  });

  it('[BP35] a file with entities, that is damaged or that has no spaces is refused with the reason', async () => {
    const bomb = '<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>';
    expect(await faultOf(readIndoorGml(gmlFile({ boxes: [room('A', 0)], head: bomb })))).toBe('xml-doctype');
    const outside = '<!DOCTYPE a SYSTEM "http://127.0.0.1/a.dtd">';
    expect(await faultOf(readIndoorGml(gmlFile({ head: outside })))).toBe('xml-doctype');
    expect(await faultOf(readIndoorGml(gmlFile({ boxes: [room('&undeclared;', 0)] })))).toBe('xml-damaged');
    const whole = gmlFile(smallGml);
    expect(await faultOf(readIndoorGml(whole.subarray(0, whole.length - 40)))).toBe('xml-damaged');
    expect(await faultOf(readIndoorGml(Uint8Array.of(...whole.subarray(0, 400), 0xff, ...whole.subarray(400))))).toBe(
      'xml-damaged',
    );
    expect(await faultOf(readIndoorGml(gmlFile({})))).toBe('indoorgml-without-spaces');
    expect(await faultOf(readIndoorGml(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')))).toBe(
      'no-building-plan',
    );
    const deep = `${'<a>'.repeat(300)}${'</a>'.repeat(300)}`;
    expect(await faultOf(readIndoorGml(gmlFile({ more: deep })))).toBe('xml-damaged');
  });
});
