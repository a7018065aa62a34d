import type { Venue } from './buildVenue';
import { locationIdOf } from './demoVenue';
import { hours, type OpeningHours, type Placed, type Tenant } from './tenants';

/** Names for rooms, by the category that they belong to. */
export type Names = Readonly<Record<string, readonly string[]>>;

/** Gives names to the rooms of a building in order; rooms beyond the list get none. */
export function nameRooms(
  venue: Venue,
  names: readonly Names[],
  openingHours: OpeningHours,
): { tenants: Tenant[]; placed: Placed[] } {
  const tenants: Tenant[] = [];
  const placed: Placed[] = [];
  const put = (tenant: Tenant, floor: number, mesh: string) => {
    const known = tenants.findIndex(({ name }) => name === tenant.name);
    const index = known >= 0 ? known : tenants.push(tenant) - 1;
    placed.push({ tenant: index, floor, mesh, locationId: locationIdOf(mesh), status: null, flagship: false });
  };
  for (const [floor, { rooms, spec }] of venue.floors.entries()) {
    const waiting = Object.entries(names[floor] ?? {}).flatMap(([category, list]) =>
      list.map((name) => ({ name, category })),
    );
    for (const { kind, name: mesh } of rooms) {
      if (kind === 'toilets')
        put({ name: 'Toilets', category: 'Services', description: '', tags: ['wc'], openingHours: null }, floor, mesh);
      if (kind !== 'anchor' && kind !== 'unit' && kind !== 'stand') continue;
      const next = waiting.shift();
      if (next) {
        const description = `${next.category}, ${spec.name}.`;
        put({ ...next, description, tags: [next.category.toLowerCase()], openingHours }, floor, mesh);
      }
    }
  }
  return { tenants, placed };
}

export const ROUND_THE_CLOCK = hours(['00:00', '23:59']);
