import type { Area, Spot } from './areas';

/** Sizes of a building to be laid out; lengths in metres, west is left and north is up on the plan. */
export interface VenueSpec {
  readonly seed: number;
  readonly width: number;
  readonly depth: number;
  readonly cornerRadius: number;
  /** The corridor from west to east through the middle: half its width, and its deviation from the middle line. */
  readonly mall: { readonly halfWidth: number; readonly bend: number };
  /** A wide oval in the mall; all floors but the lowest have a void in it. */
  readonly atrium: {
    readonly x: number;
    readonly radiusX: number;
    readonly radiusY: number;
    readonly voidX: number;
    readonly voidY: number;
  } | null;
  /** Corridors to the outer walls. */
  readonly crossings: readonly { readonly x: number; readonly halfWidth: number; readonly name: string }[];
  /** Width of the unit that closes each end of the mall. */
  readonly anchors: { readonly west: number; readonly east: number };
  /** Depth of the rooms for staff along the outer walls; 0 for none. */
  readonly serviceDepth: number;
  /** Lift, stairs and toilets, at the same place on every floor; `x` is their western edge. */
  readonly cores: readonly { readonly x: number; readonly side: Side; readonly name: string }[];
  /** Least and greatest width of a unit. */
  readonly units: readonly [number, number];
  readonly floors: readonly FloorSpec[];
}

export type Side = 'north' | 'south';

export interface FloorSpec {
  readonly name: string;
  readonly shortname: string;
  readonly order: number;
  /** Units at each end of the mall. */
  readonly anchorsAtEnd: 1 | 2;
  /** Stands in the middle of the mall. */
  readonly stands: number;
}

export type RoomKind =
  | 'anchor'
  | 'unit'
  | 'stand'
  | 'staff'
  | 'toilets'
  | 'lift'
  | 'stairs'
  | 'escalator'
  | 'seating'
  | 'corridor'
  | 'slab'
  | 'wall';

/** An object of the drawing. */
export interface Room {
  /** `object_name`, unique on its floor. */
  readonly name: string;
  readonly kind: RoomKind;
  readonly area: Area;
}

/** The point just inside a room where people enter or leave it, and the point outside. */
export interface Door {
  readonly room: Room;
  /** Name of the node inside. */
  readonly name?: string;
  /** Mesh that the node leads into; the room's own unless it says otherwise. */
  readonly mesh?: string | null;
  readonly inside: Spot;
  readonly outside: Spot;
}

export interface FloorLayout {
  readonly spec: FloorSpec;
  readonly rooms: readonly Room[];
  /** Where people walk. */
  readonly walkable: Area;
  /** Centre lines of the corridors. */
  readonly lines: readonly (readonly Spot[])[];
  readonly doors: readonly Door[];
  /** The entrances from outside of the building. */
  readonly entrances: readonly { readonly name: string; readonly at: Spot }[];
}
