import { roundFactor, SMALLEST_MULTIPLIER } from '@/model/network/edgeSettings';

/** The slider of a path's multiplier runs from 0 to 48. */
export const SLIDER_END = 48;

/** Corners of the scale: a quarter of the way for each halving, then one per 23 steps. */
const CORNERS = [
  { slider: 0, multiplier: 0 },
  { slider: 6, multiplier: 0.25 },
  { slider: 17, multiplier: 0.5 },
  { slider: 25, multiplier: 1 },
  { slider: SLIDER_END, multiplier: 2 },
] as const;

/** The multiplier that a place of the slider means: two decimals, at least 0.01. */
export function multiplierAt(slider: number): number {
  const place = Math.min(SLIDER_END, Math.max(0, slider));
  const [low, high] = around((corner) => corner.slider, place);
  const share = (place - low.slider) / (high.slider - low.slider);
  const multiplier = low.multiplier + share * (high.multiplier - low.multiplier);
  return Math.max(SMALLEST_MULTIPLIER, roundFactor(multiplier));
}

/** The place of the slider for a multiplier, between whole steps where it is; beyond 2 the end. */
export function sliderAt(multiplier: number): number {
  if (multiplier <= SMALLEST_MULTIPLIER) return 0;
  const [low, high] = around((corner) => corner.multiplier, multiplier);
  const share = (multiplier - low.multiplier) / (high.multiplier - low.multiplier);
  return Math.min(SLIDER_END, low.slider + share * (high.slider - low.slider));
}

function around(field: (corner: (typeof CORNERS)[number]) => number, value: number) {
  let corner = 1;
  while (corner < CORNERS.length - 1 && value > field(CORNERS[corner]!)) corner++;
  return [CORNERS[corner - 1]!, CORNERS[corner]!] as const;
}

/** Values on the slider of the travel speed. */
export const SPEED_STEPS = [0.25, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4] as const;
