import { expect, it } from 'vitest';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import { decodeFloorPlan, encodeFloorPlan } from '@/model/floorPlan/floorPlanCodec';
import { readFloorFile, writeFloorFile } from '@/model/floorPlan/sources/floorFile';
import { readImdf } from '@/model/floorPlan/sources/imdf/readImdf';
import { planOfSpaces } from '@/model/floorPlan/sources/planOfSpaces';
import { imdfArchive } from '../../../../server/exports/imdf/imdfArchive';
import { namedUuid } from '../../../../server/exports/imdf/imdfIds';
import { type OnEarth, signedArea } from '../../../../server/exports/imdf/meshGeometry';
import { onEarthFrom } from '../../../../server/exports/imdf/onEarthFrom';
import { smallBuilding } from '../../../support/buildingFile';
import { metresBetween } from '../../../support/earth';

interface Feature {
  readonly id: string;
  readonly geometry: { readonly type: string; readonly coordinates: unknown } | null;
  readonly properties: Readonly<Record<string, unknown>>;
}
type Files = ReadonlyMap<string, unknown>;

/** The building of the tests with ids as IMDF has them. */
const withUuids = (): Files =>
  new Map<string, unknown>(
    Object.entries(
      JSON.parse(
        JSON.stringify(smallBuilding).replace(/"(level|unit|door|anchor|occupant)-(\w+)"/g, (_, kind, name) =>
          JSON.stringify(namedUuid(`${kind}-${name}`)),
        ),
      ),
    ),
  );
const featuresOf = (files: Files, name: string): readonly Feature[] =>
  (files.get(`${name}.geojson`) as { features: Feature[] } | undefined)?.features ?? [];
const idsOf = (files: Files, name: string) =>
  featuresOf(files, name)
    .map(({ id }) => id)
    .sort();

/** Reads an archive as an upload does, and writes it again. */
function inAndOut(files: Files) {
  const { name, floors, place } = readImdf(files);
  if (!place) throw new Error('The building has no place.');
  const imdfFloors = floors.map((floor) => {
    const { spaces, place: kept } = readFloorFile(writeFloorFile({ ...floor, place: { ...place, north: 0 } }));
    const plan = decodeFloorPlan(encodeFloorPlan(planOfSpaces(spaces, kept)));
    if (!plan.place) throw new Error('The floor plan has no place.');
    return {
      uuid: `floor ${floor.ordinal}`,
      name: floor.name,
      shortname: floor.shortname,
      ordinal: floor.ordinal,
      drawn: drawnFloor(plan),
      labels: new Map(spaces.filter(({ label }) => label !== '').map((space) => [space.name, space.label])),
      onEarth: onEarthFrom(plan.place),
    };
  });
  const { onEarth } = imdfFloors[0] as { onEarth: OnEarth };
  return imdfArchive({
    venue: { uuid: 'venue', name: 'Quay Campus', address: '1 Quay Street, Port 12345', hours: '' },
    buildings: [{ uuid: 'building', name, floors: imdfFloors }],
    occupants: [
      {
        destination: 7,
        name: 'Café',
        floor: 'floor 0',
        mesh: 'Wall Café',
        category: 'Coffee Shop',
        hours: 'Mo 09:00-12:00',
        phone: '+44 20 7946 0000',
        website: 'https://cafe.example',
        position: onEarth({ x: 0, y: 0 }),
      },
      {
        destination: 8,
        name: 'Gone',
        floor: 'floor 0',
        mesh: 'Gone',
        category: null,
        hours: '',
        phone: '',
        website: '',
        position: null,
      },
    ],
    labelOf: ({ text, kind }) => ({ en: text, ...(kind === 'destination' && { de: `${text} (de)` }) }),
    language: 'en',
    created: '2026-11-01T00:00:00Z',
  });
}
/** Each position of a geometry, whatever its type. */
const placesOf = (feature: Feature | undefined) =>
  [...JSON.stringify(feature?.geometry ?? null).matchAll(/\[(-?[\d.e-]+),(-?[\d.e-]+)\]/g)].map(([, lon, lat]) => ({
    lat: Number(lat),
    lon: Number(lon),
  }));
const parsed = (archive: ReturnType<typeof inAndOut>): Files =>
  new Map([...archive.files].map(([name, text]) => [name, JSON.parse(text)]));

