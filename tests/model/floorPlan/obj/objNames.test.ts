import { describe, expect, it } from 'vitest';
import { ObjReader } from '@/model/floorPlan/obj/objReader';

function read(text: string) {
  const reader = new ObjReader();
  reader.push(new TextEncoder().encode(`v 0 0 0\nv 4 0 0\nv 4 0 4\n${text}`));
  const { names, faces, problems } = reader.finish();
  return { names, faces: [...faces], problems: problems.map(({ code, count }) => [code, count]) };
}

const FACE = 'f 1 2 3\n';

describe('names of meshes', () => {
  it('[ME6] tell that several objects of one name are one room', () => {
    expect(read(`o Shop\n${FACE}o Bar\n${FACE}o Shop\n${FACE}`)).toEqual({
      names: ['Shop', 'Bar'],
      faces: [2, 1],
      problems: [['name-again', 1]],
    });
    expect(read(`g wall\n${FACE}g door\n${FACE}g wall\n${FACE}`).problems).toEqual([]);
  });

  it('[ME6] are those of objects where Blender writes a group for each material', () => {
    const text = `o Room.001\ng Room.001_Cube_Red\nusemtl Red\n${FACE}g Room.001_Cube_Blue\nusemtl Blue\n${FACE}`;
    expect(read(text)).toEqual({ names: ['Room.001'], faces: [2], problems: [] });
    expect(read(`o Level\ng Level_Shop\nusemtl Red\n${FACE}g Bar\n${FACE}`).names).toEqual(['Level_Shop', 'Bar']);
  });

  it('[ME2] are not hidden by a comment that ends with a backslash', () => {
    expect(read(`# C:\\plans\\\no Shop\n${FACE}`).names).toEqual(['Shop']);
    expect(read(`# C:\\plans\\\r\no Shop\r\n${FACE}`).names).toEqual(['Shop']);
  });
});
