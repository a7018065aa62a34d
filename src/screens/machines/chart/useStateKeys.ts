import { type KeyboardEvent, useState } from 'react';
import { pressedKey } from '@/components/pressedKey';
import type { Box, ChartLayout } from '@/model/statechart/layoutTypes';
import { type Direction, nextState } from '@/model/statechart/nextState';
import type { Statechart } from '@/model/statechart/statechart';
import { stateAnnouncement } from './stateAnnouncement';

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

interface StateKeysOptions {
  readonly chart: Statechart;
  readonly layout: ChartLayout | null;
  readonly current: ReadonlySet<string>;
  readonly onReach: (box: Box) => void;
  readonly onFold: (state: string) => void;
}

/** Arrow keys go from state to state, Enter folds the state or unfolds it, Escape leaves it. */
export function useStateKeys({ chart, layout, current, onReach, onFold }: StateKeysOptions) {
  const [reached, setReached] = useState<string | null>(null);
  const focused = layout?.states.some(({ id }) => id === reached) ? reached : null;
  const first = () =>
    chart.states.find(({ id, initial }) => current.has(id) && initial === null)?.id ??
    innermostInitial(chart, chart.id);
  const reach = (id: string | null) => {
    const box = layout?.states.find((state) => state.id === id);
    if (!box || id === null) return;
    setReached(id);
    onReach(box);
  };
  return {
    focused,
    announcement: focused === null ? '' : stateAnnouncement(chart, focused, current),
    leave: () => setReached(null),
    /** True where the key was one of these. */
    onKey: (event: KeyboardEvent): boolean => {
      if (!layout || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
      const key = pressedKey(event);
      const direction = DIRECTIONS[key];
      if (direction !== undefined) {
        reach(focused === null ? first() : nextState(layout, focused, direction));
        return true;
      }
      if (focused === null || (key !== 'Enter' && key !== 'Escape')) return false;
      if (key === 'Enter') onFold(focused);
      else setReached(null);
      return true;
    },
  };
}

function innermostInitial(chart: Statechart, id: string): string | null {
  const state = chart.states.find((one) => one.id === id);
  const inner = state?.initial ?? chart.states.find(({ parent }) => parent === id)?.id ?? null;
  return inner === null ? id : innermostInitial(chart, inner);
}
