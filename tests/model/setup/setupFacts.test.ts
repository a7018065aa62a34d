import { expect, it } from 'vitest';
import { type SetUpLocation, setupFacts } from '@/model/setup/setupFacts';
import { sampleNetwork } from '../network/sampleNetwork';

const network = sampleNetwork();
const [first] = network.edges.values();
const floor = network.nodes.get(first!.from)!.floor;
const data: SetUpLocation = {
  location: {
    buildings: [
      {
        floors: [
          { uuid: floor, plan: 'a' },
          { uuid: 'bare', plan: 'b' },
          { uuid: 'planless', plan: null },
        ],
      },
    ],
  },
  destinations: [
    { floor_id: floor, object_name: 'room-1' },
    { floor_id: floor, object_name: 'room-2' },
  ],
  labels: [
    { floor_id: floor, object_name: 'room-2' },
    { floor_id: 'planless', object_name: 'room-9' },
  ],
  screens: [{ node_id: 1 }, { node_id: null }],
};
const found = { network, problems: null, publication: 'none' } as const;

it('[LS25] counts floors, rooms and kiosks, a room with a label and a destination once', () => {
  expect(setupFacts(data, found)).toEqual({
    floors: 3,
    floorsWithPlan: 2,
    namedRooms: 3,
    floorsWithoutNames: 1,
    floorsWithoutPaths: 1,
    problems: null,
    publication: 'none',
    kiosks: 2,
    placedKiosks: 1,
  });
});

it('[LS25] counts the results of the checks by their severity', () => {
  const problems = [{ severity: 'warning' }, { severity: 'error' }, { severity: 'warning' }] as const;
  expect(setupFacts(data, { ...found, problems }).problems).toEqual({ errors: 1, warnings: 2 });
});
