/** The places of two nodes. */
export type Pair = readonly [number, number];

/** A change of places: before and after, for each of the two; null for one that it leaves. */
export type Step = readonly [Change, Change];
type Change = readonly [number, number] | null;

interface History {
  readonly present: Pair;
  readonly past: readonly Step[];
  /** The next step of redo is last. */
  readonly future: readonly Step[];
}

export const isSamePair = (one: Pair, other: Pair): boolean => one[0] === other[0] && one[1] === other[1];

const changeOf = (before: number, after: number): Change => (before === after ? null : [before, after]);

/** Another step; none where nothing moves. */
export function withStep<Told extends History>(told: Told, next: Pair): Told {
  if (isSamePair(told.present, next)) return told;
  const step: Step = [changeOf(told.present[0], next[0]), changeOf(told.present[1], next[1])];
  return { ...told, present: next, past: [...told.past, step], future: [] };
}

/** A step sets what it changes, and leaves what others did to the rest. */
const applied = (places: Pair, step: Step, side: 0 | 1): Pair => [
  step[0]?.[side] ?? places[0],
  step[1]?.[side] ?? places[1],
];

export function undone<Told extends History>(told: Told): Told {
  const step = told.past.at(-1);
  if (!step) return told;
  return {
    ...told,
    present: applied(told.present, step, 0),
    past: told.past.slice(0, -1),
    future: [...told.future, step],
  };
}

function redone<Told extends History>(told: Told): Told {
  const step = told.future.at(-1);
  if (!step) return told;
  return {
    ...told,
    present: applied(told.present, step, 1),
    past: [...told.past, step],
    future: told.future.slice(0, -1),
  };
}

/** Undoes or redoes until so many steps are done, as far as there are steps. */
export function movedTo<Told extends History>(told: Told, done: number): Told {
  if (told.past.length > done) return movedTo(undone(told), done);
  return told.past.length < done && told.future.length > 0 ? movedTo(redone(told), done) : told;
}
