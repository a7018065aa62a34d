import type { Box, ChartLayout } from './layoutTypes';

export type Direction = 'left' | 'right' | 'up' | 'down';

const centre = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

/**
 * The state that is closest in a direction: of those that begin beyond the state in question the one that is least far, where
 * a way aside counts twice. Of nested states the innermost are reached first. Null where there is none.
 */
export function nextState(layout: ChartLayout, from: string, direction: Direction): string | null {
  const origin = layout.states.find(({ id }) => id === from);
  if (!origin) return null;
  const start = centre(origin);
  const isVertical = direction === 'up' || direction === 'down';
  const sign = direction === 'right' || direction === 'down' ? 1 : -1;
  let best: { readonly id: string; readonly distance: number } | null = null;
  for (const state of layout.states) {
    if (state.id === from || state.hasChildren) continue;
    const end = centre(state);
    const [along, aside] = isVertical ? [end.y - start.y, end.x - start.x] : [end.x - start.x, end.y - start.y];
    if (along * sign <= 1) continue;
    const distance = along * sign + 2 * Math.abs(aside);
    if (best === null || distance < best.distance) best = { id: state.id, distance };
  }
  return best?.id ?? null;
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
