import { clampedFactor, clampedWeight } from './edgeSettings';
import type { TransitGroup } from './network';

export type GroupSettings = Pick<TransitGroup, 'name' | 'travel' | 'type' | 'weight' | 'multiplier'>;

const LARGEST_SPEED = 100;

export const NEW_GROUP: GroupSettings = { name: 'New Transit Group', travel: '', type: 'BI', weight: 0, multiplier: 1 };

/** The settings clamped to their limits. */
export function clampedGroupSettings(settings: Partial<GroupSettings>): Partial<GroupSettings> {
  return {
    ...settings,
    ...(settings.weight !== undefined && { weight: clampedWeight(settings.weight) }),
    ...(settings.multiplier !== undefined && { multiplier: clampedFactor(settings.multiplier, LARGEST_SPEED) }),
  };
}
