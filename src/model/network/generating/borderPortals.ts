import type { DrawnFloor } from '@/model/floorPlan/drawnFloor';
import { WALL } from '@/model/floorPlan/kinds/meshKind';
import type { Point } from '@/model/geometry/points';
import { type Barriers, createBarriers } from './barriers';
import { ringsOf } from './floorSpace';
import type { FloorSpaces } from './floorSpaces';
import { isTransit } from './joinedStops';
import type { Portal } from './portal';

/** Metres between two looks along an outline, and from an outline into the space and out of it. */
const STEP = 0.15;
const INSIDE = 0.12;
const OUTSIDE = [0.06, 0.2, 0.4, 0.65];
/** Metres of an opening in a wall that may be a door. */
const LEAST_GAP = 0.7;
const MOST_GAP = 2.5;
/** Metres of a door that is assumed on a border. */
const ASSUMED_WIDTH = 1;
/** A gap whose middle is so near to a door in metres is the door. */
const AT_DOOR = 1;

/** A part of the outline of a space along which another one begins. */
interface Border {
  readonly space: number;
  readonly other: number;
  readonly from: Point;
  readonly to: Point;
  /** From `space` to `other`. */
  readonly normal: Point;
  readonly length: number;
  /** Whether a wall is between them. */
  readonly isWalled: boolean;
  /** Whether walls end it at both ends, so that it is an opening in a wall. */
  readonly isGap: boolean;
}

/** Ways between spaces that no door shows: openings in walls, and borders where most rooms have no door at all. */
export function borderPortals(floor: DrawnFloor, spaces: FloorSpaces, doors: readonly Portal[]): Portal[] {
  const walls = floor.floorPlan.names.flatMap((_, mesh) => (floor.kinds[mesh] === WALL ? ringsOf(floor, mesh) : []));
  const lines = walls.flatMap(linesOf);
  const all = bordersOf(spaces, createBarriers(lines));
  const borders = all.filter(({ isWalled }) => !isWalled);
  const found: Portal[] = [...doors];
  if (lines.length > 0)
    for (const border of borders)
      if (border.isGap && border.length >= LEAST_GAP && border.length <= MOST_GAP && !isAtDoor(found, border))
        found.push(portalOf(spaces, border, 'gap', border.length));
  if (areWallsDrawn(all)) openWide(spaces, borders, found);
  // A shaft is often drawn without its doors, and nobody gets to other floors without it.
  const isMostly = isMostlyJoined(spaces, found);
  join(spaces, isMostly ? borders.filter(({ space }) => isTransit(spaces.spaces[space]!.facility)) : borders, found);
  return found.slice(doors.length);
}

function linesOf(ring: ArrayLike<number>): number[] {
  const lines: number[] = [];
  const count = ring.length / 2;
  for (let i = 0, j = count - 1; i < count; j = i++)
    lines.push(ring[2 * j]!, ring[2 * j + 1]!, ring[2 * i]!, ring[2 * i + 1]!);
  return lines;
}

/** Whether most of the borders between spaces have walls, so that one without is open. */
function areWallsDrawn(borders: readonly Border[]): boolean {
  const lengthOf = (isWalled: boolean) =>
    borders.reduce((sum, border) => (border.isWalled === isWalled ? sum + border.length : sum), 0);
  return lengthOf(true) > lengthOf(false);
}

/** Joins two spaces at the longest border without a wall, where nothing joins them yet: an open kitchen, a stair in a hall. */
function openWide(spaces: FloorSpaces, borders: readonly Border[], found: Portal[]): void {
  for (const border of [...borders].sort((one, other) => other.length - one.length)) {
    const isJoined = found.some(
      (portal) => portal.spaces.includes(border.space) && portal.spaces.includes(border.other),
    );
    if (border.length >= LEAST_GAP && !isJoined) found.push(portalOf(spaces, border, 'border', border.length));
  }
}

/** Where doors are drawn, a room without one has none. */
function isMostlyJoined({ spaces }: FloorSpaces, portals: readonly Portal[]): boolean {
  const joined = new Set(portals.flatMap((portal) => portal.spaces));
  const rooms = spaces.flatMap(({ isCorridor, isService }, at) => (isCorridor || isService ? [] : [at]));
  return rooms.filter((at) => joined.has(at)).length >= rooms.length / 2;
}

