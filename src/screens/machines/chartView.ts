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
/** A small machine is not drawn larger than its words are elsewhere. */
const MOST_FITTED = 1.15;

/** Shows the whole drawing in the middle of the window. */
export function fitChart(chart: Size, frame: Size): ChartView {
  const room = Math.min(
    (frame.width - 2 * MARGIN) / Math.max(1, chart.width),
    (frame.height - 2 * MARGIN) / Math.max(1, chart.height),
  );
  const scale = Math.min(MOST_FITTED, Math.max(LEAST, room));
  return { scale, x: (frame.width - chart.width * scale) / 2, y: (frame.height - chart.height * scale) / 2 };
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
