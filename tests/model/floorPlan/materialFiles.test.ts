import { describe, expect, it } from 'vitest';
import { readUpload } from '@/model/floorPlan/readUpload';
import { nodeGunzip } from '../../support/nodeGunzip';
import { bytesSource, writeZip } from '../../support/zipWriter';

const SQUARE = 'v 0 0 0\nv 4 0 0\nv 4 0 4\nv 0 0 4\n';
const RED = 'newmtl wall\nKd 1 0 0\n';
const BLUE = 'newmtl wall\nKd 0 0 1\n';

async function read(libraries: string, files: Readonly<Record<string, string>>, obj = 'floor.obj') {
  const text = `${libraries}\no Shop\nusemtl wall\n${SQUARE}f 1 2 3 4\n`;
  const archive = Object.entries({ [obj]: text, ...files }).map(([name, content]) => ({
    name,
    bytes: new TextEncoder().encode(content),
  }));
  const { floorPlan, report } = await readUpload(bytesSource(writeZip(archive)), nodeGunzip);
  return { colour: floorPlan.colours[0], notes: report.problems.map(({ code }) => code) };
}

const NAMED = [
  ['the last in the archive does not win', 'mtllib a.mtl', { 'a.mtl': RED, 'z.mtl': BLUE }],
  ['nor the first', 'mtllib z.mtl', { 'a.mtl': BLUE, 'z.mtl': RED }],
  ['in any case', 'mtllib FLOOR.MTL', { 'Floor.mtl': RED, 'z.mtl': BLUE }],
  ['with blanks', 'mtllib my floor.mtl', { 'my floor.mtl': RED, 'floor.mtl': BLUE }],
  ['in quotation marks', 'mtllib "my floor.mtl"', { 'my floor.mtl': RED, 'floor.mtl': BLUE }],
  ['several in a line: the first definition counts', 'mtllib a.mtl b.mtl', { 'a.mtl': RED, 'b.mtl': BLUE }],
  ['several lines', 'mtllib b.mtl\nmtllib a.mtl', { 'a.mtl': BLUE, 'b.mtl': RED }],
  ['by a path of Windows', 'mtllib C:\\models\\a.mtl', { 'a.mtl': RED, 'b.mtl': BLUE }],
  ['by its folder', 'mtllib ./two/a.mtl', { 'one/a.mtl': BLUE, 'two/a.mtl': RED }],
  ['in another form of letters', 'mtllib cafe\u0301.mtl', { 'caf\u00e9.mtl': RED, 'z.mtl': BLUE }],
  ['the one of its own name without a statement', '', { 'floor.mtl': RED, 'a.mtl': BLUE }],
] as const;

describe('the materials of a floor', () => {
  it.each(NAMED)('[ME34] are those that mtllib names: %s', async (_name, libraries, files) => {
    expect(await read(libraries, files)).toEqual({ colour: 0xff0000, notes: [] });
  });

  it('[ME34] are those in the nearest folder', async () => {
    const files = { 'x/floor.mtl': BLUE, 'plans/ground/floor.mtl': RED, 'plans/floor.mtl': BLUE };
    expect(await read('mtllib floor.mtl', files, 'plans/ground/floor.obj')).toEqual({ colour: 0xff0000, notes: [] });
  });

  it('[ME34] come from other files only where they are missing, with a note', async () => {
    expect(await read('mtllib gone.mtl', { 'a.mtl': RED })).toEqual({
      colour: 0xff0000,
      notes: ['materials-of-other-file'],
    });
    expect(await read('mtllib a.mtl', { 'a.mtl': 'newmtl floor\nKd 0 1 0\n', 'b.mtl': RED })).toEqual({
      colour: 0xff0000,
      notes: ['materials-of-other-file'],
    });
  });
});
