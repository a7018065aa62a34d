import { type AppliedChange, type BesideChange, changesNothing, joined } from './besideChange';
import { applyDelta, type Delta, deltaBetween, isEmptyDelta } from './delta';
import type { EditNote } from './editNote';
import { sameField } from './edits/changeRecords';
import type { FloorId, MapNode, Network, NodeId } from './network';
import { selectionOn } from './selecting/selectionOn';
import type { SelectionOrNone } from './selection';
import { type DeletedFloors, NO_FLOORS, withoutFloors } from './withoutFloors';

/** One gesture: its changes, its name, and the selection before and after. */
export interface Step {
  readonly note: EditNote;
  readonly delta: Delta;
  /** Its changes beside the network, in their order. Whoever applies the step to the network applies them there. */
  readonly beside: readonly BesideChange[];
  readonly selectedBefore: SelectionOrNone;
  readonly selectedAfter: SelectionOrNone;
}

/** An edited network with undo and redo. Immutable. */
export interface History {
  /** The network as the service has it. */
  readonly loaded: Network;
  readonly present: Network;
  /** The floor in view: nothing of another one is ever selected. Null before a floor is shown. */
  readonly floor: FloorId | null;
  /** Undo brings nothing back on a deleted floor: it could not be saved. */
  readonly deleted: DeletedFloors;
  readonly selection: SelectionOrNone;
  /** Oldest first. */
  readonly past: readonly Step[];
  /** The next step of redo is last. */
  readonly future: readonly Step[];
}

const HISTORY_STEPS = 500;

export const startHistory = (loaded: Network, floor: FloorId | null = null): History => ({
  loaded,
  present: loaded,
  floor,
  deleted: NO_FLOORS,
  selection: null,
  past: [],
  future: [],
});

/** Makes `next` the present network as one step. An unchanged network only changes the selection. */
export function commit(
  history: History,
  next: Network,
  note: EditNote,
  selection: SelectionOrNone,
  beside: readonly BesideChange[] = [],
): History {
  const delta = deltaBetween(history.present, next);
  if (isEmptyDelta(delta) && beside.length === 0) return select(history, selection);
  const step: Step = { note, delta, beside, selectedBefore: history.selection, selectedAfter: selection };
  const after: History = {
    ...history,
    present: withLowestId(next, history.present),
    past: [...history.past, step].slice(-HISTORY_STEPS),
    future: [],
  };
  return select(after, selection);
}

/**
 * Notes changes that were made beside the network as one step. Typing in one field is one step, until another step is made;
 * typing back what was there is none.
 */
export function commitBeside(history: History, beside: readonly BesideChange[], note: EditNote): History {
  const last = history.past.at(-1);
  const [change, ...others] = beside;
  const isTyping =
    history.future.length === 0 &&
    last?.beside.length === 1 &&
    isEmptyDelta(last.delta) &&
    JSON.stringify(last.note) === JSON.stringify(note);
  const typed = isTyping && change && others.length === 0 ? joined(last.beside[0]!, change) : null;
  if (!last || !typed) return commit(history, history.present, note, history.selection, beside);
  const past = history.past.slice(0, -1);
  return { ...history, past: changesNothing(typed) ? past : [...past, { ...last, beside: [typed] }] };
}

/** A change beside the network that can be neither undone nor redone any more leaves the history. */
export function forgetBeside(history: History, of: string): History {
  const left = (steps: readonly Step[]) =>
    steps
      .map((step) => ({ ...step, beside: step.beside.filter((change) => change.of !== of) }))
      .filter(({ delta, beside }) => beside.length > 0 || !isEmptyDelta(delta));
  return { ...history, past: left(history.past), future: left(history.future) };
}

/**
 * Undo and redo could not make these changes beside the network, each alone in its step: their steps are where they were, and
 * can be tried again.
 * @param applied in the order in which they were asked for; of several of one change the first counts
 */
export function returnBeside(history: History, applied: readonly AppliedChange[]): History {
  const asked = new Map(applied.toReversed().map(({ change, direction }) => [change, direction]));
  const isAsked =
    (direction: AppliedChange['direction']) =>
    ({ beside }: Step): boolean =>
      beside.some((change) => asked.get(change) === direction);
  const done = history.future.filter(isAsked('back'));
  const undone = history.past.filter(isAsked('forward'));
  return {
    ...history,
    past: [...history.past.filter((step) => !undone.includes(step)), ...done.toReversed()],
    future: [...history.future.filter((step) => !done.includes(step)), ...undone.toReversed()],
  };
}

