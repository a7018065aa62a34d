import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

export const PANEL_TABS = ['live', 'simulate', 'paths', 'outline', 'sources'] as const;
export type PanelTab = (typeof PANEL_TABS)[number];

const isTab = (value: unknown): value is PanelTab => PANEL_TABS.some((tab) => tab === value);

/** The state in the address: the machine, the search, the panel, and the step of a path. */
export function useMachineParams(first: string) {
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab');
  const change = useCallback(
    (changes: Readonly<Record<string, string | null>>, isStep = false) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes))
            if (value === null || value === '') next.delete(name);
            else next.set(name, value);
          return next;
        },
        { replace: !isStep },
      ),
    [setParams],
  );
  return {
    machine: params.get('machine') ?? first,
    query: params.get('q') ?? '',
    tab: isTab(tab) ? tab : 'live',
    path: params.get('path'),
    hasTimeline: params.get('log') === 'open',
    step: Math.max(0, Number.parseInt(params.get('step') ?? '0', 10) || 0),
    openMachine: (machine: string) => change({ machine, path: null, step: null }, true),
    search: (query: string) => change({ q: query }),
    setTimeline: (isOpen: boolean) => change({ log: isOpen ? 'open' : null }),
    openTab: (next: PanelTab) => change({ tab: next }),
    openStep: (path: string, step: number) => change({ path, step: `${step}` }),
  };
}
