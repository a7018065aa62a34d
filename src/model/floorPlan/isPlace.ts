import type { PlanPlace } from './floorPlan';

const isUpTo = (value: unknown, most: number): boolean =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= most;

/** Whether a parsed value is the place of a floor plan. */
export const isPlace = (value: unknown): value is PlanPlace =>
  typeof value === 'object' &&
  value !== null &&
  'lat' in value &&
  isUpTo(value.lat, 90) &&
  'lon' in value &&
  isUpTo(value.lon, 180) &&
  'north' in value &&
  isUpTo(value.north, 360);
