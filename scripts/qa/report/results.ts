import type { Statechart } from '@/model/statechart/statechart';
import type { LeftOut } from '../paths/selectPaths';

/** Where a walk differed from its machine, in words. */
export interface Problem {
  readonly expected: string;
  readonly seen: string;
  /** The page at that moment, as a screen reader has it. */
  readonly page: string;
  /** The calls of the page since the step began, with the answers: `POST /api/sign-in: 401`. */
  readonly calls: readonly string[];
  /** The errors in its console since then. */
  readonly errors: readonly string[];
}

export interface StepResult {
  /** The step in words. */
  readonly words: string;
  readonly kind: 'start' | 'event' | 'answer' | 'delay';
  /** The states of the machine after the step, by their paths. */
  readonly states: readonly string[];
  /** Ids of these states in the drawing. */
  readonly stateIds: readonly string[];
  /** Ids of the transitions that the step takes. */
  readonly transitions: readonly string[];
  /**
   * `right`: the screen agreed with the machine. The walk of a reported problem compares nothing: it has `done` an event
   * again, has `skipped` one that it cannot repeat, or an event `follows` from others.
   */
  readonly outcome: 'right' | 'wrong' | 'not reached' | 'done' | 'skipped' | 'follows';
  /** Of the report folder; null where there is none. */
  readonly picture: string | null;
  /** The machine in this step, as a drawing of the report folder; null where it has none. */
  readonly drawing: string | null;
  readonly problem: Problem | null;
}

export interface WalkResult {
  readonly machine: string;
  readonly path: string;
  readonly words: string;
  readonly outcome: 'right' | 'wrong' | 'left out' | 'done';
  /** Why it was left out. */
  readonly reason: string | null;
  /** Whether it was left out because only a service of the run's own can bring it about. */
  readonly needsOwnService: boolean;
  /** Why it was walked here: it goes on behind a step that failed, or in a service of this run's own; null for any other. */
  readonly note: string | null;
  readonly steps: readonly StepResult[];
  /** The Playwright trace in the report folder; null where there is none. */
  readonly trace: string | null;
  readonly milliseconds: number;
}

/** Everything that a run has to say. */
export interface RunResult {
  readonly title: string;
  /** The address of the console. */
  readonly console: string;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  readonly walks: readonly WalkResult[];
  readonly leftOut: readonly LeftOut[];
  /** The machines of the walks. */
  readonly charts: readonly Statechart[];
}

/** The name that replaces the machine's in the walk of a reported problem. */
export const PROBLEM = 'problem';

export interface Totals {
  readonly right: number;
  readonly wrong: number;
  /** Walks that were wanted, and that this console cannot take part in. */
  readonly skipped: number;
  /** Paths that were not wanted: each has its reason in the list. */
  readonly leftOut: number;
}

export const totalsOf = ({ walks, leftOut }: Pick<RunResult, 'walks' | 'leftOut'>): Totals => ({
  right: walks.filter(({ outcome }) => outcome === 'right').length,
  wrong: walks.filter(({ outcome }) => outcome === 'wrong').length,
  skipped: walks.filter(({ outcome }) => outcome === 'left out').length,
  leftOut: leftOut.reduce((sum, { count }) => sum + count, 0),
});

/** Whether no walk says anything: a run that looks like success and is none. */
export const isEmpty = ({ walks }: Pick<RunResult, 'walks'>): boolean =>
  walks.every(({ outcome }) => outcome === 'left out');

/** The result of a run in a sentence. */
export function summaryOf(result: Pick<RunResult, 'walks' | 'leftOut'>): string {
  const problem = result.walks.find(({ machine }) => machine === PROBLEM);
  if (problem) {
    // The first step opens the address.
    const count = (wanted: StepResult['outcome']) =>
      problem.steps.slice(1).filter(({ outcome }) => outcome === wanted).length;
    return `${count('done')} of its gestures done again, ${count('skipped')} could not be, ${count('wrong')} failed; compare the pictures`;
  }
  const { right, wrong, skipped, leftOut } = totalsOf(result);
  const others = `${skipped} skipped, ${leftOut} left out`;
  return isEmpty(result) ? `Nothing was walked: ${others}` : `${right} as the machine says, ${wrong} not, ${others}`;
}

/** The failing step of a walk and its index; null when none failed. */
export function failureOf({ steps }: Pick<WalkResult, 'steps'>): { index: number; step: StepResult } | null {
  const index = steps.findIndex(({ outcome }) => outcome === 'wrong');
  const step = steps[index];
  return step ? { index, step } : null;
}

/** One line for each machine and reason of paths that were left out: `session, 12 paths: …`, `session 1a2b3c4d: …`. */
export function leftOutLines(leftOut: readonly LeftOut[]): readonly string[] {
  const groups = new Map<string, LeftOut[]>();
  for (const one of leftOut) {
    const key = `${one.machine}\n${one.reason}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].map((group) => {
    const { machine = '', path = null, reason = '' } = group[0] ?? {};
    const name = group.length > 1 ? `${machine}, ${group.length} paths` : [machine, path].filter(Boolean).join(' ');
    return name === '' ? reason : `${name}: ${reason}`;
  });
}
