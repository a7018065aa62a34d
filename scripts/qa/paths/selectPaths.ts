import type { AnyStateMachine } from 'xstate';
import type { Model } from '../../../tests/models/support/model';
import { browserPaths } from '../../../tests/models/support/paths/browserPaths';
import { isFeasible, type Path, pathsOf } from '../../../tests/models/support/paths/pathsOf';
import { leavesOf } from '../../../tests/models/support/paths/triggers';
import type { Shard } from '../arguments';
import { triggerText } from './pathText';

/** A path or a number of them that is not walked, with the reason for a tester. */
export interface LeftOut {
  readonly machine: string;
  /** The id of a path; null for several. */
  readonly path: string | null;
  /** Number of paths. */
  readonly count: number;
  readonly reason: string;
}

export interface Selection {
  readonly paths: readonly Path[];
  readonly leftOut: readonly LeftOut[];
}

export interface SelectOptions {
  /** The first characters of an id; null for all that are needed. */
  readonly path: string | null;
  readonly until: string | null;
  readonly isEveryPath: boolean;
}

// A model of any world: paths need no world.
type AnyModel = Model<AnyStateMachine, never>;

/** The paths of a model that are walked, and the others with the reason. @throws an Error for a tester */
export function selectPaths(model: AnyModel, { path, until, isEveryPath }: SelectOptions): Selection {
  const machine = model.machine.id;
  const generated = pathsOf(model);
  const { all, enough } = browserPaths(model, generated);
  const edges = enough.flat();
  // A long walk can be chosen by its id too, but all paths already take its edges.
  const known = unique([...all, ...edges]);
  const reachable = new Set(all.map(({ id }) => id));
  const out = generated
    .filter(({ id }) => !reachable.has(id))
    .map((one): LeftOut => ({ machine, path: one.id, count: 1, reason: reasonOf(model, one) }));

  if (until !== null) return { paths: [shortestTo(machine, until, chosen(machine, known, path))], leftOut: [] };
  if (path !== null) return { paths: chosen(machine, known, path), leftOut: [] };
  if (isEveryPath) return { paths: unique(all), leftOut: out };
  const paths = unique(edges);
  const ids = new Set(paths.map(({ id }) => id));
  const further = all.filter(({ id }) => !ids.has(id)).length;
  const note = `${further} further ${further === 1 ? 'path takes' : 'paths take'} no further edge: --every-path`;
  return { paths, leftOut: further === 0 ? out : [...out, { machine, path: null, count: further, reason: note }] };
}

const unique = (paths: readonly Path[]): Path[] => [...new Map(paths.map((one) => [one.id, one])).values()];

function chosen(machine: string, known: readonly Path[], path: string | null): readonly Path[] {
  if (path === null) return known;
  const found = known.filter(({ id }) => id.startsWith(path));
  if (found.length === 0)
    throw new Error(`${machine} has no path “${path}”: \`npm run qa -- list ${machine}\` names them all.`);
  return found;
}

/** The shortest beginning of a path that ends in the state. It keeps the id of its path. */
function shortestTo(machine: string, state: string, paths: readonly Path[]): Path {
  const ways = paths.flatMap((one) => {
    const visits = [one.first, ...one.steps.map(({ after }) => after)].map(leavesOf);
    const at = visits.findIndex((leaves) => leaves.some((leaf) => isWithin(leaf, state)));
    return at === -1 ? [] : [{ ...one, steps: one.steps.slice(0, at) }];
  });
  const [first, ...rest] = ways;
  if (!first) {
    const states = new Set(
      paths.flatMap((one) => [one.first, ...one.steps.map(({ after }) => after)]).flatMap(leavesOf),
    );
    throw new Error(
      `No path of ${machine} meets the state “${state}”: choose one of ${[...states].sort().join(', ')}.`,
    );
  }
  return rest.reduce((best, one) => (one.steps.length < best.steps.length ? one : best), first);
}

const isWithin = (leaf: string, state: string): boolean => leaf === state || leaf.startsWith(`${state}.`);

/** Why the real service cannot bring the path about: its first impossible step. */
function reasonOf(model: AnyModel, { steps }: Path): string {
  const step = steps.find((one, index) => !isFeasible(model, steps.slice(0, index), one));
  if (!step) return 'the real service cannot bring it about';
  const state = leavesOf(step.before).join(' + ');
  return step.trigger.kind === 'event'
    ? `nobody can do ${triggerText(step.trigger)} in ${state} on the screen`
    : `the real service cannot bring about ${triggerText(step.trigger)} in ${state} here`;
}

/** The part of the list that a shard walks: each part has its turn, so that the parts are equally long. */
export const shardOf = <One>(list: readonly One[], shard: Shard | null): readonly One[] =>
  shard === null ? list : list.filter((_, index) => index % shard.count === shard.index - 1);
