import { metresPerDegree } from './earth';
import { writeZip } from './zipWriter';

/** 0, 0 of the small building, in degrees. */
const AT = { lat: 52.5, lon: 13.4 };
const DEGREE = metresPerDegree(AT.lat);

type Metres = readonly [x: number, y: number];

/** A position that is so many metres east and south of 0, 0. */
const position = ([x, y]: Metres): [number, number] => [AT.lon + x / DEGREE.lon, AT.lat - y / DEGREE.lat];

const ringOf = (x: number, y: number, width: number, depth: number): [number, number][] =>
  (
    [
      [x, y],
      [x + width, y],
      [x + width, y + depth],
      [x, y + depth],
      [x, y],
    ] as const
  ).map(position);

const polygon = (x: number, y: number, width: number, depth: number) => ({
  type: 'Polygon',
  coordinates: [ringOf(x, y, width, depth)],
});

export interface Feature {
  readonly id?: string | number;
  readonly geometry: object | null;
  readonly properties: Readonly<Record<string, unknown>>;
}

export const collection = (features: readonly Feature[]) => ({
  type: 'FeatureCollection',
  features: features.map((feature) => ({ type: 'Feature', ...feature })),
});

const label = (en: string) => ({ en });
const level = (id: string, ordinal: number, name: string): Feature => ({
  id,
  geometry: polygon(0, 0, 30, 20),
  properties: { ordinal, name: label(name), short_name: label(name.slice(0, 2)) },
});
const unit = (
  id: string,
  level_id: string,
  category: string,
  [x, y, width, depth]: readonly number[],
  name?: string,
): Feature => ({
  id,
  geometry: polygon(x ?? 0, y ?? 0, width ?? 1, depth ?? 1),
  properties: { category, level_id, name: name === undefined ? null : label(name) },
});
const opening = (id: string, level_id: string, from: Metres, to: Metres): Feature => ({
  id,
  geometry: { type: 'LineString', coordinates: [position(from), position(to)] },
  properties: { category: 'pedestrian', level_id },
});

/** Two floors: rooms of 10 x 8 m along a corridor of 30 x 4 m, a lift on both, an unnamed room whose name is its occupant's. */
export const smallBuilding: Readonly<Record<string, object>> = {
  'manifest.json': { version: '1.0.0', language: 'en' },
  'venue.geojson': collection([{ id: 'venue', geometry: null, properties: { name: label('Quay Campus') } }]),
  'building.geojson': collection([{ id: 'building', geometry: null, properties: { name: label('Quay House') } }]),
  'level.geojson': collection([level('level-upper', 1, 'First floor'), level('level-ground', 0, 'Ground floor')]),
  'unit.geojson': collection([
    unit('unit-0001', 'level-ground', 'walkway', [0, 8, 30, 4]),
    unit('unit-0002', 'level-ground', 'room', [0, 0, 10, 8], 'Wall Café'),
    unit('unit-0003', 'level-ground', 'room', [10, 0, 10, 8], 'Meeting'),
    unit('unit-0004', 'level-ground', 'restroom.wheelchair', [20, 0, 10, 8], 'Restroom'),
    unit('unit-0005', 'level-ground', 'elevator', [0, 12, 3, 3], 'Lift'),
    unit('unit-0011', 'level-upper', 'walkway', [0, 8, 30, 4]),
    unit('unit-0012', 'level-upper', 'room', [0, 0, 10, 8], 'Meeting'),
    unit('unit-0013', 'level-upper', 'room', [10, 0, 10, 8], 'Meeting'),
    unit('unit-0014', 'level-upper', 'elevator', [0, 12, 3, 3], 'Lift'),
    unit('unit-0015', 'level-upper', 'room', [20, 0, 10, 8]),
    unit('unit-0016', 'level-upper', 'opentobelow', [5, 13, 5, 5]),
    unit('unit-0017', 'level-gone', 'room', [20, 0, 10, 8], 'Nowhere'),
  ]),
  'opening.geojson': collection([
    opening('door-0001', 'level-ground', [4, 8], [5, 8]),
    opening('door-0002', 'level-ground', [14, 8], [15.2, 8]),
    opening('door-0003', 'level-upper', [4, 8], [5, 8]),
  ]),
  'anchor.geojson': collection([{ id: 'anchor-1', geometry: null, properties: { unit_id: 'unit-0015' } }]),
  'occupant.geojson': collection([
    { id: 'occupant-1', geometry: null, properties: { name: label('Bean Ferry'), anchor_id: 'anchor-1' } },
  ]),
  'amenity.geojson': collection([{ id: 'amenity-1', geometry: null, properties: { category: 'atm' } }]),
};

