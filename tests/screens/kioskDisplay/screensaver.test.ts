import { expect, it } from 'vitest';
import { pictureFor } from '@/screens/kioskDisplay/Screensaver';

const OFF = { media: null, enabled: false, transparent: false };
const tall = { media: '/api/images/tall', enabled: true, transparent: false };
const wide = { media: '/api/images/wide', enabled: true, transparent: true };

it('[KI71] shows the picture for the format of the screen, else the other one that is enabled', () => {
  expect(pictureFor({ portrait: tall, landscape: wide }, true)).toEqual(tall);
  expect(pictureFor({ portrait: tall, landscape: wide }, false)).toEqual(wide);
  expect(pictureFor({ portrait: tall, landscape: OFF }, false)).toEqual(tall);
  expect(pictureFor({ portrait: { ...tall, enabled: false }, landscape: OFF }, true)).toBeNull();
  expect(pictureFor({ portrait: { ...tall, media: null }, landscape: wide }, true)).toEqual(wide);
});
