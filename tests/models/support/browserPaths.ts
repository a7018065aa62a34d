import type { AnyStateMachine } from 'xstate';
import { leavesOf } from './happenings';
import type { Model } from './model';
import { follows, type Path, type Step } from './pathsOf';

/** An edge as a person meets it: where one is, what happens, where one gets. */
const edgeOf = ({ before, happening, after }: Step): string =>
  `${leavesOf(before).join(' + ')} → ${happening.label} → ${leavesOf(after).join(' + ')}`;

export interface BrowserPaths {
  /** All that the real service can bring about. */
  readonly all: readonly Path[];
  /** Enough of them to be in every state and to take every edge. */
  readonly enough: readonly Path[];
  /** Edges that no path gets to which the real service can bring about, by name. */
  readonly outOfReach: readonly string[];
}

/** Opening a page costs as much as so many steps. */
const OPENING = 6;

/** The paths that can be walked in a browser. */
export function browserPaths<World>(model: Model<AnyStateMachine, World>, paths: readonly Path[]): BrowserPaths {
  const all = paths.filter(({ steps }) => steps.every((step, index) => follows(model, steps.slice(0, index), step)));
  const wanted = new Set(all.flatMap(({ steps }) => steps.map(edgeOf)));
  const every = new Set(paths.flatMap(({ steps }) => steps.map(edgeOf)));
  const enough: Path[] = [];
  const left = new Set(wanted);
  // The path that takes most new edges for its length comes first, until none is left.
  while (left.size > 0) {
    const gain = ({ steps }: Path) =>
      new Set(steps.map(edgeOf).filter((edge) => left.has(edge))).size / (steps.length + OPENING);
    const best = all.reduce((one, other) => (gain(other) > gain(one) ? other : one));
    enough.push(best);
    for (const step of best.steps) left.delete(edgeOf(step));
  }
  return { all, enough, outOfReach: [...every].filter((edge) => !wanted.has(edge)) };
}
