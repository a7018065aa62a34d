import { expose } from 'comlink';
import { expect, it, vi } from 'vitest';
import { moveNodes } from '@/model/network/edits/moveNodes';
import { nodeId } from '@/model/network/network';
import { TRAVEL_TYPES } from '@/model/routing/travel/travelTypes';
import { createRouteWorker } from '@/workers/routeWorker';
import { sampleNetwork } from '../model/network/sampleNetwork';

const NONE: ReadonlyMap<number, number> = new Map();
const QUESTION = { from: { nodes: [nodeId(1)] }, to: { nodes: [nodeId(2)] }, stepFree: false, travel: null };

/** Workers in this thread that say what they were sent. */
function started() {
  const log: unknown[][] = [];
  const workers: { fail: () => void; terminated: () => number }[] = [];
  const start = () => {
    const { port1, port2 } = new MessageChannel();
    const name = workers.length + 1;
    let hangs = false;
    const jobs = {
      open: (network: ReturnType<typeof sampleNetwork>) => void log.push([name, 'open', network.nodes.size]),
      change: (delta: { nodes: ReadonlyMap<number, unknown> }) =>
        void log.push([name, 'change', [...delta.nodes.keys()]]),
      ask: () => (hangs ? new Promise(() => {}) : { kind: 'none', by: name }),
      judge: (cases: readonly unknown[]) => cases.map(() => name),
      trace: (_: unknown, steps: readonly unknown[]) => steps.length,
    };
    expose(jobs, port1 as never);
    const errors = new EventTarget();
    let terminations = 0;
    workers.push({
      fail: () => {
        hangs = true;
        errors.dispatchEvent(new Event('error'));
      },
      terminated: () => terminations,
    });
    port2.start();
    return {
      postMessage: port2.postMessage.bind(port2),
      addEventListener: (type: string, listener: EventListener) =>
        type === 'error' ? errors.addEventListener(type, listener) : port2.addEventListener(type as never, listener),
      removeEventListener: port2.removeEventListener.bind(port2),
      terminate: () => {
        terminations += 1;
        port1.close();
      },
    } as unknown as Worker;
  };
  return { log, workers, worker: createRouteWorker(start) };
}

it('[MT29] the route worker starts with the first network, and gets only what has changed since', async () => {
  const { log, workers, worker } = started();
  await expect(worker.ask(QUESTION)).rejects.toThrow();
  expect(workers.length).toBe(0);
  const network = sampleNetwork();
  worker.setNetwork(network, TRAVEL_TYPES, NONE);
  worker.setNetwork(network, TRAVEL_TYPES, NONE);
  const moved = moveNodes(new Map([[nodeId(2), { x: 7, y: 7 }]]))(network);
  worker.setNetwork(moved, TRAVEL_TYPES, NONE);
  await worker.ask(QUESTION);
  worker.setNetwork({ ...moved }, TRAVEL_TYPES, NONE);
  worker.setNetwork(moved, TRAVEL_TYPES, new Map([[11, 5]]));
  worker.setNetwork(moved, [...TRAVEL_TYPES], NONE);
  await worker.ask(QUESTION);
  expect([log, workers.length]).toEqual([
    [
      [1, 'open', 5],
      [1, 'change', [2]],
      [1, 'open', 5],
      [1, 'open', 5],
    ],
    1,
  ]);
  expect([await worker.judge([1, 2] as never), await worker.trace({} as never, [1, 2, 3] as never)]).toEqual([
    [1, 1],
    3,
  ]);
});

it('[MT29] a worker that dies is ended, rejects what it was asked, and the next network starts another', async () => {
  const { log, workers, worker } = started();
  const network = sampleNetwork();
  worker.setNetwork(network, TRAVEL_TYPES, NONE);
  await worker.ask(QUESTION);
  workers[0]?.fail();
  await expect(worker.ask(QUESTION)).rejects.toThrow();
  expect(workers[0]?.terminated()).toBe(1);
  worker.setNetwork(network, TRAVEL_TYPES, NONE);
  expect(await worker.ask(QUESTION)).toEqual({ kind: 'none', by: 2 });
  expect(log.filter(([, what]) => what === 'open').map(([name]) => name)).toEqual([1, 2]);
  const hanging = worker.ask(QUESTION);
  workers[1]?.fail();
  await Promise.race([hanging.catch(() => undefined), new Promise((done) => setTimeout(done, 50))]);
  await vi.waitFor(() => expect(workers[1]?.terminated()).toBe(1));
});
