import { describe, expect, it } from 'vitest';
import { metresPerDegree } from '../../../../support/earth';
import { boxOf, readIfcFile, spaceOf, spacesOf } from '../../../../support/ifcBuilding';
import { guid, IfcFile, type IfcFileOptions, rectangle, smallIfc } from '../../../../support/ifcFile';

const DEGREE = metresPerDegree(52.5);
const BERLIN = { latitude: [52, 30, 0, 0], longitude: [13, 24, 0, 0] } satisfies IfcFileOptions;

describe('the place of a building of IFC', () => {
  it('[BP17] is that of its site, and none where the file has none', async () => {
    expect((await readIfcFile(smallIfc())).place).toBeNull();
    expect((await readIfcFile(smallIfc({ latitude: [0, 0, 0], longitude: [0, 0, 0] }))).place).toBeNull();
    const { place, north } = await readIfcFile(smallIfc(BERLIN));
    expect([place?.lat, place?.lon, north]).toEqual([52.5, 13.4, 0]);
    const south = await readIfcFile(smallIfc({ latitude: [-33, -51, -31, -500000], longitude: [151, 12, 51] }));
    expect(south.place?.lat).toBeCloseTo(-33.85875, 9);
    expect(south.place?.lon).toBeCloseTo(151.214166667, 9);
  });

  it('[BP17] is turned with true north, which is told clockwise from up', async () => {
    // North is to the right of the page; the site lies 100 m up the page from 0, 0.
    const { place, north } = await readIfcFile(smallIfc({ ...BERLIN, north: [1, 0], at: [0, 100] }));
    expect(north).toBeCloseTo(90, 9);
    // Up the page is west, so 0, 0 is 100 m east of the site.
    expect(place?.lat).toBeCloseTo(52.5, 7);
    expect(((place?.lon ?? 0) - 13.4) * DEGREE.lon).toBeCloseTo(100, 3);
  });

  it('[BP17] a site far from 0 gets an origin of whole kilometres near it, and stays exact', async () => {
    const near = await readIfcFile(smallIfc());
    const far = await readIfcFile(smallIfc({ ...BERLIN, at: [4_470_321.123, 5_334_654.456] }));
    const [x, y] = [321.123, -654.456 + 1000];
    for (const { id, rings } of spacesOf(near, 0)) {
      const [left = 0, top = 0, right = 0, bottom = 0] = boxOf({ rings });
      const found = boxOf(spaceOf(far, 0, id));
      for (const [at, value] of [left + x, top + y - 1000 + 0, right + x, bottom + y - 1000].entries())
        expect(((found[at] ?? 0) - value) % 1000).toBeCloseTo(0, 2);
    }
    expect(Math.max(...boxOf(spaceOf(far, 0, 'meeting')).map(Math.abs))).toBeLessThan(1000);
    // The site is where its coordinates say, so 0, 0 is within a kilometre of it.
    expect(Math.abs(((far.place?.lat ?? 0) - 52.5) * DEGREE.lat)).toBeLessThan(1000);
  });

  it('[BP17] points far from 0 in the shapes themselves stay exact to a centimetre', async () => {
    const file = new IfcFile({ unit: 'millimetre' });
    const storey = file.storey('ground', 'Ground floor', 0);
    file.space(storey, { id: 'room', outline: rectangle(4_470_321.123, 5_334_654.456, 4.25, 3.75) });
    const building = await readIfcFile(file);
    const [left = 0, top = 0, right = 0, bottom = 0] = boxOf(spaceOf(building, 0, 'room'));
    expect([left, bottom]).toEqual([expect.closeTo(321.123, 2), expect.closeTo(345.544, 2)]);
    expect([right - left, bottom - top]).toEqual([expect.closeTo(4.25, 2), expect.closeTo(3.75, 2)]);
    expect(building.floors[0]?.id).toBe(guid('ground'));
  });

  it('[BP17] something that strayed kilometres away is left out, and moves nothing', async () => {
    const file = smallIfc();
    const storey = file.storey('annex', 'Annex', 0.1);
    file.wall(storey, { id: 'stray', outline: rectangle(90_000, 0, 5, 0.2) });
    const building = await readIfcFile(file);
    expect(building.floors.map(({ name }) => name)).toEqual(['Ground floor', 'First floor']);
    expect(boxOf(spaceOf(building, 0, 'meeting'))).toEqual([0, -9.2, 6, -4.2]);
    expect(building.leftOut).toContainEqual({ reason: 'far-away', kind: 'wall', count: 1, examples: [guid('stray')] });
  });
});
