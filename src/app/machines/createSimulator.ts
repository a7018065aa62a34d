import { wrap } from 'comlink';
import type { SimulationState } from '@/machines/inspect/simulation/simulation';
import type { Simulator } from '@/screens/machines/simulation/simulator';
import { loadSamples } from './loadSamples';
import type { SimulationJobs } from './simulationJobs';

/** Longer than any step of a machine takes. */
const MOST_MILLISECONDS = 10_000;

/** Simulates machines in a worker, which starts with the first one. One that does not answer is ended. */
export function createSimulator(): Simulator & { readonly stop: () => void } {
  // The proxy is kept with its worker: where a proxy is collected as garbage, comlink lets the worker go.
  let running: { readonly worker: Worker; readonly jobs: SimulationJobs } | null = null;
  const stop = () => {
    running?.worker.terminate();
    running = null;
  };
  const begin = () => {
    const worker = new Worker(new URL('./simulation.worker.ts', import.meta.url), { type: 'module' });
    // The calls of a worker are those of its jobs, as promises.
    return { worker, jobs: wrap<SimulationJobs>(worker) as unknown as SimulationJobs };
  };
  const run = (job: (jobs: SimulationJobs) => Promise<SimulationState>): Promise<SimulationState> => {
    running ??= begin();
    const own = running;
    let end = () => {};
    const silent = new Promise<never>((_resolve, reject) => {
      const fail = () => {
        if (running === own) stop();
        reject(new Error('The worker does not answer.'));
      };
      own.worker.addEventListener('error', fail);
      const timer = setTimeout(fail, MOST_MILLISECONDS);
      end = () => {
        clearTimeout(timer);
        own.worker.removeEventListener('error', fail);
      };
    });
    return Promise.race([job(own.jobs), silent]).finally(() => end());
  };
  return {
    loadSamples,
    start: (machine, samples, start) => run((jobs) => jobs.start(machine, samples, start)),
    perform: (label) => run((jobs) => jobs.perform(label)),
    send: (event) => run((jobs) => jobs.send(event)),
    stop,
  };
}
