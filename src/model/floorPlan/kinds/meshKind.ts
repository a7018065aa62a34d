/**
 * The kind of a mesh of a floor plan. The map draws and picks each kind in its own way; corrections store the value, so
 * a name here may not change.
 */
export const MESH_KINDS = ['floor', 'corridor', 'room', 'service', 'facility', 'furniture', 'wall', 'door'] as const;
export type MeshKind = (typeof MESH_KINDS)[number];

/** Facilities that have an icon of their own. */
export const FACILITIES = ['toilet', 'lift', 'escalator', 'stairs', 'parking', 'entrance', 'information'] as const;
export type Facility = (typeof FACILITIES)[number];

/** The outside, a slab or the outline of a building: below everything, and not picked by a click. */
export const FLOOR = 0;
/** A place to walk. */
export const CORRIDOR = 1;
export const ROOM = 2;
/** Storage, plant rooms and whatever else visitors have no business in. */
export const SERVICE = 3;
/** Toilets, lifts and others that an icon names better than a text. */
export const FACILITY = 4;
export const FURNITURE = 5;
export const WALL = 6;
export const DOOR = 7;
