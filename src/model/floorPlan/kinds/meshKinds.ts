import type { Box } from '@/model/geometry/box';
import { type FloorPlan, NO_COLOUR } from '../floorPlan';
import { containsPoint } from '../meshContains';
import { boxArea } from '../meshIndex';
import { kindOfName, kindOfText } from './kindOfName';
import { CORRIDOR, FACILITY, type Facility, FLOOR, MESH_KINDS, type MeshKind, ROOM, SERVICE, WALL } from './meshKind';

/** Facts about the meshes besides their shape, by `object_name`. */
export interface KindHints {
  /** Texts of the labels file. */
  readonly labels?: ReadonlyMap<string, string>;
  /** Kinds that somebody set; they count more than anything that is found. */
  readonly corrected?: ReadonlyMap<string, MeshKind>;
}

export interface MeshKinds {
  /** Index into MESH_KINDS of each mesh. */
  readonly kinds: Uint8Array;
  readonly facilities: ReadonlyMap<number, Facility>;
}

const UNKNOWN = 255;
/** Meshes lower than this in metres are ground rather than walls. */
const FLAT = 0.15;
/** A flat mesh that covers this share of the floor's box is ground. */
const GROUND_SHARE = 0.2;
/** A mesh that holds so many rooms is the outline of a part of the building, if it covers this share of the floor's box. */
const HELD_ROOMS = 3;
const HOLDER_SHARE = 0.05;
/** Walls are thinner than this in metres, and so many times as long. */
const WALL_THICKNESS = 0.45;
const WALL_SLENDERNESS = 5;
/** So many walls of a colour, and this share of those whose kind is known, make the others walls, where those are fewer. */
const LEAST_VOTES = 3;
const VOTE_SHARE = 0.8;

/**
 * The kind of each mesh: the one that somebody set, else that of its source, else that of its name or its label, else
 * that of its colour and its shape; a room where nothing matches.
 */
export function meshKinds(floorPlan: FloorPlan, box: Box, { labels, corrected }: KindHints = {}): MeshKinds {
  const { names } = floorPlan;
  const kinds = new Uint8Array(names.length).fill(UNKNOWN);
  const facilities = new Map<number, Facility>();
  // Many names differ only in a number.
  const known = new Map<string, ReturnType<typeof kindOfName>>();
  for (let mesh = 0; mesh < names.length; mesh++) {
    const name = names[mesh]!;
    const stem = name.replace(/\d+/g, '');
    let named = known.get(stem);
    if (named === undefined) {
      named = kindOfName(stem);
      known.set(stem, named);
    }
    const label = labels?.get(name);
    named ??= label === undefined ? null : kindOfText(label);
    if (named === null) continue;
    kinds[mesh] = named.kind;
    if (named.facility) facilities.set(mesh, named.facility);
  }
  setGround(floorPlan, box, kinds);
  setWalls(floorPlan, kinds);
  for (let mesh = 0; mesh < names.length; mesh++) if (kinds[mesh] === UNKNOWN) kinds[mesh] = ROOM;
  setHolders(floorPlan, box, kinds);
  setDescribed(floorPlan, kinds, facilities);
  if (corrected && corrected.size > 0)
    for (let mesh = 0; mesh < names.length; mesh++) {
      const kind = corrected.get(names[mesh]!);
      if (kind !== undefined) kinds[mesh] = MESH_KINDS.indexOf(kind);
    }
  for (const mesh of facilities.keys()) if (kinds[mesh] !== FACILITY) facilities.delete(mesh);
  return { kinds, facilities };
}

/** A source that knows the kind of a mesh is right about it. */
function setDescribed({ names, described }: FloorPlan, kinds: Uint8Array, facilities: Map<number, Facility>): void {
  if (!described) return;
  const byName = new Map(described.map((one) => [one.name, one]));
  for (const [mesh, name] of names.entries()) {
    const description = byName.get(name);
    if (!description) continue;
    kinds[mesh] = MESH_KINDS.indexOf(description.kind);
    if (description.facility) facilities.set(mesh, description.facility);
  }
}

/** Large flat meshes are ground, whatever they are called; a corridor stays one. */
function setGround(floorPlan: FloorPlan, { minX, minY, maxX, maxY }: Box, kinds: Uint8Array): void {
  const whole = Math.max((maxX - minX) * (maxY - minY), 1e-9);
  for (let mesh = 0; mesh < kinds.length; mesh++) {
    if (kinds[mesh] === CORRIDOR) continue;
    const isFlat = floorPlan.heights[2 * mesh + 1]! - floorPlan.heights[2 * mesh]! < FLAT;
    if (isFlat && boxArea(floorPlan, mesh) / whole >= GROUND_SHARE) kinds[mesh] = FLOOR;
  }
}

