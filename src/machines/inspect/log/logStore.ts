import type { Json } from '@/model/problemReport/problemReport';
import type { LoggedEvent } from './loggedEvent';
import { appendEvents, EMPTY_LOG, type MachineLog } from './logStep';

/** A log that grows, as it is shown. */
export interface LogView {
  readonly log: MachineLog;
  readonly isPaused: boolean;
  /** Events that came while it was paused, which the log does not have. */
  readonly missed: number;
  /** The title of the file that is shown instead of the running machines; null without one. */
  readonly file: string | null;
}

/** A log that a page can watch, pause, empty, and replace by that of a file. */
export interface LogStore {
  readonly subscribe: (onChange: () => void) => () => void;
  readonly view: () => LogView;
  add(events: readonly LoggedEvent[]): void;
  /** The present context of an actor, which its next event meets. */
  setContext(actor: string, context: Json): void;
  pause(): void;
  resume(): void;
  clear(): void;
  /** Shows a file. The running machines go on unrecorded until it is closed. */
  open(log: MachineLog, title: string): void;
  close(): void;
}

const EMPTY: LogView = { log: EMPTY_LOG, isPaused: false, missed: 0, file: null };

export function createLogStore(): LogStore {
  let view = EMPTY;
  // Of the running machines, also while nothing is recorded: an event names its context only where that has changed.
  let contexts: MachineLog['contexts'] = new Map();
  const listeners = new Set<() => void>();
  const set = (next: LogView) => {
    view = next;
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    view: () => view,
    add: (events) => {
      if (events.length === 0) return;
      const next = appendEvents({ ...(view.file === null ? view.log : EMPTY_LOG), contexts }, events);
      contexts = next.contexts;
      if (view.isPaused || view.file !== null) set({ ...view, missed: view.missed + events.length });
      else set({ ...view, log: next });
    },
    setContext: (actor, context) => {
      if (!contexts.has(actor)) contexts = new Map(contexts).set(actor, context);
    },
    pause: () => set({ ...view, isPaused: true }),
    resume: () => set({ ...view, isPaused: false, missed: 0 }),
    clear: () => set({ ...EMPTY, isPaused: view.isPaused }),
    open: (log, title) => set({ log, isPaused: false, missed: 0, file: title }),
    close: () => set(EMPTY),
  };
}
