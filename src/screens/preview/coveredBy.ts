import type { Insets } from '@/components/floorPlan/FloorPlanViewer';
import type { VisitorLayout } from './useVisitorLayout';

/** Share of the window's height that the column of a kiosk takes, as in the styles. */
const KIOSK_SHARE = 0.44;
/** Height of the buttons of a kiosk between the map and its column, in CSS pixels. */
const KIOSK_BUTTONS = 128;
/** Height of the search of a phone with its margins, and width of the column of floors. In CSS pixels. */
const PHONE_SEARCH = 72;
const FLOORS = 72;
/** Width of the column with its margins, in CSS pixels. */
const COLUMN = 408;
/** Height of the buttons of the view above the card of a phone, in CSS pixels. */
const PHONE_BUTTONS = 64;
/** Height of the parts above and below the floors on a phone: the search, the buttons of the view. In CSS pixels. */
const AROUND_STACK = 156;
/** One floor and the edge of the next, which says that there are more. */
const LEAST_STACK = 72;

/** Sizes of a page and of the parts over its map, in CSS pixels. */
interface Parts {
  /** Of the parts beside the map in a wide window; 1 where they have their usual size. */
  readonly zoom: number;
  /** Of the card over the map of a phone. */
  readonly cardHeight: number;
  readonly windowHeight: number;
  readonly hasPlace: boolean;
}

/** The pixels of the map that the column and the buttons cover, where people read from left to right. */
export function coveredBy(layout: VisitorLayout, { zoom, cardHeight, windowHeight, hasPlace }: Parts): Insets {
  if (layout === 'phone') {
    const covered = { top: PHONE_SEARCH, right: 0, bottom: cardHeight, left: 0 };
    return hasPlace ? { ...covered, right: FLOORS, controls: PHONE_BUTTONS } : covered;
  }
  if (layout === 'kiosk')
    return { top: 0, right: 0, bottom: KIOSK_SHARE * windowHeight, left: 0, controls: KIOSK_BUTTONS };
  return { top: 0, right: FLOORS * zoom, bottom: 0, left: COLUMN * zoom };
}

/** The height that is left for the floors between the parts over the map of a phone, in CSS pixels. */
export const roomForFloors = ({ cardHeight, windowHeight }: Pick<Parts, 'cardHeight' | 'windowHeight'>): number =>
  Math.max(LEAST_STACK, windowHeight - cardHeight - AROUND_STACK);
