import type { Json } from '@/model/problemReport/problemReport';
import type { Verdict } from '../verdictOf';

/** Who has sent an event. */
export interface EventSource {
  /** `outside` is a person or the code of a screen, `service` an invoked actor that is no machine. */
  readonly kind: 'outside' | 'machine' | 'service' | 'clock' | 'itself';
  /** The key of a machine, the id of a service; empty otherwise. */
  readonly name: string;
}

/** An event that an actor has received. */
export interface LoggedEvent {
  readonly actor: string;
  /** The id of its machine. */
  readonly machine: string;
  /** Counts the events of the actor. */
  readonly number: number;
  /** Milliseconds since 1970, of the clock of the computer. */
  readonly at: number;
  readonly source: EventSource;
  readonly type: string;
  /** Without secrets. */
  readonly payload: Readonly<Record<string, unknown>>;
  /** Ids of the states before and after, the outer ones included. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** The context after it, without secrets; left out where it is the one before. */
  readonly context?: Json;
  /** Ids of the transitions that it has taken, those that followed at once included. */
  readonly taken: readonly string[];
  /** Effects by name, and events that it has emitted as `emit saved`. */
  readonly effects: readonly string[];
  /** Ids of the actors that it has invoked. */
  readonly started: readonly string[];
  /** Why it was not taken; null where it was. */
  readonly verdict: Verdict | null;
}
