import { chartOf } from '@/machines/inspect/chartOf';
import type { Statechart } from '@/model/statechart/statechart';
import { allReplayable, type Replayable } from '../../tests/models/replayable';
import type { Path } from '../../tests/models/support/paths/pathsOf';
import { unwalked } from '../../tests/models/unwalked';
import type { ReplayOptions } from './arguments';
import { noMachine } from './listPaths';
import { changedFiles, filesOf, repositoryFiles } from './paths/changedSince';
import { modelFiles } from './paths/modelFiles';
import { type LeftOut, selectPaths, shardOf } from './paths/selectPaths';
import type { WalkResult } from './report/results';
import { walkOn } from './walk/walkOn';
import type { WalkDeps } from './walk/walkPath';

/** A walk that waits for its turn. Those of one machine use the same records: one follows the other. */
export interface PlannedWalk {
  readonly machine: string;
  /** More than one result where it went on behind a step that failed. */
  readonly walk: (deps: WalkDeps) => Promise<readonly WalkResult[]>;
}

export interface Plan {
  readonly charts: readonly Statechart[];
  readonly leftOut: readonly LeftOut[];
  readonly walks: readonly PlannedWalk[];
}

/** The walks that the options ask for; `exceptions` are walked only where they are named. @throws an Error for a tester */
export async function planOf(
  { target, since, shard, until, isEveryPath }: ReplayOptions,
  exceptions: Readonly<Record<string, string>> = unwalked,
): Promise<Plan> {
  const machine = target.kind === 'machine' ? target.machine : null;
  const path = target.kind === 'machine' ? target.path : null;
  const wanted = allReplayable.filter(({ model }) => machine === null || model.machine.id === machine);
  if (wanted.length === 0) throw new Error(noMachine(machine ?? ''));
  const changed = since === null ? null : await changedMachines(since);
  const leftOut: LeftOut[] = [];
  const all: { readonly replayable: Replayable; readonly path: Path }[] = [];
  for (const replayable of wanted) {
    const { id } = replayable.model.machine;
    const selection = selectPaths(replayable.model, { path, until, isEveryPath });
    if (changed && !changed.has(id)) {
      const reason = `it has not changed since ${since}`;
      leftOut.push({ machine: id, path: null, count: selection.paths.length, reason });
      continue;
    }
    const reason = exceptions[id];
    if (target.kind === 'all' && reason !== undefined) {
      leftOut.push({ machine: id, path: null, count: selection.paths.length, reason });
      continue;
    }
    leftOut.push(...selection.leftOut);
    all.push(...selection.paths.map((one) => ({ replayable, path: one })));
  }
  const own = shardOf(all, shard);
  if (shard && own.length < all.length) {
    const reason = `${all.length - own.length} of ${all.length} paths are in the other parts`;
    leftOut.push({ machine: '', path: null, count: all.length - own.length, reason });
  }
  return {
    charts: wanted.map(({ model }) => chartOf(model.machine)),
    leftOut,
    walks: own.map(({ replayable, path: one }) => ({
      machine: replayable.model.machine.id,
      walk: (deps) => walkOn(replayable, one, deps),
    })),
  };
}

/** The machines whose model, or anything that it imports, differs from a git reference. */
async function changedMachines(reference: string): Promise<ReadonlySet<string>> {
  const changed = changedFiles(reference);
  const models = await modelFiles();
  return new Set(
    [...models].flatMap(([id, file]) =>
      [...filesOf(file, repositoryFiles)].some((one) => changed.has(one)) ? [id] : [],
    ),
  );
}
