import type { z } from 'zod';
import type { openingHoursSchema } from '@/contract/destinations/openingHours';
import { eachWeekday, WEEKDAYS } from '@/model/content/hours/weekdays';

export type OpeningHours = z.infer<typeof openingHoursSchema>;

export interface DraftCategory {
  readonly name: string;
  readonly description: string;
  /** `#rrggbb`; the twelve stay apart for people who see colours otherwise (the "Safe" scale of CARTO). */
  readonly color: string;
  /** File of a standard icon. */
  readonly icon: string;
}

/** Who rents a room. */
export interface Tenant {
  readonly name: string;
  readonly category: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly openingHours: OpeningHours | null;
}

export interface Placed {
  /** Index of the tenant. */
  readonly tenant: number;
  readonly floor: number;
  readonly mesh: string;
  readonly locationId: string | null;
  readonly status: 'COMING_SOON' | 'NEW' | 'TEMPORARILY_CLOSED' | null;
  readonly flagship: boolean;
}

const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Hours of a week; null for a day means closed. */
export function hours(
  weekdays: readonly [string, string],
  saturday: readonly [string, string] | null = weekdays,
  sunday: readonly [string, string] | null = saturday,
): OpeningHours {
  const day = (index: number) => (index < 5 ? weekdays : index === 5 ? saturday : sunday);
  return eachWeekday((key) => {
    const index = WEEKDAYS.indexOf(key);
    const open = day(index);
    return { text: NAMES[index] ?? '', value: open !== null, oh: open?.[0] ?? '', ch: open?.[1] ?? '' };
  });
}
