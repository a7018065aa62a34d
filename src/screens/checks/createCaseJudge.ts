import { openAt } from '@/model/network/closure';
import type { EditNote } from '@/model/network/editNote';
import type { Step } from '@/model/network/history';
import type { Network, TravelType } from '@/model/network/network';
import type { RouteCase, Verdict } from '@/model/routing/cases/routeCase';
import { firstUntraced, type Traced } from '@/model/routing/cases/tracedSteps';
import type { RoutePort } from './routePort';

/** A case with its verdict, and what broke it. */
export interface JudgedCase {
  readonly routeCase: RouteCase;
  readonly verdict: Verdict;
  /** Null while it holds, and where no history is known. */
  readonly brokenBy: { readonly kind: 'step'; readonly note: EditNote } | { readonly kind: 'earlier' } | null;
}

interface Options {
  readonly routes: RoutePort;
  readonly types: readonly TravelType[];
  readonly delays: ReadonlyMap<number, number>;
}

export type CaseJudge = (
  network: Network,
  cases: readonly RouteCase[],
  past: readonly Step[] | null,
) => Promise<readonly JudgedCase[]>;

/** Judges cases in the worker. The trace of a failing case is kept, so that an edit examines its own step alone. */
export function createCaseJudge({ routes, types, delays }: Options): CaseJudge {
  const known = new WeakMap<RouteCase, Traced>();

  async function brokenBy(network: Network, routeCase: RouteCase, past: readonly Step[]): Promise<number | null> {
    const before = known.get(routeCase);
    const first = firstUntraced(past, before);
    const steps = past.slice(first);
    // Others use the worker too, so it gets the network in the same turn as the question.
    routes.setNetwork(openAt(network, Date.now()), types, delays);
    const found =
      steps.length === 0
        ? null
        : await routes.trace(
            routeCase,
            steps.map(({ delta }) => delta),
          );
    const broken = found !== null ? first + found : first > 0 ? (before?.broken ?? null) : null;
    known.set(routeCase, { past, broken });
    return broken;
  }

  async function judged(
    network: Network,
    past: readonly Step[] | null,
    routeCase: RouteCase,
    verdict: Verdict,
  ): Promise<JudgedCase> {
    if (verdict.kind === 'holds' || past === null) return { routeCase, verdict, brokenBy: null };
    const at = await brokenBy(network, routeCase, past);
    const step = at === null ? undefined : past[at];
    return { routeCase, verdict, brokenBy: step ? { kind: 'step', note: step.note } : { kind: 'earlier' } };
  }

  return async (network, cases, past) => {
    if (cases.length === 0) return [];
    routes.setNetwork(openAt(network, Date.now()), types, delays);
    const verdicts = await routes.judge(cases);
    return Promise.all(
      cases.flatMap((one, at) => {
        const verdict = verdicts[at];
        return verdict ? [judged(network, past, one, verdict)] : [];
      }),
    );
  };
}
