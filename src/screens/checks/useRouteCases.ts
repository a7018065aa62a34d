import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { dynamicRoutesQuery } from '@/api/editor';
import { routeCasesQuery } from '@/api/routeCases';
import type { WireRouteCase, WireRouteEnd } from '@/contract/routeCases';
import type { Step } from '@/model/network/history';
import { floorId, type Network, nodeId, type TravelType } from '@/model/network/network';
import type { CaseEnd, RouteCase } from '@/model/routing/cases/routeCase';
import { createCaseJudge, type JudgedCase } from './createCaseJudge';
import { NO_ROUTE_CASES, type RouteCases } from './routeCases';
import type { RoutePort } from './routePort';

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
  readonly network: Network;
  readonly cases: readonly RouteCase[];
  readonly judged: readonly JudgedCase[] | null;
}

/** Judges the route cases of a location whenever its network has changed. */
export function useRouteCases({ project, network, types, routes, past }: Options): RouteCases {
  const stored = useQuery(routeCasesQuery(project));
  const cases = useMemo(() => (stored.data ?? []).map(toRouteCase), [stored.data]);
  const delayList = useQuery({ ...dynamicRoutesQuery(project), enabled: cases.length > 0 });
  const delays = useMemo(
    () => new Map((delayList.data ?? []).map(({ id, seconds }) => [id, seconds])),
    [delayList.data],
  );
  const judge = useMemo(() => routes && createCaseJudge({ routes, types, delays }), [routes, types, delays]);
  const [last, setLast] = useState<Judgement | null>(null);
  // Delays change how long a route takes.
  const isReady = cases.length === 0 || !delayList.isLoading;
  useEffect(() => {
    if (!judge || !network || !isReady || cases.length === 0) return;
    let isOld = false;
    const settle = (judged: readonly JudgedCase[] | null) => {
      if (!isOld) setLast({ network, cases, judged });
    };
    const timer = setTimeout(() => judge(network, cases, past).then(settle, () => settle(null)), DEBOUNCE_MILLISECONDS);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [judge, network, cases, past, isReady]);
  const isCurrent = last?.network === network && last?.cases === cases;
  return useMemo(
    () =>
      cases.length === 0
        ? { ...NO_ROUTE_CASES, isJudging: stored.isPending, hasFailed: stored.isError }
        : {
            judged: last?.judged ?? [],
            isJudging: !isCurrent,
            hasFailed: isCurrent && last?.judged === null,
          },
    [cases, stored.isPending, stored.isError, last, isCurrent],
  );
}

const toEnd = (end: WireRouteEnd): CaseEnd =>
  'node_id' in end
    ? { kind: 'node', node: nodeId(end.node_id) }
    : { kind: 'room', floor: floorId(end.floor_id), mesh: end.object_name };

const toRouteCase = (one: WireRouteCase): RouteCase => ({
  id: one.id,
  name: one.name,
  from: toEnd(one.from),
  to: toEnd(one.to),
  stepFree: one.step_free,
  maxMetres: one.max_metres,
  maxSeconds: one.max_seconds,
});
