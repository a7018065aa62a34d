import { describe, expect, it } from 'vitest';
import { MAP_COLOURS, TINT_HUES } from '@/components/mapCanvas/mapColours';
import { materialTints, roomColours, tintOf } from '@/components/mapCanvas/painting/roomColours';
import { hueOf } from '@/model/colour/hueOf';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import { floorPlanOf } from '../../../support/boxFloorPlan';

const colours = MAP_COLOURS.light;
const away = (one: number, other: number) => Math.min(Math.abs(one - other), 360 - Math.abs(one - other));

function colouredFloor(...materials: number[]) {
  const made = floorPlanOf(
    Object.fromEntries(materials.map((_, at) => [`room_${at}`, [10 * at, 0, 10 * at + 8, 8] as const])),
  );
  return drawnFloor({ ...made, colours: Uint32Array.from(materials) });
}

describe('the colours of rooms', () => {
  it('[CV55] have tints of the stated hues in light and dark', () => {
    // The palest tints are rounded to whole bytes.
    for (const { tints } of [MAP_COLOURS.light, MAP_COLOURS.dark])
      for (const [at, { fill, edge }] of tints.entries())
        for (const colour of [fill, edge]) {
          const hue = hueOf(colour);
          if (hue !== null) expect(away(hue, TINT_HUES[at]!)).toBeLessThan(9);
        }
  });

  it('[CV55] take the tint of the nearest hue for a category, and none for a grey', () => {
    expect(tintOf(colours, '#ff0000')).toBe(colours.tints[0]);
    expect(tintOf(colours, '#0000ff')).toBe(colours.tints[6]);
    expect(tintOf(colours, '#00aa00')).toBe(colours.tints[3]);
    expect(tintOf(colours, '#808080')).toBeNull();
    expect(tintOf(colours, '#000000')).toBeNull();
  });

  it('[CV55] follow the materials of an upload only where they tell rooms apart', () => {
    expect(materialTints(colouredFloor(0xff0000, 0xff0000), colours).size).toBe(0);
    const floor = colouredFloor(0xff0000, 0x0000ff, 0x808080);
    const materials = materialTints(floor, colours);
    const of = (mesh: number, category: string | null, use = true) =>
      roomColours({ floor, colours, materials: use ? materials : null }, mesh, category);
    expect(of(0, null)).toBe(colours.tints[0]);
    expect(of(1, null)).toBe(colours.tints[6]);
    expect(of(2, null)).toBe(colours.room);
    expect(of(0, null, false)).toBe(colours.room);
    expect(of(0, '#00aa00')).toBe(colours.tints[3]);
  });

  it('[CV55] leave walls, doors and floors their own', () => {
    const floor = drawnFloor(floorPlanOf({ wall_1: [0, 0, 9, 9], door_1: [10, 0, 19, 9], storage_1: [20, 0, 29, 9] }));
    const of = (mesh: number) => roomColours({ floor, colours, materials: null }, mesh, '#ff0000').fill;
    expect(of(0)).toBe(colours.wall);
    expect(of(1)).toBe(colours.corridor);
    expect(roomColours({ floor, colours, materials: null }, 2, null)).toBe(colours.service);
  });
});
