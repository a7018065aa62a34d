import type { ProjectData } from '@/contract/locations/projectData';
import { editorLabels } from '@/model/content/rooms/editorLabels';
import { isOfferedKind } from '@/model/content/rooms/labelledRooms';
import type { DrawnFloor } from '@/model/floorPlan/drawnFloor';
import { ROOM } from '@/model/floorPlan/kinds/meshKind';
import type { Point } from '@/model/geometry/points';

interface PlacedRooms {
  readonly count: number;
  readonly placed: number;
  /** The next room to place: one with a label before others; null when all are placed. */
  readonly next: { readonly mesh: string; readonly at: Point } | null;
}

/** How many rooms of a floor have a destination or open another floor. */
export function placedRooms(
  { floorPlan, kinds }: DrawnFloor,
  { destinations, labels, meshes }: Pick<ProjectData, 'destinations' | 'labels' | 'meshes'>,
  floor: string,
): PlacedRooms {
  const used = new Set([
    ...destinations.flatMap(({ floor_id, object_name }) => (floor_id === floor ? [object_name] : [])),
    ...(meshes ?? []).flatMap(({ floor_id, object_name, type }) =>
      floor_id === floor && type === 'floor' ? [object_name] : [],
    ),
  ]);
  const labelled = editorLabels({ labels, destinations }, floor);
  // A label is offered for a destination: counted from the beginning, so that the sum stays while rooms are placed.
  const rooms = floorPlan.names
    .map((mesh, index) => ({ mesh, index }))
    .filter(
      ({ mesh, index }) =>
        kinds[index] === ROOM || used.has(mesh) || (labelled.has(mesh) && isOfferedKind(kinds[index])),
    );
  const open = rooms.filter(({ mesh }) => !used.has(mesh));
  const next = open.find(({ mesh }) => labelled.has(mesh)) ?? open[0];
  return {
    count: rooms.length,
    placed: rooms.length - open.length,
    next: next
      ? {
          mesh: next.mesh,
          at: { x: floorPlan.anchors[3 * next.index] ?? 0, y: floorPlan.anchors[3 * next.index + 1] ?? 0 },
        }
      : null,
  };
}
