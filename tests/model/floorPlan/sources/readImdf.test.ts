import { describe, expect, it } from 'vitest';
import { shapeArea } from '@/model/floorPlan/corrections/meshShape';
import { readImdf } from '@/model/floorPlan/sources/imdf/readImdf';
import { collection, smallBuilding } from '../../../support/buildingFile';

const read = (changed: Readonly<Record<string, object>> = {}) =>
  readImdf(new Map(Object.entries({ ...smallBuilding, ...changed })));
const spacesOf = (ordinal: number) => read().floors.find((floor) => floor.ordinal === ordinal)?.spaces ?? [];
const named = (ordinal: number, name: string) => spacesOf(ordinal).find((space) => space.name === name);

describe('a building of IMDF', () => {
  it('[BP1] has its name and its floors, lowest first, with their names', () => {
    const { name, floors } = read();
    expect(name).toBe('Quay House');
    expect(floors.map((floor) => [floor.ordinal, floor.name, floor.shortname, floor.id])).toEqual([
      [0, 'Ground floor', 'Gr', 'level-ground'],
      [1, 'First floor', 'Fi', 'level-upper'],
    ]);
  });

  it('[BP1] units become rooms of their size at their place, from one origin for all floors', () => {
    const { place } = read();
    expect(place?.lat).toBeCloseTo(52.49991, 4);
    const cafe = named(0, 'Wall Café');
    expect(cafe && shapeArea(cafe)).toBeCloseTo(80, 1);
    const [ground, upper] = [named(0, 'Lift'), named(1, 'Lift')];
    expect(ground?.rings).toEqual(upper?.rings);
    // East of the corner that is west of it, south of the one that is north of it: y is down.
    const corner = (space: typeof cafe) => [
      Math.min(...(space?.rings[0] ?? []).filter((_, at) => at % 2 === 0)),
      Math.min(...(space?.rings[0] ?? []).filter((_, at) => at % 2 === 1)),
    ];
    const [x, y] = corner(cafe);
    const [meetingX, meetingY] = corner(named(0, 'Meeting'));
    expect((meetingX ?? 0) - (x ?? 0)).toBeCloseTo(10, 2);
    expect(meetingY).toBeCloseTo(y ?? 0, 2);
    expect((corner(ground)[1] ?? 0) - (y ?? 0)).toBeCloseTo(12, 2);
  });

  it('[BP1] the category of a unit is its kind, whatever its name is like; openings are doors of their width', () => {
    expect(spacesOf(0).map(({ id, kind, facility }) => [id, kind, facility])).toEqual([
      ['level-ground', 'floor', null],
      ['unit-0001', 'corridor', null],
      ['unit-0002', 'room', null],
      ['unit-0003', 'room', null],
      ['unit-0004', 'facility', 'toilet'],
      ['unit-0005', 'facility', 'lift'],
      ['door-0001', 'door', null],
      ['door-0002', 'door', null],
    ]);
    const door = spacesOf(0).find(({ id }) => id === 'door-0002');
    expect(door && shapeArea(door)).toBeCloseTo(1.2 * 0.2, 3);
  });

  it('[BP3] a name that is alone on its floor is the object name; others and those without have the end of their id', () => {
    expect(spacesOf(1).map(({ name, label }) => [name, label])).toEqual([
      ['floor el-upper', ''],
      ['walkway nit-0011', ''],
      ['Meeting nit-0012', 'Meeting'],
      ['Meeting nit-0013', 'Meeting'],
      ['Lift', 'Lift'],
      ['Bean Ferry', 'Bean Ferry'],
      ['door oor-0003', ''],
    ]);
  });

  it('[BP4] what is on no floor is counted with its reason and its ids', () => {
    expect(read().leftOut).toEqual([
      { reason: 'other-kind', kind: 'opentobelow', count: 1, examples: ['unit-0016'] },
      { reason: 'unknown-level', kind: 'unit', count: 1, examples: ['unit-0017'] },
      { reason: 'other-kind', kind: 'amenity', count: 1, examples: ['amenity-1'] },
    ]);
    const broken = read({
      'opening.geojson': collection([
        {
          id: 'line',
          geometry: { type: 'LineString', coordinates: [['a', 1]] },
          properties: { level_id: 'level-ground' },
        },
        { id: 'none', geometry: null, properties: { level_id: 'level-ground' } },
      ]),
    }).leftOut;
    expect(broken).toContainEqual({ reason: 'damaged', kind: 'opening', count: 1, examples: ['line'] });
    expect(broken).toContainEqual({ reason: 'no-outline', kind: 'opening', count: 1, examples: ['none'] });
  });

  it.each([['level.geojson'], ['unit.geojson']])('[BP4] an archive without %s is refused by its name', (part) => {
    expect(() => read({ [part]: {} })).toThrow(
      expect.objectContaining({ fault: { code: 'imdf-without', values: { part } } }),
    );
  });
});
