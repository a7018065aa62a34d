import { meshError } from '../../meshError';
import type { BuildingPlan, PlanFloor, PlanSpace } from '../buildingPlan';
import { type GeoFeature, type Geometry, type Position, readFeatures, textOfProperty } from '../geoFeature';
import { LeftOutLog } from '../leftOutLog';
import { localMetres, middleOf, type ToMetres } from '../localMetres';
import { doorOutline, outlineOf, type PlanOutline } from '../outlineOf';
import { heightsOf } from '../spaceHeights';
import { nameSpaces } from '../spaceNames';
import { labelOf, occupantNames } from './labels';
import { isVoid, kindOfUnit } from './unitKinds';

/** Files of an IMDF archive by their names without folder, parsed. */
export type ImdfFiles = ReadonlyMap<string, unknown>;

/** Files whose features become parts of floors, or names of them; those of all others are left out with a count. */
const READ = new Set(['venue', 'building', 'level', 'unit', 'opening', 'anchor', 'occupant', 'address', 'footprint']);

/** A space before its floor gives it a name. */
type Found = Omit<PlanSpace, 'name'> & { readonly noun: string };

/**
 * The building of an archive of the Indoor Mapping Data Format 1.0.0 (Apple, OGC 20-094): levels become floors, units
 * rooms, openings doors. Names come from units, else from their occupants.
 * @throws MeshError where the archive has no levels or units
 */
export function readImdf(files: ImdfFiles): BuildingPlan {
  const leftOut = new LeftOutLog();
  const featuresOf = (name: string) => readFeatures(files.get(`${name}.geojson`)) ?? [];
  const language = languageOf(files.get('manifest.json'));
  const levels = featuresOf('level');
  const units = featuresOf('unit');
  if (levels.length === 0) throw meshError('imdf-without', { part: 'level.geojson' });
  if (units.length === 0) throw meshError('imdf-without', { part: 'unit.geojson' });
  const place = middleOf(positionsOf([...levels, ...units]));
  if (!place) throw meshError('imdf-without', { part: 'unit.geojson' });
  const toMetres = localMetres(place);
  const names = occupantNames(featuresOf('occupant'), featuresOf('anchor'), language);
  const floors = new Map(levels.map((level) => [level.id, { level, found: groundOf(level, toMetres) }]));
  const add = (feature: GeoFeature, kind: string, made: Omit<Found, 'id'> | null) => {
    const floor = floors.get(textOfProperty(feature.properties, 'level_id'));
    if (made === null) leftOut.add(feature.geometry === undefined ? 'damaged' : 'no-outline', kind, feature.id);
    else if (!floor) leftOut.add('unknown-level', kind, feature.id);
    else floor.found.push({ id: feature.id, ...made });
  };
  for (const unit of units) {
    const category = textOfProperty(unit.properties, 'category');
    if (isVoid(category)) leftOut.add('other-kind', category, unit.id);
    else
      add(
        unit,
        'unit',
        unitOf(unit, category, labelOf(unit.properties.name, language) || names.get(unit.id), toMetres),
      );
  }
  for (const opening of featuresOf('opening')) add(opening, 'opening', openingOf(opening, toMetres));
  for (const [file, content] of files) {
    const part = file.replace(/\.geojson$/, '');
    if (part !== file && !READ.has(part))
      for (const { id } of readFeatures(content) ?? []) leftOut.add('other-kind', part, id);
  }
  const [building] = [...featuresOf('building'), ...featuresOf('venue')];
  return {
    name: labelOf(building?.properties.name, language),
    floors: [...floors.values()].map(({ level, found }) => floorOf(level, found, language)).sort(byOrdinal),
    place,
    leftOut: leftOut.groups(),
  };
}

const byOrdinal = (one: PlanFloor, other: PlanFloor): number => one.ordinal - other.ordinal;

function languageOf(manifest: unknown): string {
  const language =
    typeof manifest === 'object' && manifest !== null && 'language' in manifest ? manifest.language : undefined;
  return typeof language === 'string' ? language : 'en';
}

function* positionsOf(features: readonly GeoFeature[]): Generator<Position> {
  for (const { geometry } of features)
    if (geometry?.type === 'MultiPolygon')
      for (const polygon of geometry.coordinates) for (const ring of polygon) yield* ring;
}

const outline = (geometry: Geometry | null | undefined, toMetres: ToMetres): PlanOutline | null =>
  geometry ? outlineOf(geometry, toMetres) : null;

/** The ground of a floor, under everything else. */
function groundOf(level: GeoFeature, toMetres: ToMetres): Found[] {
  const shape = outline(level.geometry, toMetres);
  if (!shape) return [];
  return [
    { id: level.id, noun: 'floor', label: '', kind: 'floor', facility: null, heights: heightsOf('floor'), ...shape },
  ];
}

function unitOf(
  { geometry }: GeoFeature,
  category: string,
  label: string | undefined,
  toMetres: ToMetres,
): Omit<Found, 'id'> | null {
  const shape = outline(geometry, toMetres);
  if (!shape) return null;
  const { kind, facility } = kindOfUnit(category);
  return { noun: category || 'room', category, label: label ?? '', kind, facility, heights: heightsOf(kind), ...shape };
}

function openingOf({ geometry }: GeoFeature, toMetres: ToMetres): Omit<Found, 'id'> | null {
  if (geometry?.type !== 'LineString') return null;
  const shape = doorOutline(toMetres(geometry.coordinates[0]!), toMetres(geometry.coordinates.at(-1)!));
  return shape && { noun: 'door', label: '', kind: 'door', facility: null, heights: heightsOf('door'), ...shape };
}

function floorOf({ id, properties }: GeoFeature, found: readonly Found[], language: string): PlanFloor {
  const ordinal = typeof properties.ordinal === 'number' ? properties.ordinal : 0;
  const names = nameSpaces(found);
  return {
    id,
    name: labelOf(properties.name, language) || `Level ${ordinal}`,
    shortname: labelOf(properties.short_name, language) || String(ordinal),
    ordinal,
    spaces: found.map(({ noun: _, ...space }, at) => ({ ...space, name: names[at]! })),
  };
}
