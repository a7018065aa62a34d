import { applyDelta, type Delta, deltaBetween, isEmptyDelta } from './delta';
import type { EditNote } from './editNote';
import type { Network } from './network';
import type { SelectionOrNone } from './selection';

/** One gesture: its changes, its name, and the selection before and after. */
export interface Step {
  readonly note: EditNote;
  readonly delta: Delta;
  readonly selectedBefore: SelectionOrNone;
  readonly selectedAfter: SelectionOrNone;
}

/** An edited network with undo and redo. Immutable. */
export interface History {
  /** The network as the service has it. */
  readonly loaded: Network;
  readonly present: Network;
  readonly selection: SelectionOrNone;
  /** Oldest first. */
  readonly past: readonly Step[];
  /** The next step of redo is last. */
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

/** Makes `next` the present network as one step. An unchanged network only changes the selection. */
export function commit(history: History, next: Network, note: EditNote, selection: SelectionOrNone): History {
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

export const undoNote = (history: History): EditNote | null => history.past.at(-1)?.note ?? null;
export const redoNote = (history: History): EditNote | null => history.future.at(-1)?.note ?? null;

/** Undoes the last step; without one, returns the same history. */
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

/** Redoes the last undone step; without one, returns the same history. */
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

/** Notes of all steps, oldest first, and how many of them are done; the others were undone. */
export const stepsOf = ({ past, future }: History): { readonly notes: readonly EditNote[]; readonly done: number } => ({
  notes: [...past, ...future.toReversed()].map(({ note }) => note),
  done: past.length,
});

/** Whether other edits would be done if so many steps were. */
export const isOtherStep = ({ past, future }: History, done: number): boolean =>
  Number.isInteger(done) && done >= 0 && done <= past.length + future.length && done !== past.length;

/** Undoes or redoes until so many steps are done; a number that there is no step for changes nothing. */
export function goToStep(history: History, done: number): History {
  if (!isOtherStep(history, done)) return history;
  let now = history;
  while (now.past.length > done) now = undo(now);
  while (now.past.length < done) now = redo(now);
  return now;
}

/** The service has `saved`: the sent network, which may be older than the present one. Undo can still go back beyond it. */
export const markSaved = (history: History, saved: Network): History => ({ ...history, loaded: saved });

/** Compares the networks, so that an undone change is not unsaved. */
export const isDirty = (history: History): boolean => !isEmptyDelta(deltaBetween(history.loaded, history.present));

/** Discards unsaved changes as one step that can be undone. */
export const revert = (history: History): History => commit(history, history.loaded, { kind: 'revert' }, null);

/** Ids are never reused, not even after undo: a pending answer may still refer to them. */
const withLowestId = (next: Network, other: Network): Network =>
  next.nextId <= other.nextId ? next : { ...next, nextId: other.nextId };
