import type { Box } from '@/model/statechart/layoutTypes';

/** Where the drawing is in its window: pixels of the window for each of the drawing, and the place of its corner. */
export interface ChartView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const LEAST = 0.15;
const MOST = 3;
const MARGIN = 32;
/** Room for the tools above the drawing. */
const TOOLS = 32;
/** A small machine is not drawn larger than its words are elsewhere. */
const MOST_FITTED = 1.15;
/** A part that somebody looks for is not drawn smaller than it can be read. */
const LEAST_FOUND = 0.7;

/** Shows the whole drawing in the middle of the window. */
export function fitChart(chart: Size, frame: Size): ChartView {
  const room = Math.min(
    (frame.width - 2 * MARGIN) / Math.max(1, chart.width),
    (frame.height - 2 * MARGIN - TOOLS) / Math.max(1, chart.height),
  );
  const scale = Math.min(MOST_FITTED, Math.max(LEAST, room));
  return { scale, x: (frame.width - chart.width * scale) / 2, y: (frame.height + TOOLS - chart.height * scale) / 2 };
}

/** Zooms so that the point of the drawing under a point of the window stays there. */
export function zoomChart(view: ChartView, factor: number, at: { readonly x: number; readonly y: number }): ChartView {
  const scale = Math.min(MOST, Math.max(LEAST, view.scale * factor));
  const ratio = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio };
}

export const panChart = (view: ChartView, dx: number, dy: number): ChartView => ({
  ...view,
  x: view.x + dx,
  y: view.y + dy,
});

/** Shows a part of the drawing in the middle of the window, with what is around it. */
export function fitBox(box: Box, frame: Size): ChartView {
  const { scale } = fitChart({ width: box.width * 2, height: box.height * 2 }, frame);
  const readable = Math.max(LEAST_FOUND, scale);
  return {
    scale: readable,
    x: frame.width / 2 - (box.x + box.width / 2) * readable,
    y: frame.height / 2 - (box.y + box.height / 2) * readable,
  };
}

/** Moves a drawing no further than a part of it needs to be seen, and enlarges it until that can be read. */
export function revealBox(view: ChartView, box: Box, frame: Size): ChartView {
  const scale = Math.max(LEAST_FOUND, view.scale);
  const centre = { x: frame.width / 2, y: frame.height / 2 };
  const { x, y } = scale === view.scale ? view : zoomChart(view, scale / view.scale, centre);
  const within = (at: number, from: number, size: number, room: number) => {
    const [begin, end] = [at + from * scale, at + (from + size) * scale];
    if (size * scale > room - 2 * MARGIN) return MARGIN - from * scale;
    if (begin < MARGIN) return at + MARGIN - begin;
    return end > room - MARGIN ? at - (end - room + MARGIN) : at;
  };
  return { scale, x: within(x, box.x, box.width, frame.width), y: within(y, box.y, box.height, frame.height) };
}
