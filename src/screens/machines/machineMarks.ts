import type { LiveActor } from '@/machines/inspect/inspection';
import type { ChartPath } from '@/model/statechart/chartPaths';
import type { ChartMarks } from '@/model/statechart/statechart';

interface MarksOptions {
  /** The path that is stepped through; null where none is. */
  readonly path: ChartPath | null;
  /** How many of its steps are taken. */
  readonly step: number;
  readonly actor: LiveActor | null;
  /** The transitions of the last event of the actor. */
  readonly lastTaken: readonly string[] | undefined;
  readonly found: ReadonlySet<string> | undefined;
}

/** Marks of a drawing: the steps of a path up to the present one, otherwise the running machine. */
export function machineMarks({ path, step, actor, lastTaken = [], found = new Set() }: MarksOptions): ChartMarks {
  if (path) {
    const taken = path.steps.slice(0, step);
    return {
      current: new Set(taken.at(-1)?.states ?? path.first),
      walked: new Set(taken.flatMap(({ transitions }) => transitions)),
      found,
    };
  }
  return { current: new Set(actor?.states ?? []), walked: new Set(lastTaken), found };
}
