import type { GeoPosition } from '@/model/geometry/geoPosition';
import type { Spot } from './areas';
import type { Venue } from './buildVenue';
import type { DraftCategory, Placed, Tenant } from './tenants';
import type { Room } from './venue';

/** A location of the demo with its content, before it is stored in the database. */
export interface DemoVenue {
  readonly name: string;
  readonly description: string;
  /** The middle of its floor plans on earth; their top is north. */
  readonly position: GeoPosition;
  readonly building: { readonly name: string; readonly shortname: string };
  /** Prefix of its file names. */
  readonly file: string;
  readonly venue: Venue;
  readonly categories: readonly DraftCategory[];
  readonly tenants: readonly Tenant[];
  readonly placed: readonly Placed[];
  readonly kiosks: readonly Kiosk[];
  /** External time delays, each at one node. */
  readonly delays: readonly Delay[];
}

export interface Kiosk {
  readonly name: string;
  readonly description: string;
  /** Index of its node. */
  readonly node: number;
  /** Degrees clockwise from north. */
  readonly orientation: number;
}

export interface Delay {
  readonly name: string;
  readonly seconds: number;
  readonly node: number;
}

/** The tenant of room `G-014` has the location id G14. */
export function locationIdOf(room: string): string {
  const [floor = '', ...rest] = room.split('-');
  return `${floor}${rest.map((part) => part.replace(/^0+(?=\d)/, '')).join('')}`;
}

/** The node nearest to a point on a floor that is not an entrance to a mesh. */
export function nodeNear({ nodes }: Venue, floor: number, at: Spot): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, node] of nodes.entries()) {
    if (node.floor !== floor || node.mesh !== null || node.name.startsWith('Lift') || node.name.startsWith('Stairs'))
      continue;
    const distance = Math.hypot(node.x - at.x, node.y - at.y);
    if (distance < least) [best, least] = [index, distance];
  }
  return best;
}

export function centreOf({ area }: Room): Spot {
  const ring = area[0]?.[0] ?? [];
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
}

/** The labels file of a floor: one `object_name<TAB>text` line for each named mesh. */
export const labelsOf = ({ tenants, placed }: DemoVenue, floor: number): string =>
  placed
    .filter((one) => one.floor === floor)
    .map(({ mesh, tenant }) => `${mesh}\t${tenants[tenant]?.name ?? ''}\n`)
    .join('');
