import { toUtcDateTime, type UtcDateTime } from '../hours/utcDateTime';

/** Where an advertisement is in time; `none` where it has no picture. */
export type AdState = 'none' | 'upcoming' | 'live' | 'ended';

interface TimedAd {
  readonly media_url: string | null;
  readonly media_url_landscape: string | null;
  readonly starts_at?: UtcDateTime | null | undefined;
  readonly ends_at?: UtcDateTime | null | undefined;
}

/** Shown from its start, if it has one, until its end, if it has one; the end itself is not part of it. */
export function adState(ad: TimedAd | null | undefined, now: Date): AdState {
  if (!ad || (ad.media_url === null && ad.media_url_landscape === null)) return 'none';
  const moment = toUtcDateTime(now);
  if (ad.ends_at && ad.ends_at <= moment) return 'ended';
  return ad.starts_at && ad.starts_at > moment ? 'upcoming' : 'live';
}

const ORDER: readonly AdState[] = ['live', 'upcoming', 'ended', 'none'];

/** The locations by the state of their advertisement: those whose kiosks show one come first. Otherwise their order stays. */
export const byAdState = <Location extends { readonly ad?: TimedAd | null | undefined }>(
  locations: readonly Location[],
  now: Date,
): Location[] => {
  const rank = ({ ad }: Location) => ORDER.indexOf(adState(ad, now));
  return locations.toSorted((one, other) => rank(one) - rank(other));
};
