import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Model } from '../model';
import { edgeOf, isFeasible, type Path, type Step } from './pathsOf';
import { type Gains, MOST_STEPS, OPENING, tours } from './tours';
import { leavesOf } from './triggers';

export interface BrowserPaths {
  /** All paths that the real service can produce. */
  readonly all: readonly Path[];
  /**
   * Enough paths to reach every state and take every edge, grouped by page: all but the last of a page return to its
   * initial state. Continuable models have long walks instead.
   */
  readonly enough: readonly (readonly Path[])[];
  /** Edges that no path with the real service reaches, by name. */
  readonly outOfReach: readonly string[];
}

/** Few enough that the cause of a failure is found quickly. */
const MOST_IN_A_PAGE = 6;

/** The paths that can be walked in a browser. */
export function browserPaths<World>(model: Model<AnyStateMachine, World>, paths: readonly Path[]): BrowserPaths {
  const all = paths.filter(({ steps }) => steps.every((step, index) => isFeasible(model, steps.slice(0, index), step)));
  const edgesOf = ({ steps }: Path) => steps.map(edgeOf);
  const wanted = new Set(all.flatMap(edgesOf));
  const every = new Set(paths.flatMap(edgesOf));
  const enough = pagesFor(model, all, { wanted, sought: every, ofPath: edgesOf, ofStep: (step) => [edgeOf(step)] });
  const met = new Set([...wanted, ...enough.flat().flatMap(edgesOf)]);
  return { all, enough, outOfReach: [...every].filter((edge) => !met.has(edge)) };
}

/** Enough of the paths that the real service can produce to be in every state once, grouped like `enough`. */
export function statePaths<World>(model: Model<AnyStateMachine, World>, all: readonly Path[]): BrowserPaths['enough'] {
  const enteredBy = ({ after }: Step) => leavesOf(after);
  const visitedBy = ({ first, steps }: Path) => [...leavesOf(first), ...steps.flatMap(enteredBy)];
  const wanted = new Set(all.flatMap(visitedBy));
  return pagesFor(model, all, { wanted, sought: wanted, ofPath: visitedBy, ofStep: enteredBy });
}

interface Wanted {
  /** Names of edges, or of states, that the paths meet. */
  readonly wanted: ReadonlySet<string>;
  /** These and more, which a long walk may meet on another way than the shortest. */
  readonly sought: ReadonlySet<string>;
  readonly ofPath: (path: Path) => readonly string[];
  readonly ofStep: Gains;
}

/** Pages in whose paths everything wanted is met. */
function pagesFor<World>(
  model: Model<AnyStateMachine, World>,
  all: readonly Path[],
  { wanted, sought, ofPath, ofStep }: Wanted,
): readonly (readonly Path[])[] {
  const serialize = ({ value, context }: AnyMachineSnapshot) => JSON.stringify([value, model.serialize(context)]);
  const isLoop = ({ first, steps }: Path) => serialize(first) === serialize(steps.at(-1)?.after ?? first);
  const chosen: Path[] = [];
  const walks = model.isContinuable ? tours(model, new Set(sought), ofStep) : [];
  const left = new Set(wanted);
  for (const name of walks.flatMap(ofPath)) left.delete(name);
  const candidates = left.size > 0 ? all.map((path) => ({ path, names: new Set(ofPath(path)) })) : [];
  const costOf = (path: Path) => path.steps.length + (isLoop(path) ? 1 : OPENING);
  // Picks the path with the most new names for its cost until none is left.
  while (left.size > 0) {
    const gain = ({ path, names }: (typeof candidates)[number]) =>
      [...names].filter((name) => left.has(name)).length / costOf(path);
    const best = candidates.reduce((one, other) => (gain(other) > gain(one) ? other : one));
    chosen.push(best.path);
    for (const name of best.names) left.delete(name);
  }
  const isFeasibleAfter = (earlier: readonly Path[], { steps }: Path) => {
    const walked = earlier.flatMap((path) => path.steps);
    return steps.every((step, index) => isFeasible(model, [...walked, ...steps.slice(0, index)], step));
  };
  return [...walks.map((walk) => [walk]), ...joined(chosen, isLoop, isFeasibleAfter)];
}

/**
 * Groups loops of one initial state into one page, followed by a path that ends elsewhere. The service remembers what
 * the earlier paths of a page have done, so the next must be possible after them.
 */
function joined(
  paths: readonly Path[],
  isLoop: (path: Path) => boolean,
  isFeasibleAfter: (earlier: readonly Path[], path: Path) => boolean,
): Path[][] {
  const pages: Path[][] = [];
  for (const path of [...paths.filter(isLoop), ...paths.filter((one) => !isLoop(one))]) {
    const open = pages.find((page) => {
      const last = page.at(-1);
      const length = [...page, path].reduce((sum, { steps }) => sum + steps.length, 0);
      const fits = last?.start === path.start && isLoop(last) && page.length < MOST_IN_A_PAGE && length <= MOST_STEPS;
      return fits && isFeasibleAfter(page, path);
    });
    if (open) open.push(path);
    else pages.push([path]);
  }
  return pages;
}
