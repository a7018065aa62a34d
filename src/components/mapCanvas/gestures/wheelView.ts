import type { Point } from '@/model/geometry/points';
import { panBy, type View, zoomAt } from '@/model/geometry/view';

const ZOOM_PER_PIXEL = 0.0025;
const LONGEST_STEP = 120;
const LINE_PIXELS = 18;

/**
 * The view after a turn of the wheel at a place of the map. Ctrl and the wheel, which is also the pinch of most touchpads,
 * zoom at the pointer; what the wheel alone does is a setting, and Cmd does the other.
 */
export function wheelView(event: WheelEvent, at: Point, setting: 'pan' | 'zoom', view: View): View {
  const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PIXELS : 1;
  const isZoom = event.ctrlKey || event.metaKey ? setting === 'pan' : setting === 'zoom';
  if (isZoom || event.ctrlKey) {
    const step = Math.max(-LONGEST_STEP, Math.min(LONGEST_STEP, event.deltaY * unit));
    return zoomAt(view, at, Math.exp(-step * ZOOM_PER_PIXEL));
  }
  const [dx, dy] = event.shiftKey && event.deltaX === 0 ? [event.deltaY, 0] : [event.deltaX, event.deltaY];
  return panBy(view, -dx * unit, -dy * unit);
}
