import type { JudgedCase } from './createCaseJudge';

/** The route cases of a location, as they are on a network. */
export interface RouteCases {
  /** Those that were judged last; an edit may be newer. */
  readonly judged: readonly JudgedCase[];
  /** Whether the verdicts of the present network are not there yet. */
  readonly isJudging: boolean;
  /** Neither a list nor a verdict: the service or the worker failed. */
  readonly hasFailed: boolean;
  /** Tries again after a failure. */
  readonly retry: () => void;
}

export const NO_ROUTE_CASES: RouteCases = { judged: [], isJudging: false, hasFailed: false, retry: () => undefined };
