import type { FloorPlan } from '../floorPlan';
import type { BuildingPlan, PlanFloor } from './buildingPlan';
import type { ClosedGaps } from './dxf/planOfDrawing';

/** Facts about a floor that tell a person whether it is the right one. */
export interface FloorCounts {
  readonly rooms: number;
  readonly doors: number;
}

/** A floor of a plan that was read, without the outlines that its archive holds. */
export interface ReadBuildingFloor extends Omit<PlanFloor, 'spaces'> {
  readonly counts: FloorCounts;
  readonly floorPlan: FloorPlan;
  /** The floor as a zip archive that the service reads. */
  readonly archive: Blob;
  /** The labels file of the floor, `object_name<TAB>text` a line; empty where no room has a name. */
  readonly labels: string;
  /** Rooms whose labels read like names; absent before they are counted. */
  readonly named?: number;
}

/** A building that was read, in a form that crosses threads. */
export interface ReadBuilding extends Omit<BuildingPlan, 'floors'> {
  readonly floors: readonly ReadBuildingFloor[];
  /** Gaps of outlines of a drawing that were closed; null where the source has outlines of its own. */
  readonly gaps: ClosedGaps | null;
  /** It was put together from a file for each floor, which say little about their building. */
  readonly areFiles?: boolean;
}

const NO_ROOM: ReadonlySet<string> = new Set(['door', 'floor', 'furniture', 'wall']);

export const countsOf = ({ spaces }: Pick<PlanFloor, 'spaces'>): FloorCounts => ({
  rooms: spaces.filter(({ kind }) => !NO_ROOM.has(kind)).length,
  doors: spaces.filter(({ kind }) => kind === 'door').length,
});

/** Names of rooms for people, as a labels file. */
export const labelsOf = ({ spaces }: Pick<PlanFloor, 'spaces'>): string =>
  spaces
    .filter(({ label }) => label !== '')
    .map(({ name, label }) => `${name}\t${label.replace(/\s+/g, ' ')}\n`)
    .join('');
