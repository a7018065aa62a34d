import { NEAR } from '../../planOrigin';
import type { PlanOutline } from '../outlineOf';

/** Metres: origins are whole kilometres, so that a later file of the building has the same. */
const STEP = 1000;

/**
 * The point that is 0, 0 of a plan: that of the file, unless the building lies so far from it that single precision is
 * too coarse there, as in a national grid.
 */
export function originOf(outlines: readonly PlanOutline[]): readonly [x: number, y: number] {
  const middle = (axis: 0 | 1): number => {
    const firsts = outlines.map(({ rings }) => rings[0]?.[axis] ?? 0).sort((one, other) => one - other);
    return firsts[firsts.length >> 1] ?? 0;
  };
  const [x, y] = [middle(0), middle(1)];
  if (Math.max(Math.abs(x), Math.abs(y)) <= NEAR / 2) return [0, 0];
  // Plus 0, since a rounded -0 is another number.
  return [Math.round(x / STEP) * STEP + 0, Math.round(y / STEP) * STEP + 0];
}

export const shifted = ({ rings, holes }: PlanOutline, [x, y]: readonly [number, number]): PlanOutline => ({
  rings: rings.map((ring) => ring.map((value, at) => value - (at % 2 === 0 ? x : y))),
  holes,
});

/** Whether an outline is so near to the origin that single precision is fine enough for it. */
export const isNear = ({ rings }: PlanOutline, [x, y]: readonly [number, number]): boolean =>
  rings.every((ring) => ring.every((value, at) => Math.abs(value - (at % 2 === 0 ? x : y)) <= NEAR));
