import { compareNames } from '@/model/content/search/sortKey';
import type { DrawnFloor } from '../../floorPlan/drawnFloor';
import { FACILITY, ROOM, SERVICE } from '../../floorPlan/kinds/meshKind';
import { editorLabels } from './editorLabels';

/** A room without a destination whose label may become the name of one. */
export interface LabelledRoom {
  readonly mesh: string;
  readonly label: string;
  /** Whether the label reads like a name rather than like a code, such as “L12” or “room_306”. */
  readonly isName: boolean;
}

interface Data {
  readonly destinations: readonly {
    readonly floor_id: string;
    readonly object_name: string;
    readonly location_name: string;
  }[];
  readonly labels?:
    | readonly { readonly floor_id: string; readonly object_name: string; readonly text: string }[]
    | undefined;
  readonly meshes?:
    | readonly { readonly floor_id: string; readonly object_name: string; readonly type: string }[]
    | undefined;
}

const ROOMS: readonly number[] = [ROOM, SERVICE, FACILITY];

/** Whether a mesh of the kind is offered for a destination where it has a label. */
export const isOfferedKind = (kind: number | undefined): boolean => kind !== undefined && ROOMS.includes(kind);

/** Characters that the name of a destination may have. */
const LONGEST = 100;

/** The labelled rooms of a floor that have no destination and open no other floor: names first, by label. */
export function labelledRooms(
  { floorPlan, kinds }: Pick<DrawnFloor, 'floorPlan' | 'kinds'>,
  { destinations, labels, meshes }: Data,
  floor: string,
): readonly LabelledRoom[] {
  const taken = new Set([
    ...destinations.flatMap(({ floor_id, object_name }) => (floor_id === floor ? [object_name] : [])),
    ...(meshes ?? []).flatMap(({ floor_id, object_name, type }) =>
      floor_id === floor && type === 'floor' ? [object_name] : [],
    ),
  ]);
  const found = editorLabels({ labels, destinations }, floor);
  return floorPlan.names
    .flatMap((mesh, index): LabelledRoom[] => {
      const label = found.get(mesh);
      if (label === undefined || label.length > LONGEST || !isOfferedKind(kinds[index]) || taken.has(mesh)) return [];
      return [{ mesh, label, isName: label !== mesh && readsLikeName(label) }];
    })
    .sort((one, other) => Number(other.isName) - Number(one.isName) || compareNames(one.label, other.label));
}

/** Two letters at least, no underscore, and where there is a digit a word of four letters. */
export function readsLikeName(label: string): boolean {
  if (label.includes('_') || !/\p{L}.*\p{L}/u.test(label)) return false;
  return !/\d/.test(label) || /\p{L}{4}/u.test(label);
}
