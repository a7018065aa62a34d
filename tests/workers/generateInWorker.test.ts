import { expect, it } from 'vitest';
import { planOfSpaces } from '@/model/floorPlan/sources/planOfSpaces';
import { generateInWorker } from '@/workers/generateInWorker';
import { generateJobs } from '@/workers/generateJobs';
import { door, planned, rectangle } from '../support/plannedFloor';
import { ChannelWorker } from './channelWorker';

const floorPlan = planOfSpaces([
  planned('hall', 'corridor', rectangle(0, 0, 10, 3)),
  planned('shop', 'room', rectangle(0, 3, 5, 5)),
  door('shop door', 2, 3),
]);
const request = {
  floors: [{ uuid: 'ground', building: 'house', elevation: 2, floorPlan }],
  data: { labels: [], meshes: [] },
};

function started() {
  const worker = new ChannelWorker(generateJobs);
  // The channel has what the handle uses of a Worker.
  return { worker, start: () => worker as unknown as Worker };
}

it('[AN11] makes the network in a worker, which ends with it', async () => {
  const { worker, start } = started();
  const network = await generateInWorker(request, new AbortController().signal, start);
  expect(network.floors[0]?.nodes.filter(({ mesh }) => mesh !== null).map(({ mesh }) => mesh)).toEqual(['shop']);
  expect(network).toEqual(generateJobs.generate(request));
  expect(worker.terminated).toBe(true);
});

it('[AN11] takes the kinds that somebody has set', async () => {
  const { start } = started();
  const meshes = [{ floor_id: 'ground', object_name: 'shop', kind: 'furniture' as const }];
  const network = await generateInWorker(
    { ...request, data: { labels: [], meshes } },
    new AbortController().signal,
    start,
  );
  expect(network.floors[0]?.nodes.some(({ mesh }) => mesh === 'shop')).toBe(false);
});

it('[AN11] ends the worker where it is cancelled, or where it fails', async () => {
  for (const [end, reason] of [
    [(_: ChannelWorker, controller: AbortController) => controller.abort(new Error('Cancelled.')), 'Cancelled.'],
    [(worker: ChannelWorker) => worker.dispatchEvent(new Event('error')), 'has stopped'],
  ] as const) {
    const { worker, start } = started();
    const controller = new AbortController();
    const made = generateInWorker(request, controller.signal, start);
    end(worker, controller);
    await expect(made).rejects.toThrow(reason);
    expect(worker.terminated).toBe(true);
  }
});
