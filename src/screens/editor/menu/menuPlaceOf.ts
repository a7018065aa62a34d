import type { Point } from '@/model/geometry/points';

interface MenuEvent {
  readonly clientX: number;
  readonly clientY: number;
  readonly button: number;
  readonly currentTarget: Pick<Element, 'getBoundingClientRect'>;
}

/** Where the menu of a row opens: at the pointer, or below the row where a key asked, whose event has no place of its own. */
export function menuPlaceOf({ clientX, clientY, button, currentTarget }: MenuEvent): Point {
  if (button === 2) return { x: clientX, y: clientY };
  const { left, bottom } = currentTarget.getBoundingClientRect();
  return { x: left, y: bottom };
}
