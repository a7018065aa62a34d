import { applyDelta, type Delta, deltaBetween, isEmptyDelta } from './delta';
import type { Network } from './network';
import type { SelectionOrNone } from './selection';

/** One gesture: what it changed, how it is called, and what was selected before and after. */
export interface Step {
  readonly note: string;
  readonly delta: Delta;
  readonly selectedBefore: SelectionOrNone;
  readonly selectedAfter: SelectionOrNone;
}

/** A plan being edited, with the way back and forth. Immutable. */
export interface History {
  /** The plan as the service has it. */
  readonly loaded: Network;
  readonly present: Network;
  readonly selection: SelectionOrNone;
  /** Oldest first. */
  readonly past: readonly Step[];
  /** The step that redo makes next comes last. */
  readonly future: readonly Step[];
}

const HISTORY_STEPS = 500;

export const startHistory = (loaded: Network): History => ({
  loaded,
  present: loaded,
  selection: null,
  past: [],
  future: [],
});

/** Makes `next` the present plan as one step. A plan without any difference makes no step, but selects. */
export function commit(history: History, next: Network, note: string, selection: SelectionOrNone): History {
  const delta = deltaBetween(history.present, next);
  if (isEmptyDelta(delta)) return { ...history, selection };
  const step: Step = { note, delta, selectedBefore: history.selection, selectedAfter: selection };
  return {
    loaded: history.loaded,
    present: withLowestId(next, history.present),
    selection,
    past: [...history.past, step].slice(-HISTORY_STEPS),
    future: [],
  };
}

export const select = (history: History, selection: SelectionOrNone): History => ({ ...history, selection });

export const undoNote = (history: History): string | null => history.past.at(-1)?.note ?? null;
export const redoNote = (history: History): string | null => history.future.at(-1)?.note ?? null;

/** Takes the last step back; without one, the same history. */
export function undo(history: History): History {
  const step = history.past.at(-1);
  if (!step) return history;
  return {
    ...history,
    present: applyDelta(history.present, step.delta, 'back'),
    selection: step.selectedBefore,
    past: history.past.slice(0, -1),
    future: [...history.future, step],
  };
}

/** Makes the step that was taken back last once more; without one, the same history. */
export function redo(history: History): History {
  const step = history.future.at(-1);
  if (!step) return history;
  return {
    ...history,
    present: applyDelta(history.present, step.delta, 'forward'),
    selection: step.selectedAfter,
    past: [...history.past, step],
    future: history.future.slice(0, -1),
  };
}

/** The service has `saved` now: what was sent, which may be older than the present plan. Undo still goes back past it. */
export const markSaved = (history: History, saved: Network): History => ({ ...history, loaded: saved });

/** Dirty means different, not touched. */
export const isDirty = (history: History): boolean => !isEmptyDelta(deltaBetween(history.loaded, history.present));

/** Throws away what is not saved, as one step that can itself be undone. */
export const revert = (history: History, note: string): History => commit(history, history.loaded, note, null);

/** Numbers are never used twice, not even after undo: an answer under way may still speak of them. */
const withLowestId = (next: Network, other: Network): Network =>
  next.nextId <= other.nextId ? next : { ...next, nextId: other.nextId };
