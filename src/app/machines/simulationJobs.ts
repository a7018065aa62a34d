import type { SentEvent } from '@/machines/inspect/inspection';
import type { SimulationSamples, SimulationState } from '@/machines/inspect/simulation/simulation';

/** The work of the worker that simulates machines. */
export interface SimulationJobs {
  /** Starts a machine; the one before ends. */
  start(machine: string, samples: SimulationSamples, start: string): Promise<SimulationState>;
  perform(label: string): Promise<SimulationState>;
  send(event: SentEvent): Promise<SimulationState>;
}
