import type { Json } from '@/model/problemReport/problemReport';
import type { LoggedEvent } from './loggedEvent';

/** An event in a log of all machines, with the context that it met. */
export interface LogStep extends Omit<LoggedEvent, 'context'> {
  /** Its place in the log, from 1. It stays when older steps are forgotten. */
  readonly place: number;
  /** Undefined where the log does not have the context. */
  readonly contextBefore: Json | undefined;
  readonly contextAfter: Json | undefined;
}

/** The steps of a log, the oldest first, with what later ones need. */
export interface MachineLog {
  readonly steps: readonly LogStep[];
  /** The last place that was given. */
  readonly last: number;
  /** The context of each actor after its last step. */
  readonly contexts: ReadonlyMap<string, Json | undefined>;
  /** Characters that the steps hold, roughly. */
  readonly size: number;
  /** How many steps were forgotten. */
  readonly forgotten: number;
}

export const EMPTY_LOG: MachineLog = { steps: [], last: 0, contexts: new Map(), size: 0, forgotten: 0 };

/** Bounds of what a page keeps. */
export const MOST_STEPS = 2_000;
export const MOST_CHARACTERS = 12_000_000;

const sizeOf = ({ context, payload }: LoggedEvent): number =>
  200 + JSON.stringify(payload).length + (context === undefined ? 0 : JSON.stringify(context).length);

/** A log with further events. Steps share the contexts of the steps before them; the oldest make room for new ones. */
export function appendEvents(log: MachineLog, events: readonly LoggedEvent[]): MachineLog {
  const contexts = new Map(log.contexts);
  let { last, size, forgotten } = log;
  const added = events.map((event): LogStep => {
    const { context, ...rest } = event;
    const contextBefore = contexts.get(event.actor);
    const contextAfter = context === undefined ? contextBefore : context;
    contexts.set(event.actor, contextAfter);
    last += 1;
    size += sizeOf(event);
    return { ...rest, place: last, contextBefore, contextAfter };
  });
  const steps = [...log.steps, ...added];
  let first = 0;
  while (steps.length - first > MOST_STEPS || (size > MOST_CHARACTERS && first < steps.length - 1)) {
    const step = steps[first];
    if (step) size -= sizeOf(eventOf(step));
    first += 1;
    forgotten += 1;
  }
  return { steps: first > 0 ? steps.slice(first) : steps, last, contexts, size, forgotten };
}

/** The event of a step as it was logged. */
export function eventOf({ place: _, contextBefore, contextAfter, ...event }: LogStep): LoggedEvent {
  return contextAfter === undefined || contextAfter === contextBefore ? event : { ...event, context: contextAfter };
}
