import { describe, expect, it } from 'vitest';
import { shapeArea } from '@/model/floorPlan/corrections/meshShape';
import { parseLevels } from '@/model/floorPlan/sources/indoorTags/levels';
import { readIndoorTags } from '@/model/floorPlan/sources/indoorTags/readIndoorTags';
import { doorWidth } from '@/model/floorPlan/sources/indoorTags/tagKinds';
import { collection, indoorTags } from '../../../support/buildingFile';

describe('a building with indoor tags of OpenStreetMap', () => {
  it.each([
    ['0', [0]],
    ['-1', [-1]],
    ['0;2', [0, 2]],
    ['0-3', [0, 1, 2, 3]],
    ['-2--1', [-2, -1]],
    ['-1-1', [-1, 0, 1]],
    ['0.5', [0.5]],
    ['0-1.5', [0, 1, 1.5]],
    ['2-0', null],
    ['ground', null],
    ['', null],
    ['0-9999', null],
  ])('[BP2] the levels of “%s” are %j', (tag, levels) => {
    expect(parseLevels(tag)).toEqual(levels);
  });

  it.each([
    ['1.2', 1.2],
    ['90 cm', 0.9],
    ['0,8', 0.8],
    ['50', 0.9],
    ['wide', 0.9],
  ])('[BP2] a door with width=%s is %d m wide', (width, metres) => {
    expect(doorWidth({ width })).toBe(metres);
  });

  it('[BP2] areas are on each of their levels, with their kinds; a half level is on the floor below', () => {
    const { name, floors } = readIndoorTags(indoorTags);
    expect(name).toBe('Quay House');
    expect(
      floors.map(({ ordinal, spaces }) => [
        ordinal,
        spaces.map(({ id, kind, facility }) => `${id} ${facility ?? kind}`),
      ]),
    ).toEqual([
      [0, ['way/2 corridor', 'way/3 room', 'way/5 stairs', 'way/6 room', 'node/9 door', 'node/11 door']],
      [1, ['way/2 corridor', 'way/4 room', 'way/5 stairs', 'node/10 door']],
    ]);
    expect(floors[0]?.spaces.map((space) => space.name)).toEqual(
      ['C', 'Atlas Books', 'stairs 5', 'Half way', 'door 9', 'entrance 11'].map((expected) =>
        expected.replace(/ (\d+)$/, (_, id) => ` ${expected.startsWith('stairs') ? 'way' : 'node'}/${id}`),
      ),
    );
  });

  it('[BP2] a door lies along the outline that it is in, as wide as its tag says', () => {
    const door = readIndoorTags(indoorTags).floors[0]?.spaces.find(({ id }) => id === 'node/9');
    expect(door && shapeArea(door)).toBeCloseTo(1.2 * 0.2, 3);
    const ring = door?.rings[0] ?? [];
    const [xs, ys] = [0, 1].map((axis) => ring.filter((_, at) => at % 2 === axis));
    expect(Math.max(...(xs ?? [])) - Math.min(...(xs ?? []))).toBeCloseTo(1.2, 3);
    expect(Math.max(...(ys ?? [])) - Math.min(...(ys ?? []))).toBeCloseTo(0.2, 3);
  });

  it('[BP4] what is on no floor is counted with its reason', () => {
    const { leftOut } = readIndoorTags(indoorTags);
    expect(leftOut.map(({ reason, kind, examples }) => [reason, kind, ...examples])).toEqual([
      ['other-kind', 'building=retail', 'way/1'],
      ['no-level', 'indoor=room', 'way/7'],
      ['other-kind', 'amenity=bench', 'node/13'],
      ['damaged', 'indoor=room', 'way/14'],
      ['no-outline', 'indoor=wall', 'way/8'],
      ['door-in-no-wall', 'door', 'node/12'],
    ]);
  });

  it('[BP4] what has no floors at all is refused', () => {
    expect(() => readIndoorTags({ type: 'Feature' })).toThrow(expect.objectContaining({ code: 'not-geojson' }));
    expect(() => readIndoorTags(collection([]))).toThrow(expect.objectContaining({ code: 'no-indoor-areas' }));
  });
});
