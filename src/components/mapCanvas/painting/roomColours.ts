import { hueOf } from '@/model/colour/hueOf';
import type { DrawnFloor } from '@/model/floorPlan/drawnFloor';
import { NO_COLOUR } from '@/model/floorPlan/floorPlan';
import { CORRIDOR, DOOR, FACILITY, FLOOR, FURNITURE, ROOM, SERVICE, WALL } from '@/model/floorPlan/kinds/meshKind';
import { type MapColours, type RoomColours, TINT_HUES } from '../mapColours';

type ColouredFloor = Pick<DrawnFloor, 'floorPlan' | 'kinds'>;

/** The tint with the nearest hue, so that any colour gives a legible room; null for greys. */
export function tintOf({ tints }: MapColours, colour: string): RoomColours | null {
  const hue = hueOf(colour);
  if (hue === null) return null;
  const distance = (other: number) => Math.min(Math.abs(hue - other), 360 - Math.abs(hue - other));
  let best = 0;
  for (const [at, other] of TINT_HUES.entries()) if (distance(other) < distance(TINT_HUES[best]!)) best = at;
  return tints[best] ?? null;
}

const hexOf = (colour: number): string => `#${colour.toString(16).padStart(6, '0')}`;

/** Fill and edge by material colour. */
export type MaterialTints = ReadonlyMap<number, RoomColours>;

/** Fewer material colours than this tell nothing about the rooms. */
const LEAST_MATERIALS = 2;

/** Fill and edge by material colour of an upload; empty where all rooms have the same one. */
export function materialTints({ floorPlan, kinds }: ColouredFloor, colours: MapColours): MaterialTints {
  const found = new Set<number>();
  for (const [mesh, colour] of floorPlan.colours.entries())
    if (colour !== NO_COLOUR && (kinds[mesh] === ROOM || kinds[mesh] === SERVICE || kinds[mesh] === FACILITY))
      found.add(colour);
  const tints = new Map<number, RoomColours>();
  if (found.size < LEAST_MATERIALS) return tints;
  for (const colour of found) {
    const tint = tintOf(colours, hexOf(colour));
    if (tint) tints.set(colour, tint);
  }
  return tints;
}

export interface RoomColouring {
  readonly floor: ColouredFloor;
  readonly colours: MapColours;
  /** Of `materialTints`; null where the colours of the upload are not wanted. */
  readonly materials: MaterialTints | null;
}

/** Fill and edge of a mesh: by the category of its destination, else by its material, else by its kind. */
export function roomColours(
  { floor, colours, materials }: RoomColouring,
  mesh: number,
  category: string | null,
): RoomColours {
  const kind = floor.kinds[mesh];
  if (kind === FLOOR) return { fill: colours.floor, edge: colours.floorEdge };
  if (kind === WALL) return { fill: colours.wall, edge: colours.wall };
  // A door is a gap in the wall.
  if (kind === DOOR || kind === CORRIDOR) return { fill: colours.corridor, edge: colours.corridor };
  if (kind === FURNITURE) return colours.furniture;
  const tint = (category && tintOf(colours, category)) || materials?.get(floor.floorPlan.colours[mesh]!);
  if (tint) return tint;
  if (kind === SERVICE) return colours.service;
  return kind === FACILITY ? colours.facility : colours.room;
}
