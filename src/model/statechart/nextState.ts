import type { Box, ChartLayout } from './layoutTypes';

export type Direction = 'left' | 'right' | 'up' | 'down';

const centre = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

const DIRECTIONS = ['left', 'right', 'up', 'down'] as const;

/** How far a state is in a direction, where a way aside counts twice; null where it does not begin beyond the other. */
function distanceTo(from: Box, to: Box, direction: Direction): number | null {
  const [start, end] = [centre(from), centre(to)];
  const isVertical = direction === 'up' || direction === 'down';
  const sign = direction === 'right' || direction === 'down' ? 1 : -1;
  const [along, aside] = isVertical ? [end.y - start.y, end.x - start.x] : [end.x - start.x, end.y - start.y];
  return along * sign <= 1 ? null : along * sign + 2 * Math.abs(aside);
}

type Steps = Record<Direction, string | null>;

/** The steps of each innermost state, by its id. */
function stepsOf({ states }: ChartLayout): ReadonlyMap<string, Steps> {
  const leaves = states.filter(({ hasChildren }) => !hasChildren);
  const nearest = (from: Box & { readonly id: string }, direction: Direction): string | null => {
    let best: { readonly id: string; readonly distance: number } | null = null;
    for (const state of leaves) {
      const distance = state.id === from.id ? null : distanceTo(from, state, direction);
      if (distance !== null && (best === null || distance < best.distance)) best = { id: state.id, distance };
    }
    return best?.id ?? null;
  };
  const steps = new Map(
    states.map((state): [string, Steps] => [
      state.id,
      {
        left: nearest(state, 'left'),
        right: nearest(state, 'right'),
        up: nearest(state, 'up'),
        down: nearest(state, 'down'),
      },
    ]),
  );
  joinLeftOut(leaves, steps);
  return steps;
}

/** A state that is the nearest of no other is put on the way to the next one, so that each is reached from each. */
function joinLeftOut(leaves: ChartLayout['states'], steps: ReadonlyMap<string, Steps>): void {
  for (;;) {
    const reached = new Set(leaves.slice(0, 1).map(({ id }) => id));
    for (const id of reached)
      for (const direction of DIRECTIONS) {
        const next = steps.get(id)?.[direction];
        if (next) reached.add(next);
      }
    let best: { readonly from: Steps; readonly own: Steps; readonly id: string; readonly direction: Direction } | null =
      null;
    let least = Number.POSITIVE_INFINITY;
    for (const state of leaves)
      for (const from of reached.has(state.id) ? [] : leaves)
        for (const direction of DIRECTIONS) {
          const distance = reached.has(from.id) ? distanceTo(from, state, direction) : null;
          const [ways, own] = [steps.get(from.id), steps.get(state.id)];
          if (distance === null || distance >= least || !ways || !own) continue;
          least = distance;
          best = { from: ways, own, id: state.id, direction };
        }
    if (best === null) return;
    best.own[best.direction] = best.from[best.direction];
    best.from[best.direction] = best.id;
  }
}

const known = new WeakMap<ChartLayout, ReadonlyMap<string, Steps>>();

/**
 * The state that an arrow key leads to: the closest one in its direction, or one before it that is the closest of none, so
 * that each innermost state is reached from each. Null where there is none.
 */
export function nextState(layout: ChartLayout, from: string, direction: Direction): string | null {
  const steps = known.get(layout) ?? stepsOf(layout);
  known.set(layout, steps);
  return steps.get(from)?.[direction] ?? null;
}

/** The box around all states and plates that a search has found; null where none is drawn. */
export function boxOf(layout: ChartLayout, ids: ReadonlySet<string>): Box | null {
  const boxes: readonly Box[] = [
    ...layout.states.flatMap((state) => {
      if (!ids.has(state.id) && !state.lines.some(({ transition }) => transition !== null && ids.has(transition)))
        return [];
      return [state.hasChildren ? { x: state.x, y: state.y, width: state.width, height: state.header } : state];
    }),
    ...layout.edges.filter(({ transitions }) => transitions.some((id) => ids.has(id))).map(({ plate }) => plate),
  ];
  if (boxes.length === 0) return null;
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}