/** Gives each space that nothing joins a door to a corridor beside it, else to a space that has a way already. */
function join({ spaces }: FloorSpaces, borders: readonly Border[], found: Portal[]): void {
  const reached = new Set(found.flatMap((portal) => portal.spaces).filter((at) => at !== null));
  for (const [at, { isCorridor }] of spaces.entries()) if (isCorridor) reached.add(at);
  // Nobody shall walk through a store room because it may have a door.
  const longestFirst = borders
    .filter(({ length, space }) => length >= LEAST_GAP && !spaces[space]!.isService)
    .sort((one, other) => other.length - one.length);
  // Without any corridor the largest of the spaces is where people come from.
  if (reached.size === 0 && longestFirst[0]) reached.add(longestFirst[0].space);
  for (let isNew = true; isNew; ) {
    isNew = false;
    for (const border of longestFirst) {
      if (reached.has(border.space) || !reached.has(border.other)) continue;
      const best = longestFirst.find(
        ({ space, other }) => space === border.space && reached.has(other) && spaces[other]!.isCorridor,
      );
      found.push(portalOf({ spaces }, best ?? border, 'border', ASSUMED_WIDTH));
      reached.add(border.space);
      isNew = true;
    }
  }
}

const isAtDoor = (portals: readonly Portal[], { space, other, from, to }: Border): boolean =>
  portals.some(
    ({ x, y, spaces }) =>
      spaces.includes(space) &&
      spaces.includes(other) &&
      Math.hypot(x - (from.x + to.x) / 2, y - (from.y + to.y) / 2) <= AT_DOOR,
  );

function portalOf(
  { spaces }: Pick<FloorSpaces, 'spaces'>,
  { space, other, from, to, normal }: Border,
  source: Portal['source'],
  width: number,
): Portal {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const at = { x: Math.round(middle.x * 2), y: Math.round(middle.y * 2) };
  return {
    between: [space, other].map((one) => spaces[one]!.name),
    key: `${source} ${[spaces[space]!.name, spaces[other]!.name].sort().join(' ')} ${at.x} ${at.y}`,
    source,
    ...middle,
    width,
    depth: 0.3,
    normal,
    spaces: [space, other],
  };
}

/** The borders of all spaces, once from each side. */
function bordersOf(all: FloorSpaces, walls: Barriers): Border[] {
  const borders: Border[] = [];
  for (const [space, { rings }] of all.spaces.entries())
    for (const ring of rings) {
      const count = ring.length / 2;
      for (let i = 0, j = count - 1; i < count; j = i++)
        borders.push(
          ...bordersAlong(
            all,
            walls,
            space,
            { x: ring[2 * j]!, y: ring[2 * j + 1]! },
            { x: ring[2 * i]!, y: ring[2 * i + 1]! },
          ),
        );
    }
  return borders;
}

function bordersAlong(all: FloorSpaces, walls: Barriers, space: number, from: Point, to: Point): Border[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < LEAST_GAP) return [];
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const { contains } = all.spaces[space]!;
  const side = contains({ x: middle.x - along.y * 0.02, y: middle.y + along.x * 0.02 }) ? -1 : 1;
  const normal = { x: -along.y * side, y: along.x * side };
  const steps = Math.max(2, Math.ceil(length / STEP));
  const at = (step: number): Point => ({
    x: from.x + (to.x - from.x) * (step / steps),
    y: from.y + (to.y - from.y) * (step / steps),
  });
  /** The space beyond the outline, less than 0 behind a wall; null where there is none. */
  const beyond = Array.from({ length: steps }, (_, step) => {
    const point = at(step + 0.5);
    const inside = { x: point.x - normal.x * INSIDE, y: point.y - normal.y * INSIDE };
    for (const far of OUTSIDE) {
      const outside = { x: point.x + normal.x * far, y: point.y + normal.y * far };
      const other = all.at(outside);
      if (other === null || other === space) continue;
      return walls.isFree(inside, outside) ? other : -1 - other;
    }
    return null;
  });
  const borders: Border[] = [];
  for (let start = 0; start < steps; ) {
    let end = start + 1;
    while (end < steps && beyond[end] === beyond[start]) end++;
    const other = beyond[start] ?? null;
    const isWallAt = (step: number) => (beyond[step] ?? 0) < 0;
    if (other !== null)
      borders.push({
        space,
        other: other < 0 ? -1 - other : other,
        isWalled: other < 0,
        from: at(start),
        to: at(end),
        normal,
        length: (length * (end - start)) / steps,
        isGap: isWallAt(start - 1) && isWallAt(end),
      });
    start = end;
  }
  return borders;
}
