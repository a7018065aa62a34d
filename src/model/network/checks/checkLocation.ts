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

const checkedFloors = new WeakMap<FloorPlan, { readonly data: CheckedData; readonly floor: CheckedFloor }>();

/** Walls and rooms of a floor, found once for the same floor plan, labels and corrected kinds. */
function checkedFloor(floorPlan: FloorPlan, data: CheckedData, uuid: string): CheckedFloor {
  const { labels, meshes } = data;
  const known = checkedFloors.get(floorPlan);
  if (known && known.data.labels === labels && known.data.meshes === meshes) return known.floor;
  const drawn = drawnFloor(floorPlan, kindHints(labels, meshes, uuid));
  const floor = { drawn, walls: buildWalls(drawn) };
  checkedFloors.set(floorPlan, { data, floor });
  return floor;
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
