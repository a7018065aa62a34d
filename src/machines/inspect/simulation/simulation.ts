import type { Json } from '@/model/problemReport/problemReport';
import type { Statechart } from '@/model/statechart/statechart';
import type { LiveActor } from '../inspection';
import type { LoggedEvent } from '../log/loggedEvent';
import type { Verdict } from '../verdictOf';

/** An answer of an invoked actor: its output or its error. */
export interface SampleAnswer {
  readonly name: string;
  readonly isError: boolean;
  /** Output or error, encoded. */
  readonly value: Json;
}

/** The facts of a model that a simulation needs, as JSON: see `encodeSample`. */
export interface SimulationSamples {
  /** The input of each start, by its name. */
  readonly starts: readonly { readonly name: string; readonly input: Json }[];
  readonly samples: readonly { readonly name: string; readonly event: Json }[];
  /** The answers of each actor, by its source. */
  readonly answers: Readonly<Record<string, readonly SampleAnswer[]>>;
}

/** Something that can be done to a simulated machine; its label is that of the step of a path. */
export interface Choice {
  readonly kind: 'event' | 'answer' | 'delay';
  readonly label: string;
  /** How the machine would treat an event; null of answers and delays, which it waits for. */
  readonly verdict: Verdict | null;
  /** Milliseconds of a delay. */
  readonly milliseconds: number | null;
  /** The answer is an error. */
  readonly isError: boolean;
}

/** A simulated machine after a step. */
export interface SimulationState {
  readonly chart: Statechart;
  readonly actor: LiveActor;
  /** The events since the step before. */
  readonly events: readonly LoggedEvent[];
  readonly choices: readonly Choice[];
  /** Simulated milliseconds since the start. */
  readonly elapsed: number;
  /** Why the step was not done, or the machine has failed; null otherwise. */
  readonly problem: string | null;
}