/** Thin long meshes are walls, and so are those of a colour that walls have. */
function setWalls(floorPlan: FloorPlan, kinds: Uint8Array): void {
  for (let mesh = 0; mesh < kinds.length; mesh++)
    if (kinds[mesh] === UNKNOWN && isThin(floorPlan, mesh)) kinds[mesh] = WALL;
  const votes = new Map<number, { walls: number; others: number; unknown: number }>();
  for (let mesh = 0; mesh < kinds.length; mesh++) {
    const colour = floorPlan.colours[mesh]!;
    if (colour === NO_COLOUR) continue;
    const vote = votes.get(colour) ?? { walls: 0, others: 0, unknown: 0 };
    vote[kinds[mesh] === WALL ? 'walls' : kinds[mesh] === UNKNOWN ? 'unknown' : 'others']++;
    votes.set(colour, vote);
  }
  for (let mesh = 0; mesh < kinds.length; mesh++) {
    const vote = kinds[mesh] === UNKNOWN ? votes.get(floorPlan.colours[mesh]!) : undefined;
    if (!vote || vote.walls < LEAST_VOTES || vote.walls < vote.unknown) continue;
    if (vote.walls / (vote.walls + vote.others) >= VOTE_SHARE) kinds[mesh] = WALL;
  }
}

/** Twice the area by the perimeter is the thickness of a long strip. */
function isThin({ boxes, ringStart, pointStart, points }: FloorPlan, mesh: number): boolean {
  const longest = Math.max(boxes[4 * mesh + 2]! - boxes[4 * mesh]!, boxes[4 * mesh + 3]! - boxes[4 * mesh + 1]!);
  let [twice, perimeter] = [0, 0];
  for (let ring = ringStart[mesh]!; ring < ringStart[mesh + 1]!; ring++) {
    const from = pointStart[ring]!;
    const to = pointStart[ring + 1]!;
    let ofRing = 0;
    for (let i = from, j = to - 1; i < to; j = i++) {
      const [x0, y0, x1, y1] = [points[2 * j]!, points[2 * j + 1]!, points[2 * i]!, points[2 * i + 1]!];
      ofRing += x0 * y1 - x1 * y0;
      perimeter += Math.hypot(x1 - x0, y1 - y0);
    }
    // A hole is taken off.
    twice += ring === ringStart[mesh] ? Math.abs(ofRing) : -Math.abs(ofRing);
  }
  const thickness = Math.abs(twice) / Math.max(perimeter, 1e-9);
  return thickness < WALL_THICKNESS && longest > WALL_SLENDERNESS * Math.max(thickness, 0.01);
}

/** A large room that holds several others is the outline of a building, not a room. */
function setHolders(floorPlan: FloorPlan, { minX, minY, maxX, maxY }: Box, kinds: Uint8Array): void {
  const { boxes, anchors } = floorPlan;
  const whole = Math.max((maxX - minX) * (maxY - minY), 1e-9);
  const isRoom = (mesh: number) => kinds[mesh] === ROOM || kinds[mesh] === SERVICE || kinds[mesh] === FACILITY;
  const holders: number[] = [];
  for (let mesh = 0; mesh < kinds.length; mesh++) {
    if (kinds[mesh] !== ROOM || boxArea(floorPlan, mesh) / whole < HOLDER_SHARE) continue;
    let held = 0;
    for (let other = 0; other < kinds.length && held < HELD_ROOMS; other++) {
      if (other === mesh || !isRoom(other)) continue;
      const isInBox =
        boxes[4 * other]! >= boxes[4 * mesh]! &&
        boxes[4 * other + 1]! >= boxes[4 * mesh + 1]! &&
        boxes[4 * other + 2]! <= boxes[4 * mesh + 2]! &&
        boxes[4 * other + 3]! <= boxes[4 * mesh + 3]!;
      if (isInBox && containsPoint(floorPlan, mesh, anchors[3 * other]!, anchors[3 * other + 1]!)) held++;
    }
    if (held >= HELD_ROOMS) holders.push(mesh);
  }
  for (const mesh of holders) kinds[mesh] = FLOOR;
}
