import type { Edge } from './network';

export type EdgeSettings = Pick<Edge, 'travel' | 'direction' | 'weight' | 'multiplier' | 'multiplierZ'>;

/** The travel type of a path until the person changes it. */
export const DEFAULT_TRAVEL = 'walk';

export const NEW_EDGE: EdgeSettings = {
  travel: [DEFAULT_TRAVEL],
  direction: 0,
  weight: 0,
  multiplier: 1,
  multiplierZ: 1,
};

const WEIGHT_LIMIT = 10_000;
export const SMALLEST_MULTIPLIER = 0.01;
const LARGEST_MULTIPLIER = 1000;

/** Rounded to two decimals, as the service keeps factors. */
export const roundFactor = (factor: number): number => Math.round(factor * 100) / 100;

const between = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

/** A weight within -10000 to 10000. NaN becomes 0. */
export const clampedWeight = (weight: number): number =>
  Number.isNaN(weight) ? 0 : between(-WEIGHT_LIMIT, weight, WEIGHT_LIMIT);

/** A factor of two decimals between 0.01 and `largest`. NaN becomes 1. */
export const clampedFactor = (factor: number, largest: number = LARGEST_MULTIPLIER): number =>
  Number.isFinite(factor) ? between(SMALLEST_MULTIPLIER, roundFactor(factor), largest) : 1;

/** The settings clamped to their limits. */
export function clampedEdgeSettings(settings: Partial<EdgeSettings>): Partial<EdgeSettings> {
  return {
    ...settings,
    ...(settings.travel && { travel: [...new Set(settings.travel)] }),
    ...(settings.weight !== undefined && { weight: clampedWeight(settings.weight) }),
    ...(settings.multiplier !== undefined && { multiplier: clampedFactor(settings.multiplier) }),
    ...(settings.multiplierZ !== undefined && { multiplierZ: clampedFactor(settings.multiplierZ) }),
  };
}
