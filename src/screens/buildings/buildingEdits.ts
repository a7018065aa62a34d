import type { Building, Floor } from '@/contract/buildings/buildings';
import { typedBuildingsSchema } from '@/contract/buildings/typedBuildings';

/** The unsaved changes of the screen, by uuid; everything else stays as the service has it. */
export interface BuildingEdits {
  readonly buildings: Readonly<Record<string, Partial<Pick<Building, 'name' | 'shortname' | 'overview'>>>>;
  readonly floors: Readonly<Record<string, Partial<Pick<Floor, 'name' | 'shortname' | 'compile'>>>>;
  /** Floors of a building in the order of the person. */
  readonly orders: Readonly<Record<string, readonly string[]>>;
}

export const NO_EDITS: BuildingEdits = { buildings: {}, floors: {}, orders: {} };

/** The changes that were stored as JSON; null where it is of another shape. */
export function parseEdits(stored: unknown): BuildingEdits | null {
  const parsed = typedBuildingsSchema.safeParse(stored);
  return parsed.success ? (parsed.data as BuildingEdits) : null;
}

const byOrder = (one: Floor, other: Floor): number => one.order - other.order;

/** The buildings with the unsaved changes. Floors are in their order. */
export function withEdits(saved: readonly Building[], edits: BuildingEdits): readonly Building[] {
  return saved.map((building) => ({
    ...building,
    ...edits.buildings[building.uuid],
    floors: floorsInOrder([...building.floors].sort(byOrder), edits.orders[building.uuid]).map((floor) => ({
      ...floor,
      ...edits.floors[floor.uuid],
    })),
  }));
}

/** Floors that others added meanwhile are last; the existing order numbers are distributed again. */
function floorsInOrder(floors: readonly Floor[], order: readonly string[] | undefined): readonly Floor[] {
  if (!order) return floors;
  const place = (floor: Floor) => {
    const at = order.indexOf(floor.uuid);
    return at < 0 ? order.length : at;
  };
  const sorted = [...floors].sort((one, other) => place(one) - place(other));
  const first = floors[0]?.order ?? 0;
  return sorted.map((floor, at) => ({ ...floor, order: first + at }));
}

/** Whether saving would change anything. */
export function isEdited(saved: readonly Building[], edits: BuildingEdits): boolean {
  const shown = withEdits(saved, edits);
  const before = withEdits(saved, NO_EDITS);
  return JSON.stringify(shown) !== JSON.stringify(before);
}

/** One building is the overview: choosing it clears the flag of the others. */
export function editBuilding(
  saved: readonly Building[],
  edits: BuildingEdits,
  uuid: string,
  change: Partial<Pick<Building, 'name' | 'shortname' | 'overview'>>,
): BuildingEdits {
  const buildings = { ...edits.buildings };
  if (change.overview)
    for (const other of saved)
      if (other.uuid !== uuid) buildings[other.uuid] = { ...buildings[other.uuid], overview: false };
  buildings[uuid] = { ...buildings[uuid], ...change };
  return { ...edits, buildings };
}

export const editFloor = (
  edits: BuildingEdits,
  uuid: string,
  change: Partial<Pick<Floor, 'name' | 'shortname' | 'compile'>>,
): BuildingEdits => ({ ...edits, floors: { ...edits.floors, [uuid]: { ...edits.floors[uuid], ...change } } });

/** Moves a floor to another position of its building; a position beyond the ends changes nothing. */
export function moveFloor(edits: BuildingEdits, building: Building, from: number, to: number): BuildingEdits {
  const order = building.floors.map(({ uuid }) => uuid);
  const [moved] = order.splice(from, 1);
  if (moved === undefined || to < 0 || to > order.length) return edits;
  order.splice(to, 0, moved);
  return { ...edits, orders: { ...edits.orders, [building.uuid]: order } };
}

/** The whole list for a save, with the revision that it is based on. */
export const toSaveBody = (shown: readonly Building[], revision: number | undefined) => ({
  ...(revision !== undefined && { revision }),
  buildings: shown.map(({ uuid, name, shortname, overview, floors }) => ({
    uuid,
    name,
    shortname,
    overview,
    floors: floors.map((floor) => ({
      uuid: floor.uuid,
      name: floor.name,
      shortname: floor.shortname,
      order: floor.order,
      compile: floor.compile,
    })),
  })),
});
