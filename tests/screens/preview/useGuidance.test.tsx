import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { visitorPlanKey } from '@/api/publishing/keys';
import type { FloorPlan } from '@/model/floorPlan/floorPlan';
import type { Route } from '@/model/routing/route';
import { useGuidance } from '@/screens/preview/useGuidance';
import type { LoadPlan } from '@/screens/preview/VisitorFloorPlan';
import type { VenuePlace } from '@/screens/preview/venuePlace';
import { floorPlanOf } from '../../support/boxFloorPlan';
import { cleanUp } from '../../support/dom/render';
import { renderHook } from '../../support/dom/renderHook';
import { testVenue } from '../../support/dom/testVenue';

afterEach(cleanUp);

const guidance = (...given: Parameters<typeof useGuidance>) => {
  const client = new QueryClient();
  return renderHook(() => useGuidance(...given), {
    around: (page) => <QueryClientProvider client={client}>{page}</QueryClientProvider>,
  });
};

/** Twenty metres along a corridor, past the bookshop, then around the corner to the cinema. */
function hall() {
  const venue = testVenue({});
  const [, , cinema] = venue.places;
  const [floor] = venue.floors;
  if (!cinema || !floor) throw new Error('The hall has no cinema.');
  const points = [
    { x: 0, y: 0 },
    { x: 20, y: 0 },
    { x: 20, y: 15 },
  ];
  const leg = { floor: floor.uuid as Route['legs'][number]['floor'], points, nodes: [], length: 35 };
  const route: Route = { nodes: [], legs: [leg], changes: [], length: 35, seconds: 30, cost: 0 };
  return { venue, cinema, floor, route };
}

it('[PV40] names the rooms beside a turn once the floor plan is there', async () => {
  const { venue, cinema, floor, route } = hall();
  let answer: (plan: FloorPlan) => void = () => {};
  const loadPlan = vi.fn<LoadPlan>(() => new Promise((resolve) => (answer = resolve)));
  const hook = await guidance(venue, [{ start: null, place: cinema, route }], loadPlan);
  const landmarks = () =>
    hook
      .result()
      .flat()
      .map((step) => step.kind === 'walk' && step.landmark);
  expect(landmarks()).toEqual([null, null]);
  expect(loadPlan.mock.calls.map(([asked]) => asked.uuid)).toEqual([floor.uuid]);
  await hook.after(() => answer(floorPlanOf({ 'room-2': [10, -12, 30, -4], 'room-3': [0, 4, 17, 20] })));
  await vi.waitFor(() => expect(landmarks()).toEqual(['Bookshop', 'Bookshop']));
});

it('[PV40] names neither the start nor the goal on the way', async () => {
  const { venue, cinema, floor, route } = hall();
  const plan = floorPlanOf({ 'room-2': [10, -12, 30, -4], 'room-3': [14, 4, 17, 20] });
  const [, origin = null] = venue.places;
  const client = new QueryClient();
  client.setQueryData(visitorPlanKey(floor.uuid, floor.plan), plan);
  const around = (page: ReactNode) => <QueryClientProvider client={client}>{page}</QueryClientProvider>;
  const landmarksFrom = async (from: VenuePlace | null) => {
    const parts = [{ start: from, place: cinema, route }];
    const use = () => useGuidance(venue, parts, vi.fn<LoadPlan>());
    const hook = await renderHook(use, { around });
    return hook
      .result()
      .flat()
      .map((step) => step.kind === 'walk' && step.landmark);
  };
  expect(await landmarksFrom(null)).toEqual(['Bookshop', 'Bookshop']);
  expect(await landmarksFrom(origin)).toEqual([null, null]);
});

it('[PV40] asks for no floor plan without a route', async () => {
  const { venue } = hall();
  const loadPlan = vi.fn<LoadPlan>();
  const hook = await guidance(venue, [], loadPlan);
  expect([hook.result(), loadPlan.mock.calls]).toEqual([[], []]);
});
