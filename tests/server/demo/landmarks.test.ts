import { expect, it } from 'vitest';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import { buildWalls } from '@/model/floorPlan/walls';
import { nodeId } from '@/model/network/network';
import { findRoute } from '@/model/routing/findRoute';
import type { Landmark, VisibleFloor } from '@/model/routing/floorLandmarks';
import { routeGuidance } from '@/model/routing/routeGuidance';
import { RouteSession } from '@/model/routing/routeSession';
import { TRAVEL_TYPES } from '@/model/routing/travel/travelTypes';
import type { DemoVenue } from '../../../server/demo/centre/demoVenue';
import { harbourHospital } from '../../../server/demo/centre/harbour';
import { lakesidePier } from '../../../server/demo/centre/lakeside';
import { riversideMall } from '../../../server/demo/centre/riverside';
import { riversideWharf } from '../../../server/demo/centre/wharf';
import { demoNetwork, readFloorPlan } from '../../support/demoVenues';

const DEMO = [riversideMall(), harbourHospital(), lakesidePier(), riversideWharf()];

const visibleFloors = (demo: DemoVenue): ReadonlyMap<string, VisibleFloor> =>
  new Map(
    demo.venue.floors.map((_layout, floor) => {
      const drawn = drawnFloor(readFloorPlan(demo, floor).floorPlan);
      return [String(floor), { drawn, walls: buildWalls(drawn) }] as const;
    }),
  );

/** The steps of all routes of a demo venue, from its kiosks or entrances to its places. */
function* guidances(demo: DemoVenue) {
  const network = demoNetwork(demo);
  const floors = visibleFloors(demo);
  const session = new RouteSession(network, TRAVEL_TYPES, { stepFree: false });
  const places = demo.placed.map(({ floor, mesh }) => ({
    mesh,
    floor: String(floor),
    nodes: [...network.nodes.values()].filter((one) => one.floor === String(floor) && one.mesh === mesh),
  }));
  const landmarks: readonly (Landmark & { readonly mesh: string })[] = places.flatMap(({ mesh, floor, nodes }) =>
    nodes.map(({ x, y }) => ({ name: mesh, mesh, floor, at: { x, y } })),
  );
  const entrances = demo.venue.nodes.flatMap(({ name }, node) => (name.endsWith(' entrance') ? [node] : []));
  for (const start of demo.kiosks.length > 0 ? demo.kiosks.map(({ node }) => node) : entrances)
    for (const { mesh, nodes } of places) {
      const ends = nodes.map(({ id }) => id);
      const route = ends.length > 0 && findRoute(session, [nodeId(start + 1)], ends, { delays: new Map() });
      if (!route) continue;
      const others = landmarks.filter((one) => one.mesh !== mesh);
      yield routeGuidance(route, others, floors);
    }
}

it('[PV40] at least 95 % of the turns of the demo world have a landmark, and no step is under 4 m', () => {
  let turns = 0;
  let named = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const demo of DEMO)
    for (const steps of guidances(demo)) {
      const walks = steps.filter((step) => step.kind === 'walk');
      for (const { turn, landmark, metres } of walks) {
        if (walks.length > 1 && turn !== 'start') least = Math.min(least, metres);
        if (turn === 'start') continue;
        turns += 1;
        if (landmark !== null) named += 1;
      }
    }
  expect(turns).toBeGreaterThan(4000);
  expect(least).toBeGreaterThanOrEqual(4);
  expect(named / turns).toBeGreaterThan(0.95);
});
