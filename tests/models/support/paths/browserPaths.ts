import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Model } from '../model';
import { edgeOf, isFeasible, type Path } from './pathsOf';
import { OPENING, tours } from './tours';

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
  const wanted = new Set(all.flatMap(({ steps }) => steps.map(edgeOf)));
  const every = new Set(paths.flatMap(({ steps }) => steps.map(edgeOf)));
  const serialize = ({ value, context }: AnyMachineSnapshot) => JSON.stringify([value, model.serialize(context)]);
  const isLoop = ({ first, steps }: Path) => serialize(first) === serialize(steps.at(-1)?.after ?? first);
  const enough: Path[] = [];
  const left = new Set(wanted);
  const walks = model.isContinuable ? tours(model, left) : [];
  const candidates = left.size > 0 ? all.map((path) => ({ path, edges: new Set(path.steps.map(edgeOf)) })) : [];
  const costOf = (path: Path) => path.steps.length + (isLoop(path) ? 1 : OPENING);
  // Picks the path with the most new edges for its cost until no edge is left.
  while (left.size > 0) {
    const gain = ({ path, edges }: (typeof candidates)[number]) =>
      [...edges].filter((edge) => left.has(edge)).length / costOf(path);
    const best = candidates.reduce((one, other) => (gain(other) > gain(one) ? other : one));
    enough.push(best.path);
    for (const edge of best.edges) left.delete(edge);
  }
  const isFeasibleAfter = (earlier: readonly Path[], { steps }: Path) => {
    const walked = earlier.flatMap((path) => path.steps);
    return steps.every((step, index) => isFeasible(model, [...walked, ...steps.slice(0, index)], step));
  };
  const pages = [...walks.map((walk) => [walk]), ...joined(enough, isLoop, isFeasibleAfter)];
  return { all, enough: pages, outOfReach: [...every].filter((edge) => !wanted.has(edge)) };
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
      const fits = last?.start === path.start && isLoop(last) && page.length < MOST_IN_A_PAGE;
      return fits && isFeasibleAfter(page, path);
    });
    if (open) open.push(path);
    else pages.push([path]);
  }
  return pages;
}
