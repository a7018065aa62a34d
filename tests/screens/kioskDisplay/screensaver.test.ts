import { expect, it } from 'vitest';
import { restingPictures } from '@/screens/kioskDisplay/restingPictures';

const NOW = new Date('2026-03-02T10:00:00Z');
const OFF = { media: null, enabled: false, transparent: false };
const tall = { media: '/api/images/tall', enabled: true, transparent: false };
const wide = { media: '/api/images/wide', enabled: true, transparent: true };
const ad = {
  media_url: '/api/images/tall-ad',
  media_url_landscape: '/api/images/wide-ad',
  starts_at: '2026-03-02 10:00:00',
  ends_at: null,
};

const mediaOf = (...given: Parameters<typeof restingPictures>) => restingPictures(...given).map(({ media }) => media);

it('[KI71] shows the picture for the format of the screen, else the other one that is enabled', () => {
  const show = (portrait: typeof OFF | typeof tall, landscape: typeof OFF | typeof wide, isPortrait: boolean) =>
    restingPictures({ screensaver: { portrait, landscape }, ad: null }, isPortrait, NOW);
  expect(show(tall, wide, true)).toEqual([{ media: tall.media, transparent: false }]);
  expect(show(tall, wide, false)).toEqual([{ media: wide.media, transparent: true }]);
  expect(show(tall, OFF, false)).toEqual([{ media: tall.media, transparent: false }]);
  expect(show({ ...tall, enabled: false }, OFF, true)).toEqual([]);
  expect(show({ ...tall, media: null }, wide, true)).toEqual([{ media: wide.media, transparent: true }]);
});

it('[KI77] shows the advertisement by turns with the screensaver, while it is live', () => {
  const screensaver = { portrait: tall, landscape: wide };
  expect(mediaOf({ screensaver, ad }, true, NOW)).toEqual(['/api/images/tall', '/api/images/tall-ad']);
  expect(mediaOf({ screensaver, ad }, false, NOW)).toEqual(['/api/images/wide', '/api/images/wide-ad']);
  expect(mediaOf({ screensaver, ad }, true, new Date('2026-03-02T09:59:59Z'))).toEqual(['/api/images/tall']);
  const off = { portrait: OFF, landscape: OFF };
  expect(mediaOf({ screensaver: off, ad: { ...ad, media_url: null } }, true, NOW)).toEqual(['/api/images/wide-ad']);
  expect(mediaOf({ screensaver: off, ad: undefined }, true, NOW)).toEqual([]);
});
