import type { Insets } from '@/components/floorPlan/FloorPlanViewer';
import type { VisitorLayout } from './useVisitorLayout';

/** Share of the window's height that the column of a kiosk takes, as in the styles. */
const KIOSK_SHARE = 0.44;
/** Height of the buttons of a kiosk between the map and its column, in CSS pixels. */
const KIOSK_BUTTONS = 128;

interface Parts {
  /** Of the parts beside the map in a wide window. */
  readonly zoom: number;
  /** Of the card over the map of a phone, in CSS pixels. */
  readonly cardHeight: number;
  readonly hasPlace: boolean;
}

/** The pixels of the map that the column and the buttons cover, where people read from left to right. */
export function coveredBy(layout: VisitorLayout, { zoom, cardHeight, hasPlace }: Parts): Insets {
  if (layout === 'phone') return { top: 72, right: hasPlace ? 72 : 0, bottom: cardHeight, left: 0 };
  if (layout === 'kiosk') {
    const bottom = KIOSK_SHARE * window.innerHeight;
    return { top: 0, right: 0, bottom, left: 0, controls: KIOSK_BUTTONS };
  }
  return { top: 0, right: 72 * zoom, bottom: 0, left: 408 * zoom };
}
