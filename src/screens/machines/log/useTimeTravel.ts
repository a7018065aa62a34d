import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { EVERYTHING, filterLog, type LogFilter } from '@/machines/inspect/log/filterLog';
import type { LogStore } from '@/machines/inspect/log/logStore';

/** How long a step is shown while the log plays, in milliseconds. */
const STEP_TIME = 700;

/** A log with a filter and the step that is looked at; null where the present is. */
export function useTimeTravel(store: LogStore) {
  const view = useSyncExternalStore(store.subscribe, store.view);
  const [filter, setFilter] = useState<LogFilter>(EVERYTHING);
  const [selected, select] = useState<number | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const steps = useMemo(() => filterLog(view.log.steps, filter), [view.log, filter]);
  const at = steps.findIndex(({ place }) => place === selected);
  const step = steps[at] ?? null;
  const next = steps[at + 1]?.place ?? null;
  useEffect(() => {
    if (!isPlaying) return;
    if (next === null) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => select(next), STEP_TIME);
    return () => clearTimeout(timer);
  }, [isPlaying, next]);
  const go = (place: number) => {
    setPlaying(false);
    select(steps[Math.max(0, Math.min(steps.length - 1, place))]?.place ?? null);
  };
  return {
    ...view,
    store,
    filter,
    setFilter,
    steps,
    at,
    step,
    isPlaying,
    select: (place: number | null) => {
      setPlaying(false);
      select(place);
    },
    goTo: go,
    back: () => go(at < 0 ? steps.length - 1 : at - 1),
    forth: () => go(at + 1),
    togglePlay: () => {
      // At the end it plays from the beginning.
      if (!isPlaying && next === null) select(steps[0]?.place ?? null);
      setPlaying(!isPlaying);
    },
  };
}

export type TimeTravel = ReturnType<typeof useTimeTravel>;
