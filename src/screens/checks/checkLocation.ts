import type { Floor } from '@/contract/buildings';
import type { ProjectData } from '@/contract/projectData';
import { kindHints } from '@/model/content/kindHints';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import type { FloorPlan } from '@/model/floorPlan/floorPlan';
import { buildWalls } from '@/model/floorPlan/walls';
import { checkNetwork } from '@/model/network/checks/checkNetwork';
import type { CheckedFloor, Problem } from '@/model/network/checks/problem';
import { floorId, type Network, type TravelType } from '@/model/network/network';

type Hinted = Pick<ProjectData, 'labels' | 'meshes'>;

const checkedFloors = new WeakMap<FloorPlan, { readonly hinted: Hinted; readonly floor: CheckedFloor }>();

/** Walls and rooms of a floor, found once for the same floor plan, labels and corrected kinds. */
function checkedFloor(floorPlan: FloorPlan, { labels, meshes }: Hinted, uuid: string): CheckedFloor {
  const known = checkedFloors.get(floorPlan);
  if (known && known.hinted.labels === labels && known.hinted.meshes === meshes) return known.floor;
  const drawn = drawnFloor(floorPlan, kindHints(labels, meshes, uuid));
  const floor = { drawn, walls: buildWalls(drawn) };
  checkedFloors.set(floorPlan, { hinted: { labels, meshes }, floor });
  return floor;
}

interface Location {
  readonly network: Network;
  readonly data: ProjectData;
  readonly types: readonly TravelType[];
  /** The floors that have a floor plan; null while it is not loaded. */
  readonly floors: readonly (Pick<Floor, 'uuid' | 'elevation'> & { readonly floorPlan: FloorPlan | null })[];
}

/** The problems of the network of a location, with the walls of the floors whose floor plans are loaded. */
export function checkLocation({ network, data, types, floors }: Location): readonly Problem[] {
  const elevations = new Map(floors.map(({ uuid, elevation }) => [uuid, elevation ?? 0]));
  const destinations = data.destinations.map(({ floor_id, object_name, location_name, destination }) => ({
    id: destination.parent_id,
    hasCategory: destination.categories.length > 0,
    hasDescription: destination.description.trim() !== '',
    name: object_name,
    label: location_name,
    floor: floorId(floor_id),
    z: elevations.get(floor_id) ?? 0,
  }));
  const checked = new Map(
    floors.flatMap(({ uuid, floorPlan }) =>
      floorPlan ? [[floorId(uuid), checkedFloor(floorPlan, data, uuid)] as const] : [],
    ),
  );
  return checkNetwork({ network, travelTypes: types, destinations, floors: checked });
}
