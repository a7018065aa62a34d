import { type FloorShape, METRES } from './floorShape';

/** File axis and factor to metres for x, y and height of the floor plan. */
export interface PlanAxes {
  readonly axes: readonly [x: number, y: number, height: number];
  readonly factors: readonly [x: number, y: number, height: number];
}

/** From above with y down the screen: with y up the file's z is used as it is, with z up its y is negated. */
export function planAxes({ up, unit, mirrored }: FloorShape): PlanAxes {
  const metres = METRES[unit];
  const x = mirrored ? -metres : metres;
  return up === 'y'
    ? { axes: [0, 2, 1], factors: [x, metres, metres] }
    : { axes: [0, 1, 2], factors: [x, -metres, metres] };
}
