import type { ProjectData } from '@/contract/locations/projectData';
import { editorLabels } from '@/model/content/rooms/editorLabels';
import { compareNames } from '@/model/content/search/sortKey';
import { type DrawnFloor, isPlace } from '@/model/floorPlan/drawnFloor';
import { MESH_KINDS } from '@/model/floorPlan/kinds/meshKind';
import type { Point } from '@/model/geometry/points';
import { kindText } from '../fields/kindText';
import { text } from './texts';

export interface RoomRow {
  readonly key: string;
  readonly name: string;
  readonly note: string;
  readonly colour: string | null;
  readonly at: Point;
}

/** Walls, doors, floors and other meshes that are no places, by name, so that a wrong kind can be corrected. */
export function otherPartRows(drawn: DrawnFloor): readonly RoomRow[] {
  const { names, anchors } = drawn.floorPlan;
  return names
    .map((name, index) => ({ name, index }))
    .filter(({ index }) => !isPlace(drawn, index))
    .map(
      ({ name, index }): RoomRow => ({
        key: name,
        name,
        note: kindText(MESH_KINDS[drawn.kinds[index]!] ?? 'room'),
        colour: null,
        at: { x: anchors[3 * index] ?? 0, y: anchors[3 * index + 1] ?? 0 },
      }),
    )
    .sort((one, other) => compareNames(one.name, other.name));
}

/** The rooms and facilities of a floor by the name of their destination, or else by their label; those with a destination first. */
export function roomRows(
  drawn: DrawnFloor,
  data: Pick<ProjectData, 'destinations' | 'labels'>,
  floor: string,
): readonly RoomRow[] {
  const { floorPlan } = drawn;
  const labels = editorLabels(data, floor);
  const placed = new Map(
    data.destinations.filter(({ floor_id }) => floor_id === floor).map((one) => [one.object_name, one] as const),
  );
  return floorPlan.names
    .map((name, index) => ({ name, index }))
    .filter(({ name, index }) => isPlace(drawn, index) || placed.has(name))
    .map(({ name, index }): RoomRow => {
      const placement = placed.get(name);
      const label = labels.get(name);
      return {
        key: name,
        name: placement?.location_name ?? label ?? name,
        note: placement ? name : label ? text('noDestinationYet', { name }) : text('noDestination'),
        colour: placement?.destination.colour ?? null,
        at: { x: floorPlan.anchors[3 * index] ?? 0, y: floorPlan.anchors[3 * index + 1] ?? 0 },
      };
    })
    .sort(
      (one, other) => Number(one.colour === null) - Number(other.colour === null) || compareNames(one.name, other.name),
    );
}
