import { afterEach, expect, it } from 'vitest';
import type { CheckedLocation } from '@/model/network/checks/checkLocation';
import { moveNodes } from '@/model/network/edits/moveNodes';
import { createNetwork, nodeId, type TravelType } from '@/model/network/network';
import { type CheckJobs, createCheckJobs } from '@/workers/checkJobs';
import { createCheckWorker } from '@/workers/checkWorker';
import { edge, node } from '../model/network/sampleNetwork';
import { floorPlanOf } from '../support/boxFloorPlan';
import { ChannelWorker } from './channelWorker';

const started: ChannelWorker[] = [];
afterEach(() => {
  for (const worker of started.splice(0)) worker.terminate();
});

/** A worker whose calls are noted. */
function worker() {
  const calls: string[] = [];
  const made = createCheckWorker(() => {
    const jobs = createCheckJobs();
    const noted = (name: keyof CheckJobs) => {
      const job = jobs[name] as (...given: unknown[]) => unknown;
      return (...given: unknown[]) => {
        calls.push(name);
        return job(...given);
      };
    };
    const channel = new ChannelWorker({
      open: noted('open'),
      change: noted('change'),
      setData: noted('setData'),
      setFloorPlan: noted('setFloorPlan'),
      check: noted('check'),
    });
    started.push(channel);
    return channel as unknown as Worker;
  });
  return { calls, ...made };
}

const types: TravelType[] = [{ key: 'walk', name: 'Walk', access: 1, speed: 1.4, wait: 0 }];
const network = createNetwork([node(1, 0, 0), node(2, 10, 0)], [edge(11, 1, 2)]);
const data = { destinations: [], labels: [], meshes: [] };
const floorPlan = floorPlanOf({ wall_1: [5, -3, 5.25, 3] });
const location: CheckedLocation = { network, data, types, floors: [{ uuid: 'ground', elevation: 0, floorPlan }] };

it('[PL94] only what changed is sent, and the same location is checked once', async () => {
  const { calls, check } = worker();
  const [one, same] = await Promise.all([check(location), check({ ...location, floors: [...location.floors] })]);
  expect(one.map((problem) => problem.check)).toEqual(['through-wall']);
  expect(same).toBe(one);
  expect(calls).toEqual(['open', 'setData', 'setFloorPlan', 'check']);
  calls.length = 0;
  const moved = { ...location, network: moveNodes(new Map([[nodeId(2), { x: 4, y: 0 }]]))(network) };
  expect(await check(moved)).toEqual([]);
  expect(calls).toEqual(['change', 'check']);
  calls.length = 0;
  expect(await check({ ...moved, floors: [{ uuid: 'ground', elevation: 0, floorPlan: null }] })).toEqual([]);
  expect(calls).toEqual(['setFloorPlan', 'check']);
});

it('[PL94] the floor plans of another location are let go', async () => {
  const { calls, check } = worker();
  await check(location);
  calls.length = 0;
  await check({ ...location, floors: [] });
  expect(calls).toEqual(['setData', 'setFloorPlan', 'check']);
  // It is sent again when it is needed again.
  expect((await check(location)).map((problem) => problem.check)).toEqual(['through-wall']);
});

it('[PL94] a worker that died is reported, and the next check starts another with everything', async () => {
  const { calls, check } = worker();
  await check(location);
  const waiting = check({ ...location, network: createNetwork([node(1, 0, 0)], []) });
  started[0]?.dispatchEvent(new Event('error'));
  await expect(waiting).rejects.toThrow('has stopped. Try again.');
  expect((await check(location)).map((problem) => problem.check)).toEqual(['through-wall']);
  // The double of the dead worker still hears what it was told.
  expect(calls.slice(-4)).toEqual(['open', 'setData', 'setFloorPlan', 'check']);
});
