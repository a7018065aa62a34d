import { describe, expect, it } from 'vitest';
import { boxOf, leftOutOf, readIfcFile, spaceOf, spacesOf } from '../../../../support/ifcBuilding';
import { guid, IfcFile, type IfcFileOptions, rectangle, smallIfc } from '../../../../support/ifcFile';

/** One storey with two rooms of 4 x 4 m and a wall of 0.3 m between them, upright on the page. */
function twoRooms() {
  const file = new IfcFile();
  const storey = file.storey('ground', 'Ground floor', 0);
  file.space(storey, { id: 'west', outline: rectangle(0, 0, 4, 4) });
  file.space(storey, { id: 'east', outline: rectangle(4.3, 0, 4, 4) });
  const wall = file.wall(storey, { id: 'wall', outline: rectangle(4, 0, 0.3, 4) });
  return { file, storey, wall };
}
const doorIn = async (file: IfcFile) => boxOf(spaceOf(await readIfcFile(file), 0, 'door'));

describe('doors of IFC', () => {
  it.each<IfcFileOptions>([{ schema: 'IFC4' }, { schema: 'IFC2X3', unit: 'foot' }])(
    '[BP13] lie in their wall, as wide as the file says, and reach the rooms on both sides: %o',
    async (options) => {
      const building = await readIfcFile(smallIfc(options));
      expect(
        spacesOf(building, 0)
          .filter(({ kind }) => kind === 'door')
          .map(({ id }) => id),
      ).toEqual([guid('door'), guid('entrance')]);
      // The wall is from 4 to 4.2 m; the rooms begin at its faces.
      expect(boxOf(spaceOf(building, 0, 'door'))).toEqual([2.55, -4.22, 3.45, -3.98]);
      expect(boxOf(spaceOf(building, 0, 'entrance'))).toEqual([4.2, -0.02, 5.8, 0.42]);
      expect(spaceOf(building, 0, 'door').heights).toEqual([0, 2]);
    },
  );

  it('[BP13] lie along the wall whichever way their own axes run', async () => {
    const leaf = rectangle(3.95, 1.5, 0.1, 0.8);
    for (const place of [undefined, { at: [0, 0] as const, along: [1, 0] as const }]) {
      const { file, storey, wall } = twoRooms();
      const door = file.door(storey, { id: 'door', outline: leaf }, 0.8, place);
      file.opening(wall, door, { id: 'hole', outline: rectangle(4, 1.5, 0.3, 0.8) }, storey);
      expect(await doorIn(file)).toEqual([3.68, -2.3, 4.32, -1.5]);
    }
  });

  it('[BP13] a door that stands open, one without a body and one without a width are where their opening is', async () => {
    const hole = { id: 'hole', outline: rectangle(4, 1.5, 0.3, 0.8) };
    for (const [outline, width] of [
      [rectangle(4.2, 1.5, 0.8, 0.1), 0.8],
      [undefined, 0.8],
      [undefined, null],
    ] as const) {
      const { file, storey, wall } = twoRooms();
      const door = file.door(storey, outline ? { id: 'door', outline } : { id: 'door' }, width);
      file.opening(wall, door, hole, storey);
      expect(await doorIn(file)).toEqual([3.98, -2.3, 4.32, -1.5]);
    }
  });

  it('[BP13] a door without an opening is where its leaf is; one with neither, and one on no storey, are left out', async () => {
    const { file, storey } = twoRooms();
    file.door(storey, { id: 'door', outline: rectangle(4.1, 1, 0.1, 0.9) }, 0.9);
    file.door(storey, { id: 'nowhere' }, 0.9);
    file.door(null, { id: 'lost', outline: rectangle(4, 2, 0.1, 0.9) }, 0.9);
    const building = await readIfcFile(file);
    expect(boxOf(spaceOf(building, 0, 'door'))).toEqual([3.98, -1.9, 4.32, -1]);
    expect(leftOutOf(building).sort()).toEqual([
      ['no-level', 'IfcDoor', 1],
      ['no-outline', 'IfcDoor', 1],
    ]);
  });

  it('[BP13] a door in a wall of no storey of its own is on the storey of its wall', async () => {
    const { file, storey, wall } = twoRooms();
    const door = file.door(null, { id: 'door', outline: rectangle(4.1, 1, 0.1, 0.9) }, 0.9);
    file.opening(wall, door, { id: 'hole', outline: rectangle(4, 1, 0.3, 0.9) }, storey);
    expect(spaceOf(await readIfcFile(file), 0, 'door').kind).toBe('door');
  });

  it('[BP14] a door to the outside is an entrance: of an external wall, or with nothing beyond it', async () => {
    const name = async (file: IfcFile) => spaceOf(await readIfcFile(file), 0, 'door').name;
    const outside = (id: string) => ({ id, outline: rectangle(-0.2, 1, 0.1, 0.9) });
    const open = twoRooms();
    open.file.door(open.storey, outside('door'), 0.9);
    expect(await name(open.file)).toMatch(/^entrance /);
    // A wall further out, as of a corridor that is no space.
    const closed = twoRooms();
    closed.file.wall(closed.storey, { id: 'far', outline: rectangle(-3, 0, 0.3, 4) });
    const inner = closed.file.door(closed.storey, outside('door'), 0.9);
    expect(await name(closed.file)).toMatch(/^door /);
    closed.file.external(inner, true);
    expect(await name(closed.file)).toMatch(/^entrance /);
    // Some programs write that every door is external.
    const between = twoRooms();
    const door = between.file.door(between.storey, { id: 'door', outline: rectangle(4.1, 1, 0.1, 0.9) }, 0.9);
    between.file.external(door, true);
    expect(await name(between.file)).toMatch(/^door /);
  });
});

