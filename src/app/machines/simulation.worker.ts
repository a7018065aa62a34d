import { expose } from 'comlink';
import { isMachine } from '@/machines/inspect/simulation/isMachine';
import { type Simulation, simulateMachine } from '@/machines/inspect/simulation/simulateMachine';
import type { SimulationSamples } from '@/machines/inspect/simulation/simulation';
import type { SimulationJobs } from './simulationJobs';

/** Only a worker may load every machine: in the page each would become a script of its own, which the screens share. */
const files = import.meta.glob<Readonly<Record<string, unknown>>>('../../machines/**/*.machine.ts');

let running: Simulation | null = null;
let count = 0;

async function loadMachine(id: string) {
  const [, load] = Object.entries(files).find(([path]) => path.endsWith(`/${id}.machine.ts`)) ?? [];
  const found = Object.values((await load?.()) ?? {}).find((value) => isMachine(value) && value.id === id);
  if (!isMachine(found)) throw new Error(`This release has no machine ${id}.`);
  return found;
}

const current = (): Simulation => {
  if (!running) throw new Error('Nothing is simulated.');
  return running;
};

const jobs: SimulationJobs = {
  start: async (machine: string, samples: SimulationSamples, start: string) => {
    running?.stop();
    count += 1;
    running = simulateMachine(await loadMachine(machine), samples, start, `simulation ${count}`, Date.now());
    return running.state();
  },
  perform: async (label) => await current().perform(label),
  send: async (event) => await current().send(event),
};
expose(jobs);
