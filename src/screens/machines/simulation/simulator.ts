import type { SentEvent } from '@/machines/inspect/inspection';
import type { SimulationSamples, SimulationState } from '@/machines/inspect/simulation/simulation';

/** Runs machines in the page, by themselves. Each of its promises rejects when the simulation has stopped. */
export interface Simulator {
  /** Null where the machine has no model. */
  readonly loadSamples: (machine: string) => Promise<SimulationSamples | null>;
  readonly start: (machine: string, samples: SimulationSamples, start: string) => Promise<SimulationState>;
  /** Does a choice of the state. */
  readonly perform: (label: string) => Promise<SimulationState>;
  readonly send: (event: SentEvent) => Promise<SimulationState>;
}
