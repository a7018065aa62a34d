import { expect, it } from 'vitest';
import { checkLocation } from '@/model/network/checks/checkLocation';
import { deltaBetween } from '@/model/network/delta';
import { moveNodes } from '@/model/network/edits/moveNodes';
import { createNetwork, type Network, nodeId, type TravelType } from '@/model/network/network';
import { createCheckJobs } from '@/workers/checkJobs';
import { randomEdit, seeded } from '../model/network/randomEdits';
import { edge, node } from '../model/network/sampleNetwork';
import { randomNetwork } from '../model/routing/randomNetwork';
import { floorPlanOf } from '../support/boxFloorPlan';

const data = { destinations: [], labels: [], meshes: [] };
const types: TravelType[] = [{ key: 'walk', name: 'Walk', access: 1, speed: 1.4, wait: 0 }];
const floors = [{ uuid: 'ground', elevation: 0 }];
const wall = floorPlanOf({ wall_1: [5, -3, 5.25, 3] });

it.each([1, 2, 3, 4])('[PL94] after each change the worker finds what a check from scratch finds, seed %i', (seed) => {
  const random = seeded(seed);
  const jobs = createCheckJobs();
  let network: Network = randomNetwork(seed, 5);
  jobs.open(network);
  jobs.setData(data, types, floors);
  jobs.setFloorPlan('ground', wall);
  for (let step = 0; step < 60; step += 1) {
    const next = randomEdit(network, random)(network);
    jobs.change(structuredClone(deltaBetween(network, next)));
    network = next;
    const fresh = checkLocation({ network, data, types, floors: [{ uuid: 'ground', elevation: 0, floorPlan: wall }] });
    expect(jobs.check()).toEqual(fresh);
  }
});

it('[PL94] finds what may be sent between threads, and knows walls once their floor plan is there', () => {
  const jobs = createCheckJobs();
  const network = createNetwork([node(1, 0, 0), node(2, 10, 0)], [edge(11, 1, 2)]);
  jobs.open(network);
  jobs.setData(data, types, floors);
  expect(jobs.check()).toEqual([]);
  jobs.setFloorPlan('ground', wall);
  const problems = jobs.check();
  expect(problems.map(({ check }) => check)).toEqual(['through-wall']);
  expect(structuredClone(problems)).toEqual(problems);
  const away = moveNodes(new Map([[nodeId(2), { x: 4, y: 0 }]]))(network);
  jobs.change(deltaBetween(network, away));
  expect(jobs.check()).toEqual([]);
});