/** Changes beside the network that undo and redo make on the way to a step, in their order. */
export function besideOnTheWay({ past, future }: History, done: number): readonly AppliedChange[] {
  const undone = past.slice(done).toReversed();
  const redone = future.toReversed().slice(0, Math.max(done - past.length, 0));
  return [
    ...undone.flatMap(({ beside }) => beside.toReversed().map((change) => ({ change, direction: 'back' as const }))),
    ...redone.flatMap(({ beside }) => beside.map((change) => ({ change, direction: 'forward' as const }))),
  ];
}

/** Selects what of it is on the floor in view. */
export const select = (history: History, selection: SelectionOrNone): History => ({
  ...history,
  selection: history.floor === null ? selection : selectionOn(history.present, history.floor, selection),
});

/** Another floor is shown: what is not on it is deselected. */
export const showFloor = (history: History, floor: FloorId | null): History =>
  select({ ...history, floor }, history.selection);

export const undoNote = (history: History): EditNote | null => history.past.at(-1)?.note ?? null;
export const redoNote = (history: History): EditNote | null => history.future.at(-1)?.note ?? null;

/** Undoes the last step; without one, returns the same history. */
export function undo(history: History): History {
  const step = history.past.at(-1);
  if (!step) return history;
  const before: History = {
    ...history,
    present: withoutFloors(applyDelta(history.present, step.delta, 'back'), history.deleted),
    past: history.past.slice(0, -1),
    future: [...history.future, step],
  };
  return select(before, step.selectedBefore);
}

/** Redoes the last undone step; without one, returns the same history. */
export function redo(history: History): History {
  const step = history.future.at(-1);
  if (!step) return history;
  const after: History = {
    ...history,
    present: withoutFloors(applyDelta(history.present, step.delta, 'forward'), history.deleted),
    past: [...history.past, step],
    future: history.future.slice(0, -1),
  };
  return select(after, step.selectedAfter);
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
export const markSaved = (history: History, saved: Network): History => ({
  ...history,
  loaded: withoutFloors(withoutAbsorbed(saved, saved), history.deleted),
  present: withoutAbsorbed(history.present, saved),
});

/** The network without what its nodes have absorbed by the save of `saved`: the service has moved it, and stores none. */
function withoutAbsorbed(network: Network, saved: Network): Network {
  let nodes: Map<NodeId, MapNode> | null = null;
  for (const [id, { absorbed, ...stored }] of network.nodes) {
    if (!absorbed || !sameField(absorbed, saved.nodes.get(id)?.absorbed)) continue;
    nodes ??= new Map(network.nodes);
    nodes.set(id, stored);
  }
  return nodes ? { ...network, nodes } : network;
}

/** Somebody has deleted floors: what is on them goes, on both sides of the difference. */
export function deleteFloors(history: History, floors: Iterable<FloorId>): History {
  const deleted = new Set([...history.deleted, ...floors]);
  if (deleted.size === history.deleted.size) return history;
  const present = withoutFloors(history.present, deleted);
  return select({ ...history, deleted, loaded: withoutFloors(history.loaded, deleted), present }, history.selection);
}

/**
 * The present network with what others have saved in it, and theirs as the service has it. It is no step: Undo takes back
 * what this person did, and leaves what others did.
 */
export const rebase = (history: History, merged: Network, saved: Network): History =>
  select(
    { ...markSaved(history, saved), present: withLowestId(withoutFloors(merged, history.deleted), history.present) },
    history.selection,
  );

/** Compares the networks, so that an undone change is not unsaved. */
export const isDirty = (history: History): boolean => !isEmptyDelta(deltaBetween(history.loaded, history.present));

/** Discards unsaved changes, those beside the network too, as one step that can be undone. */
export const revert = (history: History, beside: readonly BesideChange[] = []): History =>
  commit(history, history.loaded, { kind: 'revert' }, null, beside);

/** Ids are never reused, not even after undo: a pending answer may still refer to them. */
const withLowestId = (next: Network, other: Network): Network =>
  next.nextId <= other.nextId ? next : { ...next, nextId: other.nextId };
