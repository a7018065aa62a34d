import type { ProjectData } from '@/contract/locations/projectData';
import { editorLabels } from '@/model/content/rooms/editorLabels';
import { isOfferedKind } from '@/model/content/rooms/labelledRooms';
import { compareNames } from '@/model/content/search/sortKey';
import type { DrawnFloor } from '@/model/floorPlan/drawnFloor';

export interface FreeRoom {
  readonly mesh: string;
  /** Its label and its name in the floor plan. */
  readonly name: string;
}

/** The rooms of a floor that have no destination and open no other floor, by name. */
export function freeRooms(
  { floorPlan, kinds }: Pick<DrawnFloor, 'floorPlan' | 'kinds'>,
  data: Pick<ProjectData, 'destinations' | 'labels' | 'meshes'>,
  floor: string,
): readonly FreeRoom[] {
  const isHere = ({ floor_id }: { floor_id: string }) => floor_id === floor;
  const used = new Set([
    ...data.destinations.filter(isHere).map(({ object_name }) => object_name),
    ...(data.meshes ?? []).flatMap((mesh) => (isHere(mesh) && mesh.type === 'floor' ? [mesh.object_name] : [])),
  ]);
  const labels = editorLabels(data, floor);
  return floorPlan.names
    .filter((mesh, index) => isOfferedKind(kinds[index]) && !used.has(mesh))
    .map((mesh) => {
      const label = labels.get(mesh);
      return { mesh, name: label === undefined || label === mesh ? mesh : `${label} · ${mesh}` };
    })
    .sort((one, other) => compareNames(one.name, other.name));
}
