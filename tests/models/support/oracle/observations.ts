import type { AnyMachineSnapshot } from 'xstate';
import type { Effect } from './effects';

/** One step that the real machine took. */
export interface Observation {
  /** The states before it; null at the start. */
  readonly before: readonly string[] | null;
  readonly context: AnyMachineSnapshot['context'];
  readonly label: string;
  readonly after: readonly string[];
  readonly effects: readonly Effect[];
}

/** The steps of all walks of a model, each once: states, context, and trigger tell them apart. */
export interface Observations {
  add(key: string, observation: Observation): void;
  all(): readonly Observation[];
}

export function createObservations(): Observations {
  const seen = new Map<string, Observation>();
  return {
    add: (key, observation) => {
      if (!seen.has(key)) seen.set(key, observation);
    },
    all: () => [...seen.values()],
  };
}