it('[IX2] [IX3] keeps ids and categories of levels, units and doors, out and in and out again', () => {
  const source = withUuids();
  const first = parsed(inAndOut(source));
  const left = readImdf(source).leftOut.flatMap(({ examples }) => examples);
  for (const name of ['level', 'unit', 'opening'])
    expect(idsOf(first, name)).toEqual(idsOf(source, name).filter((id) => !left.includes(id)));
  expect(idsOf(first, 'unit')).toHaveLength(10);
  const categories = (files: Files) =>
    new Map(featuresOf(files, 'unit').map((one) => [one.id, one.properties.category]));
  for (const [id, category] of categories(first)) expect(category).toBe(categories(source).get(id));

  const second = parsed(inAndOut(first));
  expect([...second.keys()]).toEqual([...first.keys()]);
  for (const name of first.keys()) {
    const [one, other] = [featuresOf(first, name.slice(0, -8)), featuresOf(second, name.slice(0, -8))];
    expect(other.map(({ id }) => id)).toEqual(one.map(({ id }) => id));
    for (const [at, feature] of one.entries()) {
      const [places, again] = [placesOf(feature), placesOf(other[at])];
      expect(again).toHaveLength(places.length);
      for (const [index, place] of places.entries())
        expect(metresBetween(place, again[index] ?? { lat: 0, lon: 0 })).toBeLessThan(0.001);
    }
  }
});

it('[GE4] [IX3] keeps the corners of rooms on earth within a millimetre, out and in', () => {
  const source = withUuids();
  const written = new Map(featuresOf(parsed(inAndOut(source)), 'unit').map((unit) => [unit.id, placesOf(unit)]));
  const corners = featuresOf(source, 'unit').flatMap(
    (unit) => written.get(unit.id)?.map((corner) => ({ corner, known: placesOf(unit) })) ?? [],
  );
  expect(corners.length).toBeGreaterThan(40);
  for (const { corner, known } of corners)
    expect(Math.min(...known.map((place) => metresBetween(place, corner)))).toBeLessThan(0.001);
});

it('[GE4] a hundred metres of a floor plan at 60° north are a hundred metres on earth', () => {
  for (const north of [0, 90, 217]) {
    const onEarth = onEarthFrom({ lat: 60, lon: 25, north });
    const [from, right, down] = [onEarth({ x: 0, y: 0 }), onEarth({ x: 100, y: 0 }), onEarth({ x: 0, y: 100 })];
    expect(metresBetween(from, right)).toBeCloseTo(100, 2);
    expect(metresBetween(from, down)).toBeCloseTo(100, 2);
  }
});

it('[IX2] two exports of one state are equal', () => {
  expect([...inAndOut(withUuids()).files]).toEqual([...inAndOut(withUuids()).files]);
});

it('[IX4] closes rings and winds outer ones counter-clockwise', () => {
  const files = parsed(inAndOut(withUuids()));
  const polygons = ['venue', 'footprint', 'level', 'unit'].flatMap((name) =>
    featuresOf(files, name).map(({ geometry }) => geometry?.coordinates as [number, number][][]),
  );
  expect(polygons).toHaveLength(14);
  for (const [outer = []] of polygons) {
    expect(outer[0]).toEqual(outer.at(-1));
    expect(signedArea(outer)).toBeGreaterThan(0);
  }
});

it('[IX6] [IX7] writes occupants in their languages, and counts the doubts', () => {
  const { files, findings } = inAndOut(withUuids());
  const [occupant, ...others] = featuresOf(parsed({ files, findings }), 'occupant');
  expect(others).toEqual([]);
  expect(occupant?.properties).toMatchObject({
    name: { en: 'Café', de: 'Café (de)' },
    category: 'coffeeshop',
    hours: 'Mo 09:00-12:00',
    phone: '+442079460000',
    website: 'https://cafe.example',
  });
  const [anchor] = featuresOf(parsed({ files, findings }), 'anchor');
  expect(anchor?.properties.unit_id).toBe(namedUuid('unit-0002'));
  expect(Object.fromEntries(findings.counts)).toEqual({ addressParts: 1, venueCategory: 1, noRoom: 1 });
  const [address] = featuresOf(parsed({ files, findings }), 'address');
  expect(address?.properties).toMatchObject({ address: '1 Quay Street, Port 12345', locality: 'Port' });
});
