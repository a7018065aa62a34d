import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { routeCasesQuery } from '@/api/network/routeCases';
import { toRouteCase } from '@/contract/network/routeCaseWire';
import type { Step } from '@/model/network/history';
import type { Network, TravelType } from '@/model/network/network';
import type { RouteCase } from '@/model/routing/cases/routeCase';
import { createCaseJudge, type JudgedCase } from './createCaseJudge';
import { NO_ROUTE_CASES, type RouteCases } from './routeCases';
import type { RoutePort } from './routePort';
import { useDelays } from './useDelays';

/** How long an edit waits for the next one. */
const DEBOUNCE_MILLISECONDS = 300;

interface Options {
  readonly project: string;
  /** Null until it is read. */
  readonly network: Network | null;
  readonly types: readonly TravelType[];
  /** Null until it is loaded. */
  readonly routes: RoutePort | null;
  /** The steps that led to the network; null where there is no history. */
  readonly past: readonly Step[] | null;
}

interface Judgement {
  /** How often somebody has tried again. */
  readonly attempt: number;
  readonly network: Network;
  readonly cases: readonly RouteCase[];
  readonly judged: readonly JudgedCase[] | null;
}

/** Judges the route cases of a location whenever its network has changed. */
export function useRouteCases({ project, network, types, routes, past }: Options): RouteCases {
  const stored = useQuery(routeCasesQuery(project));
  const cases = useMemo(() => (stored.data ?? []).map(toRouteCase), [stored.data]);
  const { delays, isLoading, hasFailed, retry: retryDelays } = useDelays(project, cases.length > 0);
  const judge = useMemo(() => routes && createCaseJudge({ routes, types, delays }), [routes, types, delays]);
  const [attempt, setAttempt] = useState(0);
  const [last, setLast] = useState<Judgement | null>(null);
  useEffect(() => {
    if (!judge || !network || isLoading || hasFailed || cases.length === 0) return;
    let isOld = false;
    const settle = (judged: readonly JudgedCase[] | null) => {
      if (!isOld) setLast({ network, cases, attempt, judged });
    };
    const timer = setTimeout(() => judge(network, cases, past).then(settle, () => settle(null)), DEBOUNCE_MILLISECONDS);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [judge, network, cases, past, isLoading, hasFailed, attempt]);
  const isCurrent = last?.network === network && last.cases === cases && last.attempt === attempt;
  const { isError: isUnread, isFetching: isReading, refetch } = stored;
  const retry = useCallback(() => {
    if (isUnread) void refetch();
    if (hasFailed) retryDelays();
    setAttempt((before) => before + 1);
  }, [isUnread, refetch, hasFailed, retryDelays]);
  return useMemo(
    () =>
      cases.length === 0
        ? {
            ...NO_ROUTE_CASES,
            isJudging: stored.data === undefined && isReading,
            hasFailed: isUnread && !isReading,
            retry,
          }
        : {
            judged: last?.judged ?? [],
            isJudging: !isCurrent && !hasFailed,
            hasFailed: hasFailed || (isCurrent && last?.judged === null),
            retry,
          },
    [cases, stored.data, isReading, isUnread, last, isCurrent, hasFailed, retry],
  );
}
