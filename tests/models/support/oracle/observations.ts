import type { AnyMachineSnapshot } from 'xstate';
import type { Effect } from './effects';
import type { Walk } from './walk';

/** States with the context in them. */
export interface Place {
  readonly states: readonly string[];
  readonly context: AnyMachineSnapshot['context'];
  /** The steps that led here. */
  readonly walk: Walk;
  /** Equal for places that the model does not tell apart. */
  readonly key: string;
}

/** One step that the real machine took. */
export interface Observation {
  /** Null at the start. */
  readonly before: Place | null;
  readonly label: string;
  readonly after: Place;
  readonly effects: readonly Effect[];
  /** Events that it emitted, with their payloads. */
  readonly emitted: readonly Effect[];
  /** Its output, once it has ended. */
  readonly output: unknown;
}

/** The steps of all walks of a model, each once: the place and the trigger tell them apart. */
export interface Observations {
  add(observation: Observation): void;
  all(): readonly Observation[];
}

export function createObservations(): Observations {
  const seen = new Map<string, Observation>();
  return {
    add: (observation) => {
      const { before, label } = observation;
      const key = JSON.stringify([before?.key, label]);
      if (!seen.has(key)) seen.set(key, observation);
    },
    all: () => [...seen.values()],
  };
}
