import { expect, it } from 'vitest';
import { openingHoursSchema } from '@/contract/destinations/openingHours';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import { readLabels } from '@/model/floorPlan/labelsFile';
import { buildWalls } from '@/model/floorPlan/walls';
import { checkNetwork } from '@/model/network/checks/checkNetwork';
import { floorId, nodeId } from '@/model/network/network';
import { RouteSession } from '@/model/routing/routeSession';
import { TRAVEL_TYPES } from '@/model/routing/travel/travelTypes';
import { type DemoVenue, labelsOf } from '../../../server/demo/centre/demoVenue';
import { harbourHospital } from '../../../server/demo/centre/harbour';
import { lakesidePier } from '../../../server/demo/centre/lakeside';
import { riversideMall, SHOP_WITHOUT_ENTRANCE } from '../../../server/demo/centre/riverside';
import { venueFiles } from '../../../server/demo/centre/venueFiles';
import { riversideWharf } from '../../../server/demo/centre/wharf';
import { demoNetwork, readFloorPlan } from '../../support/demoVenues';

const mall = riversideMall();
const venues = [mall, harbourHospital(), lakesidePier(), riversideWharf()].map((demo) => [demo.name, demo] as const);
it('[DW1] makes the same world every time, to the byte of its files', async () => {
  const [one, other] = [await venueFiles(riversideMall()), await venueFiles(riversideMall())];
  expect(one.map(({ zip }) => zip.toString('base64'))).toEqual(other.map(({ zip }) => zip.toString('base64')));
  expect(JSON.stringify(riversideMall())).toBe(JSON.stringify(mall));
});

it('[DW2] has a shopping centre of three floors and about 120 shops, lifts, escalators, stairs and kiosks', () => {
  const { venue, tenants, categories, kiosks } = mall;
  expect(venue.floors.map(({ spec }) => [spec.shortname, spec.order])).toEqual([
    ['L', -1],
    ['G', 0],
    ['1', 1],
  ]);
  expect(tenants.length).toBeGreaterThanOrEqual(110);
  expect(tenants.length).toBeLessThanOrEqual(130);
  expect([categories.length, kiosks.length]).toEqual([12, 10]);
  const kinds = venue.groups.map(({ travel, type }) => `${travel} ${type}`).sort();
  expect(kinds).toEqual([
    ...Array<string>(2).fill('escalator FROM'),
    ...Array<string>(2).fill('escalator TO'),
    ...Array<string>(3).fill('lift BI'),
    ...Array<string>(3).fill('stairs BI'),
  ]);
  expect(venue.groups.every(({ nodes }) => nodes.length === 3)).toBe(true);
  expect(new Set(tenants.map(({ name }) => name)).size).toBe(tenants.length);
});

it.each(venues)(
  '[DW3] %s: each floor is read without a problem, y up and in metres, an object a room',
  (_name, demo) => {
    for (const [floor, layout] of demo.venue.floors.entries()) {
      const { floorPlan, report } = readFloorPlan(demo, floor);
      expect(report.shape).toMatchObject({ up: 'y', unit: 'm', mirrored: false });
      expect(report.problems).toEqual([]);
      expect([...floorPlan.names]).toEqual(layout.rooms.map(({ name }) => name));
      expect(report.size.width).toBeCloseTo(demo.venue.spec.width, 1);
    }
  },
);

it.each(venues)('[DW4] %s: every mesh that is placed, labelled or entered is in its plan, once', (_name, demo) => {
  const names = demo.venue.floors.map((_layout, floor) => new Set(readFloorPlan(demo, floor).floorPlan.names));
  for (const { floor, mesh } of demo.placed) expect(names[floor]).toContain(mesh);
  for (const { floor, mesh } of demo.venue.nodes) if (mesh !== null) expect(names[floor]).toContain(mesh);
  const places = demo.placed.map(({ floor, mesh }) => `${floor} ${mesh}`);
  expect(new Set(places).size).toBe(places.length);
  for (const [floor, known] of names.entries()) {
    const { labels, problems } = readLabels(new TextEncoder().encode(labelsOf(demo, floor)));
    expect(problems).toEqual([]);
    for (const { mesh } of labels) expect(known).toContain(mesh);
  }
});

it.each(venues)(
  '[DW5] %s: every destination but the deliberate one is reached from every kiosk, also step-free',
  (_name, demo) => {
    const network = demoNetwork(demo);
    for (const stepFree of [false, true]) {
      const session = new RouteSession(network, TRAVEL_TYPES, { stepFree });
      const without = new Set<string>();
      const entrances = demo.venue.nodes.flatMap(({ name }, node) => (name.endsWith(' entrance') ? [node] : []));
      const starts = demo.kiosks.length > 0 ? demo.kiosks.map(({ node }) => node) : entrances;
      expect([demo.name, starts.length > 1]).toEqual([demo.name, true]);
      for (const node of starts)
        for (const { floor, mesh } of demo.placed) {
          const ends = demo.venue.nodes.flatMap((one, index) =>
            one.floor === floor && one.mesh === mesh ? [nodeId(index + 1)] : [],
          );
          if (ends.length === 0 || !session.find([nodeId(node + 1)], ends)) without.add(mesh);
        }
      expect([...without]).toEqual(demo === mall ? [SHOP_WITHOUT_ENTRANCE.mesh] : []);
    }
  },
);

it('[DW6] has two unfinished things for the list of problems to find, and no others', () => {
  const find = (demo: DemoVenue) =>
    checkNetwork({
      network: demoNetwork(demo),
      travelTypes: TRAVEL_TYPES,
      destinations: demo.placed.map(({ mesh, floor }, id) => ({
        id,
        hasCategory: true,
        hasDescription: true,
        name: mesh,
        label: mesh,
        floor: floorId(String(floor)),
        z: 0,
      })),
      floors: new Map(
        demo.venue.floors.map((_layout, floor) => {
          const drawn = drawnFloor(readFloorPlan(demo, floor).floorPlan);
          return [floorId(String(floor)), { drawn, walls: buildWalls(drawn) }] as const;
        }),
      ),
    }).map(({ check }) => check);
  expect(venues.map(([, demo]) => find(demo))).toEqual([['mesh-without-node', 'loose-node'], [], [], []]);
});

it.each(venues)(
  '[DW7] %s: tenants have hours in the shape of the contract and a category that exists',
  (_name, demo) => {
    const categories = demo.categories.map(({ name }) => name);
    for (const { openingHours, category } of demo.tenants) {
      if (openingHours) expect(openingHoursSchema.parse(openingHours)).toEqual(openingHours);
      expect(categories).toContain(category);
    }
    expect(new Set(demo.categories.map(({ color }) => color)).size).toBe(categories.length);
  },
);
