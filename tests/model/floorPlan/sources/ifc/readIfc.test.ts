import { describe, expect, it } from 'vitest';
import { shapeArea } from '@/model/floorPlan/corrections/meshShape';
import { boxOf, leftOutOf, readIfcFile, spaceOf, spacesOf } from '../../../../support/ifcBuilding';
import { guid, IfcFile, type IfcFileOptions, rectangle, smallIfc } from '../../../../support/ifcFile';

describe('a building of IFC', () => {
  it('[BP10] storeys with something on them are floors by their height, the one at street level with 0', async () => {
    const file = smallIfc();
    const cellar = file.storey('cellar', 'Cellar', -2.8);
    file.space(cellar, { id: 'plant', outline: rectangle(0, 0, 4, 4) }, { longName: 'Plant' });
    const building = await readIfcFile(file);
    expect(building.name).toBe('Quay House');
    expect(building.floors.map(({ ordinal, name, shortname, id }) => [ordinal, name, shortname, id])).toEqual([
      [-1, 'Cellar', '-1', guid('cellar')],
      [0, 'Ground floor', '0', guid('ground')],
      [1, 'First floor', '1', guid('upper')],
    ]);
  });

  it.each([
    ['nothing at or above it', [-6, -3], [-1, 0]],
    ['one a little below it', [-0.4, 3], [0, 1]],
    ['one above it alone', [2, 5], [0, 1]],
  ])('[BP10] street level with %s', async (_name, elevations, ordinals) => {
    const file = new IfcFile();
    for (const [at, elevation] of elevations.entries()) {
      const storey = file.storey(`storey-${at}`, `Storey ${at}`, elevation);
      file.space(storey, { id: `space-${at}`, outline: rectangle(0, 0, 4, 4) });
    }
    expect((await readIfcFile(file)).floors.map(({ ordinal }) => ordinal)).toEqual(ordinals);
  });

  it('[BP10] a building beside another has its own street level, and its name before those of its floors', async () => {
    const file = smallIfc();
    const annex = file.building('annex', 'Annex');
    const storey = file.storey('annex-0', 'Ground floor', 0.3, annex);
    file.space(storey, { id: 'shed', outline: rectangle(40, 0, 4, 4) });
    expect((await readIfcFile(file)).floors.map(({ ordinal, name }) => [ordinal, name])).toEqual([
      [0, 'Quay House: Ground floor'],
      [0, 'Annex: Ground floor'],
      [1, 'Quay House: First floor'],
    ]);
  });

  it.each<IfcFileOptions>([
    { schema: 'IFC4', unit: 'millimetre' },
    { schema: 'IFC2X3', unit: 'metre' },
    { schema: 'IFC2X3', unit: 'foot' },
  ])('[BP11] spaces are rooms of their size and place, with number and name: %o', async (options) => {
    const building = await readIfcFile(smallIfc(options));
    const meeting = spaceOf(building, 0, 'meeting');
    expect([meeting.name, meeting.label, meeting.kind]).toEqual(['002 Meeting', 'Meeting', 'room']);
    expect(shapeArea(meeting)).toBeCloseTo(30, 1);
    // y points down the screen.
    expect(boxOf(meeting)).toEqual([0, -9.2, 6, -4.2]);
    expect(meeting.heights).toEqual([0, 3]);
    const cafe = spaceOf(building, 0, 'cafe');
    expect([cafe.label, cafe.kind, cafe.facility]).toEqual(['Wall Café', 'room', null]);
    expect(spaceOf(building, 0, 'hall').kind).toBe('corridor');
    expect(spaceOf(building, 1, 'office-b').heights).toEqual([0, 3]);
  });

  it('[BP11] rooms of one name have their number beside it; a name is stable whatever the order', async () => {
    const building = await readIfcFile(smallIfc());
    expect(
      spacesOf(building, 1)
        .filter(({ kind }) => kind === 'room')
        .map(({ name, label }) => [name, label]),
    ).toEqual([
      ['101 Office', 'Office 101'],
      ['102 Office', 'Office 102'],
    ]);
  });

  it('[BP12] a room has the outline of its ground, not of a roof or a niche that reaches beyond', async () => {
    const file = new IfcFile();
    const storey = file.storey('ground', 'Ground floor', 0);
    // The walls lean outwards: 4 x 4 m on the ground, 6 x 4 m at the top.
    const body = file.faces([
      [
        [0, 0, 0],
        [0, 4, 0],
        [4, 4, 0],
        [4, 0, 0],
      ],
      [
        [-1, 0, 3],
        [5, 0, 3],
        [5, 4, 3],
        [-1, 4, 3],
      ],
      [
        [0, 0, 0],
        [4, 0, 0],
        [5, 0, 3],
        [-1, 0, 3],
      ],
      [
        [0, 4, 0],
        [-1, 4, 3],
        [5, 4, 3],
        [4, 4, 0],
      ],
      [
        [0, 0, 0],
        [-1, 0, 3],
        [-1, 4, 3],
        [0, 4, 0],
      ],
      [
        [4, 0, 0],
        [4, 4, 0],
        [5, 4, 3],
        [5, 0, 3],
      ],
    ]);
    file.space(storey, { id: 'attic', outline: [] }, { shape: file.shape([body]) });
    // A ramp: its ground is nowhere level.
    const ramp = file.faces([
      [
        [10, 0, 0],
        [10, 4, 0],
        [18, 4, 2],
        [18, 0, 2],
      ],
      [
        [10, 0, 3],
        [18, 0, 5],
        [18, 4, 5],
        [10, 4, 3],
      ],
      [
        [10, 0, 0],
        [18, 0, 2],
        [18, 0, 5],
        [10, 0, 3],
      ],
      [
        [10, 4, 0],
        [10, 4, 3],
        [18, 4, 5],
        [18, 4, 2],
      ],
      [
        [10, 0, 0],
        [10, 0, 3],
        [10, 4, 3],
        [10, 4, 0],
      ],
      [
        [18, 0, 2],
        [18, 4, 2],
        [18, 4, 5],
        [18, 0, 5],
      ],
    ]);
    file.space(storey, { id: 'ramp', outline: [] }, { shape: file.shape([ramp]) });
    const building = await readIfcFile(file);
    expect(boxOf(spaceOf(building, 0, 'attic'))).toEqual([0, -4, 4, 0]);
    expect(boxOf(spaceOf(building, 0, 'ramp'))).toEqual([10, -4, 18, 0]);
  });

  it('[BP12] of several representations the body counts; a space without one is left out', async () => {
    const file = new IfcFile();
    const storey = file.storey('ground', 'Ground floor', 0);
    const outline = rectangle(0, 0, 4, 3);
    const shape = file.shape([file.footprint(rectangle(-1, -1, 9, 9)), file.body({ outline })]);
    file.space(storey, { id: 'both', outline }, { shape });
    file.space(storey, { id: 'line', outline }, { shape: file.shape([file.footprint(outline)]) });
    file.space(storey, { id: 'bare', outline }, { shape: '$' });
    const building = await readIfcFile(file);
    expect(boxOf(spaceOf(building, 0, 'both'))).toEqual([0, -3, 4, 0]);
    expect(leftOutOf(building)).toEqual([['no-outline', 'IfcSpace', 2]]);
    expect(building.leftOut[0]?.examples).toEqual([guid('line'), guid('bare')]);
  });

  it('[BP12] a flat of several rooms, a part of a room and a gross area lie over rooms, and are left out', async () => {
    const file = new IfcFile();
    const storey = file.storey('ground', 'Ground floor', 0);
    const flat = file.space(storey, { id: 'flat', outline: rectangle(0, 0, 9, 5) }, { composition: 'COMPLEX' });
    const room = file.space(null, { id: 'room', outline: rectangle(0, 0, 4, 5) });
    file.aggregate(flat, room);
    file.aggregate(room, file.space(null, { id: 'bay', outline: rectangle(0, 0, 1, 5) }, { composition: 'PARTIAL' }));
    file.space(storey, { id: 'gross', outline: rectangle(0, 0, 20, 20) }, { type: 'GFA' });
    file.space(null, { id: 'lost', outline: rectangle(0, 0, 2, 2) });
    const building = await readIfcFile(file);
    expect(spacesOf(building, 0).map(({ id }) => id)).toEqual([guid('room')]);
    expect(leftOutOf(building).sort()).toEqual([
      ['no-level', 'IfcSpace', 1],
      ['other-kind', 'IfcSpace COMPLEX', 1],
      ['other-kind', 'IfcSpace GFA', 1],
      ['other-kind', 'IfcSpace PARTIAL', 1],
    ]);
  });

  it('[BP11] the last of several hundred rooms is as exact as the first', async () => {
    const file = new IfcFile({ unit: 'millimetre' });
    const storey = file.storey('ground', 'Ground floor', 0);
    for (let at = 0; at < 350; at++) {
      const outline = rectangle((at % 20) * 5, Math.floor(at / 20) * 4, 4.75, 3.5 + at / 1000);
      file.space(storey, { id: `room-${at}`, outline }, { number: String(at), longName: 'Room' });
    }
    const rooms = spacesOf(await readIfcFile(file), 0);
    expect(rooms).toHaveLength(350);
    for (const [at, room] of rooms.entries()) {
      expect([room.id, room.label]).toEqual([guid(`room-${at}`), `Room ${at}`]);
      expect(shapeArea(room)).toBeCloseTo(4.75 * (3.5 + at / 1000), 1);
    }
  });
});
