import { compareNames } from '@/model/content/search/sortKey';
import type { DrawnFloor } from '@/model/floorPlan/drawnFloor';
import { type FittedName, fitName } from './fitName';
import type { SheetPlace } from './floorSheet';

/** A name in its room. */
export interface RoomName extends FittedName {
  readonly mesh: number;
  readonly isPlace: boolean;
}

/** A name that its room is too small for, or that the font has no letters for: the room has the number, a list has the name. */
interface NumberedName {
  readonly mesh: number;
  readonly number: number;
  readonly name: string;
}

export interface RoomNames {
  readonly fitted: readonly RoomName[];
  /** In the order of their names, numbered from 1. */
  readonly numbered: readonly NumberedName[];
  /** Names of places whose room the floor plan does not have. */
  readonly withoutRoom: readonly string[];
}

interface NameOptions {
  readonly places: readonly SheetPlace[];
  /** Other texts by `object_name`. */
  readonly labels: ReadonlyMap<string, string>;
  /** Points a metre. */
  readonly scale: number;
  /** Width of a text in letters of one point. */
  readonly measure: (text: string) => number;
  /** Whether the font has every letter of a text. */
  readonly canDraw: (text: string) => boolean;
}

/** Every name of a floor, each once for its room: in the room, by a number, or as a place that has no room here. */
export function nameRooms(floor: DrawnFloor, { places, labels, scale, measure, canDraw }: NameOptions): RoomNames {
  const wanted = new Map<number, { name: string; isPlace: boolean }>();
  for (const [mesh, name] of labels) {
    const index = floor.meshByName.get(mesh);
    if (index !== undefined) wanted.set(index, { name, isPlace: false });
  }
  const withoutRoom: string[] = [];
  for (const { mesh, name } of places) {
    const index = floor.meshByName.get(mesh);
    if (index === undefined) withoutRoom.push(name);
    else wanted.set(index, { name, isPlace: true });
  }
  const fitted: RoomName[] = [];
  const rest: { mesh: number; name: string }[] = [];
  for (const [mesh, { name, isPlace }] of wanted) {
    const fit = canDraw(name) ? fitName(name, { floorPlan: floor.floorPlan, mesh, scale, measure }) : null;
    if (fit) fitted.push({ ...fit, mesh, isPlace });
    else rest.push({ mesh, name });
  }
  return {
    fitted,
    numbered: rest
      .sort((one, other) => compareNames(one.name, other.name) || one.mesh - other.mesh)
      .map((one, index) => ({ ...one, number: index + 1 })),
    withoutRoom: withoutRoom.sort(compareNames),
  };
}
