/** The page in which workers are compared. Its jobs hang from `globalThis.bench`, where Playwright calls them. */
import { createFloorPlanWorker } from '../../src/workers/floorPlanWorker.ts';
import { createRouteWorker } from '../../src/workers/routeWorker.ts';
import { routeChanges } from './routeChanges.mjs';

const start = {
  meshes: () => new Worker(new URL('./objects.worker.mjs', import.meta.url), { type: 'module' }),
  peers: () => new Worker(new URL('./peers.worker.mjs', import.meta.url), { type: 'module' }),
  routes: () => new Worker(new URL('./routes.worker.mjs', import.meta.url), { type: 'module' }),
};
/** A worker of the built console, at its address there. */
const built = (address) => () => new Worker(address, { type: 'module' });

/** Asks a worker once and ends it. */
async function askOnce(worker, message) {
  try {
    return await new Promise((answered, failed) => {
      worker.addEventListener('error', ({ message: why }) => failed(new Error(why)));
      worker.addEventListener('message', ({ data }) =>
        data.failed ? failed(new Error(data.failed)) : answered(data.answer),
      );
      worker.postMessage(message);
    });
  } finally {
    worker.terminate();
  }
}

globalThis.bench = {
  parse: (name, address, rounds) =>
    askOnce(name === 'ours' ? start.meshes() : start.peers(), { job: 'parse', name, address, rounds }),

  /** Reads the archive by the contender: `plan` (the console's worker, outlines and all), `meshes` or `peers`. */
  async zip(name, address, planWorker) {
    const archive = await (await fetch(address)).blob();
    const begin = performance.now();
    if (name !== 'plan') {
      const { objects } = await askOnce(start[name](), { job: 'zip', archive });
      return { ms: performance.now() - begin, objects };
    }
    const worker = createFloorPlanWorker(built(planWorker));
    const { floorPlan } = await worker.readUpload(archive);
    const ms = performance.now() - begin;
    worker.stop();
    return { ms, objects: floorPlan.names.length };
  },

  routes: (nodes, questions, routeWorker) =>
    routeChanges(nodes, questions, createRouteWorker(built(routeWorker)), start.routes()),
};
