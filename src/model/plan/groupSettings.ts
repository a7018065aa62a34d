import { allowedFactor, allowedWeight } from './jointSettings';
import type { TransitGroup } from './plan';

export type GroupSettings = Pick<TransitGroup, 'name' | 'travel' | 'type' | 'weight' | 'multiplier'>;

export const NEW_GROUP: GroupSettings = { name: 'New Transit Group', travel: '', type: 'BI', weight: 0, multiplier: 1 };

/** The settings brought into their limits. */
export function allowedGroupSettings(settings: Partial<GroupSettings>): Partial<GroupSettings> {
  return {
    ...settings,
    ...(settings.weight !== undefined && { weight: allowedWeight(settings.weight) }),
    ...(settings.multiplier !== undefined && { multiplier: allowedFactor(settings.multiplier) }),
  };
}
