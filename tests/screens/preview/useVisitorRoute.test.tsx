import { afterEach, expect, it } from 'vitest';
import { createNetwork, type Edge, nodeId } from '@/model/network/network';
import { useVisitorRoute } from '@/screens/preview/useVisitorRoute';
import { edge, node } from '../../model/network/sampleNetwork';
import { TYPES } from '../../model/routing/randomNetwork';
import { cleanUp } from '../../support/dom/render';
import { renderHook } from '../../support/dom/renderHook';
import { testVenue } from '../../support/dom/testVenue';

afterEach(cleanUp);

/** Metres along a corridor of the bakery (1), the bookshop (2), the cinema (3) and the drugstore (4). */
const AT = [0, 30, 10, 20];
const CORRIDOR = [edge(11, 1, 3), edge(12, 3, 4), edge(13, 4, 2)];

function hall(edges: readonly Edge[] = CORRIDOR) {
  const venue = testVenue({});
  const nodes = AT.map((x, at) => node(at + 1, x, 0, { floor: venue.floors[0]?.uuid as never }));
  return {
    ...venue,
    network: createNetwork(nodes, edges, []),
    travelTypes: TYPES,
    places: venue.places.map((place) => ({ ...place, nodes: [nodeId(place.id)] })),
  };
}

interface Wish {
  readonly goal: number;
  readonly stops?: readonly number[];
  readonly isEndFixed?: boolean;
  readonly isStepFree?: boolean;
}

/** The names of the stops from the bakery, in their order, or why there is none. */
async function tour(
  venue: ReturnType<typeof hall>,
  { goal, stops = [], isEndFixed = false, isStepFree = false }: Wish,
) {
  const origin = { kind: 'place', id: 1, floor: '' } as const;
  const wish = { origin, isStepFree, stops, isEndFixed };
  const place = venue.places.find(({ id }) => id === goal) ?? null;
  const hook = await renderHook(() => useVisitorRoute(venue, wish, place));
  const result = hook.result();
  if (result?.kind === 'none') return [result.place.name, result.reason];
  if (result?.kind !== 'found') return result?.kind;
  return result.parts.map((part) => `${part.start?.name} ${part.route.length} ${part.place.name}`);
}

it('[PV46] leads by all stops in the best order, to the goal last where that is fixed', async () => {
  const stops = [4, 3];
  expect(await tour(hall(), { goal: 2 })).toEqual(['Bakery 30 Bookshop']);
  const along = ['Bakery 10 Cinema', 'Cinema 10 Drugstore', 'Drugstore 10 Bookshop'];
  expect(await tour(hall(), { goal: 2, stops })).toEqual(along);
  expect(await tour(hall(), { goal: 3, stops: [2, 4] })).toEqual(along);
  expect(await tour(hall(), { goal: 3, stops: [2, 4], isEndFixed: true })).toEqual([
    'Bakery 20 Drugstore',
    'Drugstore 10 Bookshop',
    'Bookshop 20 Cinema',
  ]);
});

it('[PV46] the stop at which the visitor is needs no route', async () => {
  expect(await tour(hall(), { goal: 1 })).toBe('here');
  expect(await tour(hall(), { goal: 1, stops: [3] })).toEqual(['Bakery 10 Cinema']);
  expect(await tour(hall(), { goal: 3, stops: [1] })).toEqual(['Bakery 10 Cinema']);
});

it('[PV46] names the stop that no route leads to, step-free where that is wished', async () => {
  const stairs = hall([edge(11, 1, 3), edge(12, 3, 4, { travel: ['stairs'] }), edge(13, 3, 2)]);
  expect(await tour(stairs, { goal: 2, stops: [4, 3] })).toHaveLength(3);
  expect(await tour(stairs, { goal: 2, stops: [4, 3], isStepFree: true })).toEqual(['Drugstore', 'only-stairs']);
  expect(await tour(hall([edge(11, 1, 3)]), { goal: 2, stops: [3] })).toEqual(['Bookshop', 'island']);
});

it('[PV46] names the stop that no route leads on from, where two of them are the end of a way', async () => {
  const oneWay = hall([edge(11, 1, 3, { direction: 1 }), edge(12, 1, 4, { direction: 1 }), edge(13, 1, 2)]);
  expect(await tour(oneWay, { goal: 2, stops: [3, 4] })).toEqual(['Cinema', 'one-way-trap']);
});
