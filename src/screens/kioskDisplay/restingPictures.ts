import type { DeviceConfiguration } from '@/contract/kiosks/devices';
import { adState } from '@/model/content/promotions/adState';

/** A picture that a kiosk shows while nobody is there. */
export interface RestingPicture {
  readonly media: string;
  /** The map is seen through it. */
  readonly transparent: boolean;
}

/**
 * The screensaver, then the advertisement while it is live: each by the picture for the format of the screen, or else the
 * other one.
 */
export function restingPictures(
  { screensaver: { portrait, landscape }, ad }: Pick<DeviceConfiguration, 'screensaver' | 'ad'>,
  isPortrait: boolean,
  now: Date,
): readonly RestingPicture[] {
  const [first, other] = isPortrait ? [portrait, landscape] : [landscape, portrait];
  const saver = [first, other].find(({ enabled, media }) => enabled && media !== null);
  const [fitting, fallback] = isPortrait
    ? [ad?.media_url, ad?.media_url_landscape]
    : [ad?.media_url_landscape, ad?.media_url];
  const advertised = adState(ad, now) === 'live' ? (fitting ?? fallback ?? null) : null;
  return [
    ...(saver?.media ? [{ media: saver.media, transparent: saver.transparent }] : []),
    ...(advertised === null ? [] : [{ media: advertised, transparent: false }]),
  ];
}
