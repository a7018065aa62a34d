import { buildVenue } from './buildVenue';
import { centreOf, type DemoVenue, locationIdOf, nodeNear } from './demoVenue';
import { ANCHORS, anchorTenant, shopsOf, TRADES } from './mallTenants';
import { type Chance, chance } from './random';
import { RIVERSIDE_MALL } from './specs';
import { hours, type Placed, type Tenant } from './tenants';
import type { FloorLayout } from './venue';

/** The trades on each floor, by its short name; the first are nearest to the atrium. */
const FLOOR_TRADES: Readonly<Record<string, readonly (readonly string[])[]>> = {
  L: [['Food & Drink'], ['Groceries', 'Services', 'Electronics']],
  G: [['Fashion', 'Shoes & Bags', 'Beauty & Health', 'Jewellery & Watches']],
  '1': [['Sports & Outdoors', 'Home & Living', 'Books & Toys', 'Leisure']],
};

/** The shop whose entrance somebody forgot to draw, for the editor's list of problems to find. */
export const SHOP_WITHOUT_ENTRANCE = { floor: 2, mesh: '1-030' } as const;

/** Riverside Mall: three floors round an atrium, about 120 shops, everything reachable step-free but one shop. */
export function riversideMall(): DemoVenue {
  const dice = chance(RIVERSIDE_MALL.seed);
  const { atrium, depth, width } = RIVERSIDE_MALL;
  const venue = buildVenue(RIVERSIDE_MALL, {
    withoutEntrance: [SHOP_WITHOUT_ENTRANCE.mesh],
    loose: [{ floor: 0, at: { x: (atrium?.x ?? 0) - 2, y: depth / 2 + 5 } }],
  });
  const tenants: Tenant[] = [];
  const placed: Placed[] = [];
  const anchors = [...ANCHORS];
  for (const [floor, layout] of venue.floors.entries()) {
    for (const room of layout.rooms.filter(({ kind }) => kind === 'anchor')) {
      const anchor = anchors.shift();
      if (anchor) placed.push(place(tenants, anchorTenant(anchor), floor, room.name, { flagship: true }));
    }
    for (const { tenant, mesh } of letOut(layout, dice)) placed.push(place(tenants, tenant, floor, mesh));
  }
  const toilets = service('Toilets', 'Toilets for everyone, with a step-free cabin.', ['toilets', 'wc']);
  const changing = service('Baby Change', 'A quiet room to change, feed and breathe.', ['baby', 'family', 'toilets']);
  for (const [floor, { rooms }] of venue.floors.entries())
    for (const [index, room] of rooms.filter(({ kind }) => kind === 'toilets').entries())
      placed.push(place(tenants, index % 2 === 0 ? toilets : changing, floor, room.name));

  const kiosk = (name: string, floor: number, x: number, y: number, orientation: number) => ({
    name,
    description: `${venue.floors[floor]?.spec.name}, ${name}`,
    node: nodeNear(venue, floor, { x, y }),
    orientation,
  });
  const middle = depth / 2;
  const centre = atrium?.x ?? width / 2;
  return {
    name: 'Riverside Mall',
    description: 'Three floors of shops, food and leisure on the river.',
    position: { lat: 51.5067, lon: -0.0996 },
    building: { name: 'Riverside Mall', shortname: 'RM' },
    file: 'riverside-mall',
    venue,
    categories: TRADES.map(({ name, description, color, icon }) => ({ name, description, color, icon })),
    tenants,
    placed: withStatuses(placed),
    kiosks: [
      kiosk('Food Court West', 0, centre - 22, middle, 90),
      kiosk('Food Court East', 0, centre + 22, middle, 270),
      kiosk('North Entrance', 1, centre, 6, 180),
      kiosk('South Entrance', 1, centre, depth - 6, 0),
      kiosk('West Mall', 1, 62, middle, 90),
      kiosk('Atrium North', 1, centre, middle - 14, 180),
      kiosk('East Mall', 1, 186, middle, 270),
      kiosk('First Floor West', 2, 70, middle, 45),
      kiosk('First Floor Atrium', 2, centre, middle + 14, 0),
      kiosk('Cinema Foyer', 2, 200, middle, 270),
    ],
    delays: [
      { name: 'Saturday queue at Market Street north', seconds: 40, node: nodeNear(venue, 1, { x: centre, y: 1 }) },
      { name: 'Floor works by the south entrance', seconds: 25, node: nodeNear(venue, 1, { x: centre, y: 90 }) },
    ],
  };
}

const service = (name: string, description: string, tags: readonly string[]): Tenant => ({
  name,
  category: 'Services',
  description,
  tags,
  openingHours: hours(['07:00', '23:30']),
});

function place(
  tenants: Tenant[],
  tenant: Tenant,
  floor: number,
  mesh: string,
  { flagship = false }: { flagship?: boolean } = {},
): Placed {
  const known = tenants.indexOf(tenant);
  const index = known >= 0 ? known : tenants.push(tenant) - 1;
  return { tenant: index, floor, mesh, locationId: locationIdOf(mesh), status: null, flagship };
}

/** Gives the units and stands of a floor to its shops; some units stay empty. */
function letOut({ spec, rooms }: FloorLayout, dice: Chance): { tenant: Tenant; mesh: string }[] {
  const groups = FLOOR_TRADES[spec.shortname] ?? [];
  const centre = { x: RIVERSIDE_MALL.width / 2, y: RIVERSIDE_MALL.depth / 2 };
  const distance = (at: { x: number; y: number }) => Math.hypot(at.x - centre.x, (at.y - centre.y) * 1.6);
  const units = rooms.filter(({ kind }) => kind === 'unit' || kind === 'stand');
  const free = groups.length > 1 ? units.toSorted((a, b) => distance(centreOf(a)) - distance(centreOf(b))) : units;
  const waiting = groups.flatMap((trades) => shopsOf(dice, trades));
  return free.flatMap(({ name }) => {
    // The shop without an entrance is never empty.
    const left = free.length - free.findIndex((room) => room.name === name);
    const isEmpty = left > waiting.length && name !== SHOP_WITHOUT_ENTRANCE.mesh && dice.happens(0.3);
    const tenant = isEmpty ? undefined : waiting.shift();
    return tenant ? [{ tenant, mesh: name }] : [];
  });
}

/** A few shops that open soon, are new or are closed for now. */
function withStatuses(placed: readonly Placed[]): Placed[] {
  const statuses = ['NEW', null, 'COMING_SOON', null, null, 'TEMPORARILY_CLOSED', null, 'NEW'] as const;
  return placed.map((one, index) =>
    one.flagship || index % 9 !== 4
      ? one
      : { ...one, status: statuses[Math.floor(index / 9) % statuses.length] ?? null },
  );
}
