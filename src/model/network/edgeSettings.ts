import type { Edge } from './network';

export type EdgeSettings = Pick<Edge, 'travel' | 'direction' | 'weight' | 'multiplier' | 'multiplierZ'>;

export const NEW_EDGE: EdgeSettings = { travel: [], direction: 0, weight: 0, multiplier: 1, multiplierZ: 1 };

const WEIGHT_LIMIT = 10_000;
export const SMALLEST_MULTIPLIER = 0.01;

/** Rounded to two decimals, as the service keeps factors. */
export const roundFactor = (factor: number): number => Math.round(factor * 100) / 100;

const between = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

/** A weight that is kept: -10000 to 10000. What is no number at all counts as none. */
export const clampedWeight = (weight: number): number =>
  Number.isNaN(weight) ? 0 : between(-WEIGHT_LIMIT, weight, WEIGHT_LIMIT);

/** A factor that is kept: two decimals and at least `smallest`. What is no number at all counts as 1. */
export const clampedFactor = (factor: number, smallest: number = SMALLEST_MULTIPLIER): number =>
  Number.isFinite(factor) ? Math.max(smallest, roundFactor(factor)) : 1;

/** The settings brought into their limits. */
export function clampedEdgeSettings(settings: Partial<EdgeSettings>): Partial<EdgeSettings> {
  return {
    ...settings,
    ...(settings.travel && { travel: [...new Set(settings.travel)] }),
    ...(settings.weight !== undefined && { weight: clampedWeight(settings.weight) }),
    ...(settings.multiplier !== undefined && { multiplier: clampedFactor(settings.multiplier) }),
    ...(settings.multiplierZ !== undefined && { multiplierZ: clampedFactor(settings.multiplierZ, 0) }),
  };
}