describe('stairs, lifts and walls of IFC', () => {
  it('[BP15] stairs and lifts are on each floor that they reach; walls are on their own', async () => {
    const building = await readIfcFile(smallIfc());
    const kinds = (ordinal: number) =>
      spacesOf(building, ordinal)
        .filter(({ kind }) => kind === 'facility' || kind === 'wall')
        .map(({ id, kind, facility }) => [id, facility ?? kind]);
    expect(kinds(0)).toEqual([
      [guid('stair'), 'stairs'],
      [guid('lift'), 'lift'],
      [guid('inner'), 'wall'],
      [guid('outer'), 'wall'],
    ]);
    expect(kinds(1)).toEqual([[guid('stair'), 'stairs']]);
    expect(boxOf(spaceOf(building, 1, 'stair'))).toEqual([8, -3.5, 9.5, -0.5]);
    expect(spaceOf(building, 1, 'stair').heights).toEqual([0, 1]);
  });

  it('[BP15] the flights of a stair are one stair; escalators are told from lifts, and cranes left out', async () => {
    const { file, storey } = twoRooms();
    const stair = file.product(storey, 'IFCSTAIR', { id: 'stair' }, ',$');
    const flight = (id: string, x: number) =>
      file.product(null, 'IFCSTAIRFLIGHT', { id, outline: rectangle(x, 6, 1, 3) }, ',$,$,$,$,$');
    file.aggregate(stair, flight('up', 0), flight('on', 1));
    file.product(storey, 'IFCTRANSPORTELEMENT', { id: 'moving', outline: rectangle(6, 6, 1, 5) }, ',.ESCALATOR.');
    file.product(storey, 'IFCTRANSPORTELEMENT', { id: 'crane', outline: rectangle(9, 6, 1, 5) }, ',.CRANEWAY.');
    const building = await readIfcFile(file);
    expect(boxOf(spaceOf(building, 0, 'stair'))).toEqual([0, -9, 2, -6]);
    expect(spacesOf(building, 0).flatMap(({ id, facility }) => (facility ? [[id, facility]] : []))).toEqual([
      [guid('stair'), 'stairs'],
      [guid('moving'), 'escalator'],
    ]);
    expect(leftOutOf(building)).toEqual([['other-kind', 'IfcTransportElement', 1]]);
  });

  it('[BP16] what is on no floor is counted by type; slabs and other parts of the fabric need no word', async () => {
    const building = await readIfcFile(smallIfc());
    expect(building.leftOut).toEqual([
      { reason: 'other-kind', kind: 'IfcFurnishingElement', count: 1, examples: [guid('desk')] },
    ]);
  });
});
