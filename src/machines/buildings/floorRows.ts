import type { Building, Floor } from '@/contract/buildings/buildings';
import type { ReadBuildingFloor } from '@/model/floorPlan/sources/readBuildingFloor';

/** A floor of the file with where it goes and how far it has come. */
export interface FloorRow {
  /** Of the file. */
  readonly id: string;
  readonly isChosen: boolean;
  /** The floor of the location that gets the floor plan; null until a new one is made. */
  readonly floor: string | null;
  /** The floor has a floor plan: what comes in is shown beside it first, and approved by hand. */
  readonly hasPlan: boolean;
  /** The uploaded floor plan; null before. */
  readonly upload: string | null;
  readonly isDone: boolean;
}

/** Names as the service accepts them. */
const MOST_NAME = 100;
const MOST_SHORTNAME = 20;

/** The fields of a new floor for one of the file. */
export const newFloorOf = ({ name, shortname, ordinal }: ReadBuildingFloor) => ({
  name: name.slice(0, MOST_NAME),
  shortname: shortname.slice(0, MOST_SHORTNAME),
  order: Math.max(-1000, Math.min(1000, Math.round(ordinal))),
});

/** The fields of a new building; the name of the file stands in where the building has none. */
export function newBuildingOf(name: string, filename: string): { name: string; shortname: string } {
  const stem = filename.replace(/\.(imdf\.zip|imdf|zip|ifc|ifczip|gml|xml|geojson|json|dxf)$/i, '').trim();
  const full = (name.trim() || stem || 'Building').slice(0, MOST_NAME);
  const initials = full.split(/[^\p{L}\p{N}]+/u).flatMap((word) => [...word].slice(0, 1));
  return { name: full, shortname: (initials.join('').toUpperCase() || 'B').slice(0, MOST_SHORTNAME) };
}

const isSame = (one: string, other: string): boolean =>
  one.trim().localeCompare(other.trim(), undefined, { sensitivity: 'base' }) === 0;

/** The floors of a file, each beside the floor of the building that has its name, else its short name; none twice. */
export function rowsFor(floors: readonly ReadBuildingFloor[], building: Building | null): FloorRow[] {
  const free = new Set<Floor>(building?.floors);
  const take = (matches: (floor: Floor) => boolean): Floor | null => {
    const found = [...free].find(matches) ?? null;
    if (found) free.delete(found);
    return found;
  };
  const byName = floors.map(({ name }) => take((floor) => isSame(floor.name, name)));
  return floors.map(({ id, shortname }, at) => {
    const floor = byName[at] ?? take((one) => isSame(one.shortname, shortname));
    return {
      id,
      isChosen: true,
      floor: floor?.uuid ?? null,
      hasPlan: floor?.plan != null,
      upload: null,
      isDone: false,
    };
  });
}

/** The building that the file describes, by its name; null where the location has none of that name. */
export const buildingNamed = (buildings: readonly Building[], name: string): Building | null =>
  buildings.find((one) => isSame(one.name, name)) ?? null;

/** The next floor to bring in; -1 when all are there. */
export const nextRow = (rows: readonly FloorRow[]): number =>
  rows.findIndex(({ isChosen, isDone }) => isChosen && !isDone);

/** The floor to look at when all are in: of those that have their floor plan, the one nearest to street level. */
export function floorToOpen(rows: readonly FloorRow[], floors: readonly ReadBuildingFloor[]): string | null {
  const heightOf = (row: FloorRow) => Math.abs(floors.find(({ id }) => id === row.id)?.ordinal ?? 0);
  const ready = rows.filter(({ isDone, hasPlan }) => isDone && !hasPlan);
  return ready.sort((one, other) => heightOf(one) - heightOf(other))[0]?.floor ?? null;
}
