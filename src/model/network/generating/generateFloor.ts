import type { DrawnFloor } from '@/model/floorPlan/drawnFloor';
import type { Point } from '@/model/geometry/points';
import { barrierLines, obstacleRings } from './barrierLines';
import { createBarriers } from './barriers';
import { borderPortals } from './borderPortals';
import { doorPortals } from './doorPortals';
import type { FloorSpace } from './floorSpace';
import { floorSpaces } from './floorSpaces';
import type { Portal } from './portal';
import { spaceWays, type WalkedSpace, type WayRole } from './spaceWays';
import { tidyWays } from './tidyWays';

/** A node that the plan of a floor gives, before it is part of a network. */
export interface GeneratedNode extends Point {
  /** The same when the same plan is read again: role, and names of what it belongs to. */
  readonly key: string;
  readonly role: WayRole;
  /** `object_name` of the room whose entrance it is. */
  readonly mesh: string | null;
  /** Index of the space that it is in; null for a door. */
  readonly space: number | null;
}

export interface GeneratedFloor {
  readonly nodes: readonly GeneratedNode[];
  /** Pairs of indices into `nodes`. */
  readonly links: readonly (readonly [number, number])[];
  /** Node i is the door of portal i. */
  readonly portals: readonly Portal[];
  readonly spaces: readonly FloorSpace[];
}

/** A space with so many doors is walked through, whatever its kind. */
const HALL_DOORS = 5;

/** The nodes and paths of a floor, from its rooms and doors alone. */
export function generateFloor(floor: DrawnFloor): GeneratedFloor {
  const all = floorSpaces(floor);
  const { spaces } = all;
  const doors = doorPortals(floor, all);
  const portals = [...doors, ...borderPortals(floor, all, doors)];
  const barriers = createBarriers(barrierLines(floor, spaces, portals));
  const doorsOf = spaces.map((): { portal: number; inward: Point }[] => []);
  for (const [portal, { normal, spaces: sides }] of portals.entries())
    for (const [side, space] of sides.entries()) {
      const sign = side === 0 ? -1 : 1;
      if (space !== null) doorsOf[space]!.push({ portal, inward: { x: sign * normal.x, y: sign * normal.y } });
    }
  const isHall = (at: number | null) => at !== null && (spaces[at]!.isCorridor || doorsOf[at]!.length >= HALL_DOORS);
  const nodes: GeneratedNode[] = portals.map(({ x, y, key }) => ({
    key: `door ${key}`,
    role: 'door',
    x,
    y,
    mesh: null,
    space: null,
  }));
  const links: [number, number][] = [];
  const obstacles = obstacleRings(floor);
  for (const [at, space] of spaces.entries()) {
    const own = doorsOf[at]!;
    if (space.isService && own.length === 0) continue;
    const walked: WalkedSpace = {
      ...space,
      obstacles: [
        ...obstacles,
        ...spaces.filter((one) => one !== space).flatMap(({ rings }) => rings.slice(0, 1)),
      ].filter((ring) => space.contains({ x: ring[0]!, y: ring[1]! })),
      isHall: isHall(at) && own.length > 0,
      doors: own.map(({ portal, inward }) => {
        const { x, y, width, spaces: sides } = portals[portal]!;
        return { x, y, width, inward, joinsHalls: sides.every(isHall) };
      }),
    };
    const ways = tidyWays(spaceWays(walked, barriers), barriers);
    const first = nodes.length - own.length;
    for (const { role, x, y, of } of ways.nodes.slice(own.length)) {
      const names = of.map((door) => portals[own[door]?.portal ?? -1]?.key ?? door).join(' ');
      nodes.push({
        key: `${role} ${space.name} ${names}`,
        role,
        x,
        y,
        mesh: role === 'middle' && space.mesh !== null ? space.name : null,
        space: at,
      });
    }
    const place = (node: number) => (node < own.length ? own[node]!.portal : first + node);
    for (const [from, to] of ways.links) links.push([place(from), place(to)]);
  }
  return { nodes, links, portals, spaces };
}
