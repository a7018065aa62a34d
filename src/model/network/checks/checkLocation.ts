import { kindHints } from '@/model/content/rooms/kindHints';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import type { FloorPlan } from '@/model/floorPlan/floorPlan';
import { buildWalls } from '@/model/floorPlan/walls';
import { floorId, type Network, type TravelType } from '../network';
import { type CheckedPlacements, checkedDestinations } from './checkedDestinations';
import { checkNetwork } from './checkNetwork';
import type { CheckedFloor, Problem } from './problem';

type Stored = Parameters<typeof kindHints>;

/** The data of a location besides its network that the checks need, as the service sends it. */
export interface CheckedData {
  readonly destinations: CheckedPlacements;
  readonly labels?: Stored[0];
  readonly meshes?: Stored[1];
}

/** By floor, since two floors with the same floor plan have labels and kinds of their own. */
type FloorsOfPlan = Map<string, { readonly data: CheckedData; readonly checked: CheckedFloor }>;
const checkedFloors = new WeakMap<FloorPlan, FloorsOfPlan>();

/** Walls and rooms of a floor, found once for the same floor plan, labels and corrected kinds. */
export function checkedFloor(floorPlan: FloorPlan, data: CheckedData, uuid: string): CheckedFloor {
  const { labels, meshes } = data;
  const ofPlan: FloorsOfPlan = checkedFloors.get(floorPlan) ?? new Map();
  checkedFloors.set(floorPlan, ofPlan);
  const known = ofPlan.get(uuid);
  if (known && known.data.labels === labels && known.data.meshes === meshes) return known.checked;
  const drawn = drawnFloor(floorPlan, kindHints(labels, meshes, uuid));
  const checked = { drawn, walls: buildWalls(drawn) };
  ofPlan.set(uuid, { data, checked });
  return checked;
}

/** A floor with a floor plan; its elevation is in metres. */
export interface CheckedFloorId {
  readonly uuid: string;
  readonly elevation?: number | null | undefined;
}

export interface CheckedLocation {
  readonly network: Network;
  readonly data: CheckedData;
  readonly types: readonly TravelType[];
  /** The floors that have a floor plan; null while it is not loaded. */
  readonly floors: readonly (CheckedFloorId & { readonly floorPlan: FloorPlan | null })[];
}

/** The problems of the network of a location, with the walls of the floors whose floor plans are loaded. */
export function checkLocation({ network, data, types, floors }: CheckedLocation): readonly Problem[] {
  const elevations = new Map(floors.map(({ uuid, elevation }) => [uuid, elevation ?? 0]));
  const destinations = checkedDestinations(data.destinations, elevations);
  const checked = new Map(
    floors.flatMap(({ uuid, floorPlan }) =>
      floorPlan ? [[floorId(uuid), checkedFloor(floorPlan, data, uuid)] as const] : [],
    ),
  );
  return checkNetwork({ network, travelTypes: types, destinations, floors: checked });
}