const bytesOf = (value: object) => new TextEncoder().encode(JSON.stringify(value));

/** A building as an archive of IMDF. */
export const imdfZip = (files: Readonly<Record<string, object>> = smallBuilding): Uint8Array<ArrayBuffer> =>
  writeZip(Object.entries(files).map(([name, content]) => ({ name, bytes: bytesOf(content) })));

const tagged = (id: string, properties: Feature['properties'], geometry: object): Feature => ({
  id,
  geometry,
  properties,
});
const point = (at: Metres) => ({ type: 'Point', coordinates: position(at) });

/** Levels 0 and 1 with Simple Indoor Tagging: a corridor on both, a room on each, stairs, doors, and what no floor has. */
const AREAS: readonly Feature[] = [
  tagged('way/1', { building: 'retail', name: 'Quay House' }, polygon(0, 0, 30, 20)),
  tagged('way/2', { indoor: 'corridor', level: '0-1', ref: 'C' }, polygon(0, 8, 30, 4)),
  tagged('way/3', { indoor: 'room', level: '0', name: 'Atlas Books' }, polygon(0, 0, 10, 8)),
  tagged('way/4', { indoor: 'room', level: '1', ref: '1.02' }, polygon(10, 0, 10, 8)),
  tagged('way/5', { indoor: 'room', stairs: 'yes', level: '0', repeat_on: '1' }, polygon(20, 0, 4, 8)),
  tagged('way/6', { indoor: 'room', level: '0.5', name: 'Half way' }, polygon(24, 0, 6, 8)),
  tagged('way/7', { indoor: 'room', name: 'No level' }, polygon(0, 12, 5, 5)),
  tagged(
    'way/8',
    { indoor: 'wall', level: '0' },
    { type: 'LineString', coordinates: [position([0, 20]), position([9, 20])] },
  ),
  tagged('node/9', { door: 'hinged', level: '0', width: '1.2' }, point([5, 8])),
  tagged('node/10', { door: 'no', level: '1' }, point([15, 8])),
  tagged('node/11', { entrance: 'main', level: '0' }, point([0, 10])),
  tagged('node/12', { door: 'hinged', level: '0' }, point([15, 18])),
  tagged('node/13', { amenity: 'bench', level: '0' }, point([15, 10])),
  tagged('way/14', { indoor: 'room', level: '0' }, { type: 'Polygon', coordinates: 'broken' }),
];
export const indoorTags = collection(AREAS);

const line = (...places: readonly Metres[]) => ({ type: 'LineString', coordinates: places.map(position) });

/** The same building with ways: along the corridor of both levels, into a room and the stairs, two staircases and a lift. */
export const indoorWays = collection([
  ...AREAS,
  tagged('way/20', { highway: 'corridor', level: '0-1' }, line([5, 10], [12, 10], [22, 10], [25, 10], [28, 10])),
  tagged('way/21', { highway: 'footway', level: '0' }, line([5, 10], [5, 4])),
  tagged('way/22', { highway: 'steps', level: '0;1', incline: 'down', name: 'North stairs' }, line([28, 10], [25, 10])),
  tagged('node/23', { highway: 'elevator', level: '0;1', ref: 'Lift A' }, point([12, 10])),
  tagged('way/24', { highway: 'footway', level: '0-1' }, line([22, 10], [22, 4])),
  tagged('way/25', { highway: 'steps', level: '0;1', conveying: 'yes' }, line([2, 9], [2, 11])),
  tagged('way/26', { highway: 'footway' }, line([0, 30], [30, 30])),
  tagged('way/27', { highway: 'footway', level: '5' }, line([0, 10], [5, 10])),
  tagged('way/28', { highway: 'footway', level: '0' }, line([5, 10], [5, 40])),
]);
