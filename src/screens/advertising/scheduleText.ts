import { formatUnnamed } from '@/components/formatDateTime';
import type { AdvertisedLocation } from '@/contract/advertising/advertising';
import { toInstant } from '@/model/content/hours/utcDateTime';
import { text } from './texts';

/** When the advertisement is shown, in the zone of its location, which is named; null without times. */
export function scheduleText({ ad, settings }: Pick<AdvertisedLocation, 'ad' | 'settings'>): string | null {
  const zone = settings?.timezone ?? 'UTC';
  const wordsOf = (moment: string) => formatUnnamed(toInstant(moment), zone);
  const start = ad?.starts_at ? wordsOf(ad.starts_at) : null;
  const end = ad?.ends_at ? wordsOf(ad.ends_at) : null;
  const times =
    start !== null && end !== null
      ? text('between', { start, end })
      : start !== null
        ? text('starting', { start })
        : end !== null
          ? text('ending', { end })
          : null;
  return times === null ? null : text('zone', { zone, times });
}
