import { ringContains } from '@/model/geometry/outline/ring';
import { shapeArea } from '../../corrections/meshShape';
import type { PlanOutline } from '../outlineOf';

/** A text in metres. */
export interface PlacedText {
  readonly id: string;
  readonly text: string;
  readonly middle: readonly [x: number, y: number];
  readonly anchor: readonly [x: number, y: number];
}

export interface RoomLabels {
  /** One a place; empty where no text is in it. */
  readonly labels: readonly string[];
  /** Texts that are in no place. */
  readonly outside: readonly string[];
  /** Texts that are sizes, not names. */
  readonly sizes: readonly string[];
}

/** “12,5 m²”, “A = 12.5”, “134 SF”: a size. */
const SIZE =
  /^(?:(?:area|fläche|nf|nuf|ngf|a)\s*[:=]?\s*)?\d+(?:[.,]\d+)?\s*(?:m²|m2|qm|sq\.?\s*m|sqm|sf|sq\.?\s*ft|ft²)$|^a\s*=.*\d/i;
/** Texts of a room that make its name; more are remarks. */
const MOST_TEXTS = 4;

/** Gives each text to the smallest place around it; those of one place are read from top to bottom, y downwards. */
export function roomLabels(places: readonly PlanOutline[], texts: readonly PlacedText[]): RoomLabels {
  const sized = places
    .map((outline, place) => ({ place, outline, area: shapeArea(outline), box: boxOf(outline) }))
    .sort((one, other) => one.area - other.area);
  const around = ([x, y]: readonly [number, number]) =>
    sized.find(
      ({ box: [left, top, right, bottom], outline }) =>
        x >= left && x <= right && y >= top && y <= bottom && contains(outline, x, y),
    )?.place;
  const found = new Map<number, PlacedText[]>();
  const outside: string[] = [];
  const sizes: string[] = [];
  for (const written of texts) {
    const text = written.text
      .split('\n')
      .filter((line) => !SIZE.test(line))
      .join(' ');
    const place = around(written.middle) ?? around(written.anchor);
    if (text === '') sizes.push(written.id);
    else if (place === undefined) outside.push(written.id);
    else found.set(place, [...(found.get(place) ?? []), { ...written, text }]);
  }
  const labels = places.map((_outline, place) => {
    const own = found.get(place) ?? [];
    const inOrder = own.sort((one, other) => one.middle[1] - other.middle[1] || one.middle[0] - other.middle[0]);
    // A text that is drawn twice, once for each of two views, is one.
    return [...new Set(inOrder.map(({ text }) => text))].slice(0, MOST_TEXTS).join(' ');
  });
  return { labels, outside, sizes };
}

const contains = ({ rings }: PlanOutline, x: number, y: number): boolean =>
  rings.filter((ring) => ringContains(ring, x, y)).length % 2 === 1;

function boxOf({ rings }: PlanOutline): readonly [left: number, top: number, right: number, bottom: number] {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const ring of rings)
    for (let at = 0; at < ring.length; at += 2) {
      left = Math.min(left, ring[at]!);
      right = Math.max(right, ring[at]!);
      top = Math.min(top, ring[at + 1]!);
      bottom = Math.max(bottom, ring[at + 1]!);
    }
  return [left, top, right, bottom];
}
