import type { LiveActor } from '@/machines/inspect/inspection';
import type { LoggedEvent } from '@/machines/inspect/log/loggedEvent';
import type { ChartPath } from '@/model/statechart/chartPaths';
import type { ChartMarks } from '@/model/statechart/statechart';

interface MarksOptions {
  /** The path that is stepped through; null where none is. */
  readonly path: ChartPath | null;
  /** How many of its steps are taken. */
  readonly step: number;
  /** The step of the log that is looked at, where it is one of the machine. */
  readonly logged: Pick<LoggedEvent, 'after' | 'taken'> | null;
  readonly actor: LiveActor | null;
  /** The transitions of the last event of the actor. */
  readonly lastTaken: readonly string[] | undefined;
  readonly found: ReadonlySet<string> | undefined;
}

/** Marks of a drawing: a step of the log, the steps of a path up to the present one, otherwise the running machine. */
export function machineMarks({
  path,
  step,
  logged,
  actor,
  lastTaken = [],
  found = new Set(),
}: MarksOptions): ChartMarks {
  if (logged) return { current: new Set(logged.after), walked: new Set(logged.taken), found };
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
