import { expect, it } from 'vitest';
import { type CheckedLocation, checkLocation } from '@/model/network/checks/checkLocation';
import { createNetwork } from '@/model/network/network';
import { TRAVEL_TYPES } from '@/model/routing/travel/travelTypes';
import { floorPlanOf } from '../../../support/boxFloorPlan';
import { edge, node, upstairs } from '../sampleNetwork';

const FLOOR_PLAN = floorPlanOf({ wall_1: [5, -3, 5.25, 3] });
const location = (meshes: NonNullable<CheckedLocation['data']['meshes']>): CheckedLocation => ({
  network: createNetwork(
    [node(1, 0, 0), node(2, 10, 0), upstairs(4, 0, 0), upstairs(5, 10, 0)],
    [edge(11, 1, 2), edge(12, 4, 5)],
  ),
  data: { destinations: [], meshes },
  types: TRAVEL_TYPES,
  floors: ['ground', 'upper'].map((uuid) => ({ uuid, floorPlan: FLOOR_PLAN })),
});
const throughWalls = (of: CheckedLocation) =>
  checkLocation(of).flatMap(({ check, place }) => (check === 'through-wall' ? [place?.floor] : []));

it('[CV54] a kind that was corrected on one floor does not count on another one with the same floor plan', () => {
  const opened = (floor_id: string) => [{ floor_id, object_name: 'wall_1', kind: 'door' as const }];
  expect(throughWalls(location([]))).toEqual(['ground', 'upper']);
  expect(throughWalls(location(opened('ground')))).toEqual(['upper']);
  expect(throughWalls(location(opened('upper')))).toEqual(['ground']);
});
