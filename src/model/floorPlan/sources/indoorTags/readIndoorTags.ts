import { meshError } from '../../meshError';
import type { BuildingPlan, PlanSpace } from '../buildingPlan';
import { type GeoFeature, type Position, readFeatures, textOfProperty } from '../geoFeature';
import { LeftOutLog } from '../leftOutLog';
import { localMetres, middleOf, type ToMetres } from '../localMetres';
import { doorOutline, outlineOf } from '../outlineOf';
import { heightsOf } from '../spaceHeights';
import { nameSpaces } from '../spaceNames';
import { parseLevels } from './levels';
import { doorWidth, isDoor, kindOfFeature, kindOfTags } from './tagKinds';
import { doorLine } from './wallLine';
import { isWay, wayNetwork } from './wayNetwork';

type Found = Omit<PlanSpace, 'name'> & { readonly noun: string };

/** The features that are on floors; the rest is left out with its reason. */
interface Sorted {
  readonly areas: readonly { readonly feature: GeoFeature; readonly levels: readonly number[] }[];
  readonly doors: readonly { readonly feature: GeoFeature; readonly levels: readonly number[] }[];
  readonly ways: readonly { readonly feature: GeoFeature; readonly levels: readonly number[] }[];
}

/**
 * The building of a GeoJSON file with Simple Indoor Tagging of OpenStreetMap: areas with `indoor=*` and a `level` become
 * rooms, points with `door=*` or `entrance=*` doors in the nearest outline, lines with `highway=*` and points of lifts the
 * network. Half levels are on the floor below them.
 * @throws MeshError where nothing in it is on a floor
 */
export function readIndoorTags(content: unknown): BuildingPlan {
  const features = readFeatures(content);
  if (!features) throw meshError('not-geojson');
  const leftOut = new LeftOutLog();
  const { areas, doors, ways } = sorted(features, leftOut);
  const place = middleOf(positionsOf(areas.map(({ feature }) => feature)));
  if (!place) throw meshError('no-indoor-areas');
  const toMetres = localMetres(place);
  const floors = new Map<number, Found[]>();
  for (const { feature, levels } of areas) {
    const space = spaceOf(feature, toMetres);
    if (!space) leftOut.add('no-outline', kindOfFeature(feature.properties, feature.geometry), feature.id);
    else for (const ordinal of ordinalsOf(levels)) floors.set(ordinal, [...(floors.get(ordinal) ?? []), space]);
  }
  for (const { feature, levels } of doors)
    for (const ordinal of ordinalsOf(levels)) {
      const found = floors.get(ordinal);
      const door = found && doorOf(feature, found, toMetres);
      if (door) found.push(door);
      else leftOut.add(found ? 'door-in-no-wall' : 'unknown-level', 'door', feature.id);
    }
  const building = features.find(({ properties }) => {
    const isBuilding = textOfProperty(properties, 'building') !== '';
    return isBuilding && textOfProperty(properties, 'name') !== '';
  });
  const built = [...floors].sort(([one], [other]) => one - other).map(([ordinal, found]) => floorOf(ordinal, found));
  const indexOf = new Map(built.map(({ ordinal }, at) => [ordinal, at]));
  const onFloors = ways.flatMap(({ feature, levels }) => {
    const own = [...ordinalsOf(levels)]
      .flatMap((ordinal) => indexOf.get(ordinal) ?? [])
      .sort((one, other) => one - other);
    if (own.length === 0) leftOut.add('unknown-level', kindOfFeature(feature.properties, feature.geometry), feature.id);
    return own.length === 0 ? [] : [{ feature, floors: own }];
  });
  const network = wayNetwork(onFloors, built, toMetres);
  return {
    name: building ? textOfProperty(building.properties, 'name') : '',
    floors: built,
    place,
    leftOut: leftOut.groups(),
    ...(network && { network }),
  };
}

/** Each floor once, although a half level and a whole one are on it. */
const ordinalsOf = (levels: readonly number[]): Set<number> => new Set(levels.map(Math.floor));

function sorted(features: readonly GeoFeature[], leftOut: LeftOutLog): Sorted {
  const areas: { feature: GeoFeature; levels: number[] }[] = [];
  const doors: { feature: GeoFeature; levels: number[] }[] = [];
  const ways: { feature: GeoFeature; levels: number[] }[] = [];
  for (const feature of features) {
    const { properties, geometry, id } = feature;
    const kind = kindOfFeature(properties, geometry);
    const door = geometry?.type === 'Point' && isDoor(properties);
    const way = isWay(feature);
    if (geometry === undefined) leftOut.add('damaged', kind, id);
    else if (!door && !way && (geometry === null || geometry.type === 'Point' || kindOfTags(properties) === null))
      leftOut.add('other-kind', kind, id);
    else {
      const levels = levelsOf(properties);
      // Ways around a building have no level.
      const isOutside = way && (geometry?.type === 'Point' || kindOfTags(properties) === null);
      if (levels === null) leftOut.add(isOutside ? 'other-kind' : 'no-level', door ? 'door' : kind, id);
      else (way ? ways : door ? doors : areas).push({ feature, levels });
    }
  }
  return { areas, doors, ways };
}

/** The levels of a feature and those that it repeats on; null without any. */
function levelsOf(properties: GeoFeature['properties']): number[] | null {
  const levels = parseLevels(textOfProperty(properties, 'level'));
  const repeated = textOfProperty(properties, 'repeat_on');
  return levels && [...levels, ...(repeated === '' ? [] : (parseLevels(repeated) ?? []))];
}

function* positionsOf(features: readonly GeoFeature[]): Generator<Position> {
  for (const { geometry } of features)
    if (geometry?.type === 'LineString') yield* geometry.coordinates;
    else if (geometry?.type === 'MultiPolygon') yield* geometry.coordinates.flat(2);
}

function spaceOf({ id, properties, geometry }: GeoFeature, toMetres: ToMetres): Found | null {
  const kinds = kindOfTags(properties);
  const shape = geometry && outlineOf(geometry, toMetres);
  if (!kinds || !shape) return null;
  const label = textOfProperty(properties, 'name') || textOfProperty(properties, 'ref');
  return { id, noun: kinds.facility ?? kinds.kind, label, ...kinds, heights: heightsOf(kinds.kind), ...shape };
}

function doorOf({ id, properties, geometry }: GeoFeature, spaces: readonly Found[], toMetres: ToMetres): Found | null {
  if (geometry?.type !== 'Point') return null;
  const rooms = spaces.filter(({ kind }) => kind !== 'door');
  const line = doorLine(rooms, toMetres(geometry.coordinates), doorWidth(properties));
  const shape = line && doorOutline(...line);
  const noun = textOfProperty(properties, 'entrance') === '' ? 'door' : 'entrance';
  return shape && { id, noun, label: '', kind: 'door', facility: null, heights: heightsOf('door'), ...shape };
}

function floorOf(ordinal: number, found: readonly Found[]): BuildingPlan['floors'][number] {
  const names = nameSpaces(found);
  return {
    id: String(ordinal),
    name: `Level ${ordinal}`,
    shortname: String(ordinal),
    ordinal,
    spaces: found.map(({ noun: _, ...space }, at) => ({ ...space, name: names[at]! })),
  };
}
