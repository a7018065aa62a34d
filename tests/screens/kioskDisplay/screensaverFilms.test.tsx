import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { DeviceConfiguration } from '@/contract/kiosks/devices';
import { Screensaver } from '@/screens/kioskDisplay/Screensaver';
import { cleanUp, render } from '../../support/dom/render';

afterEach(async () => {
  vi.useRealTimers();
  await cleanUp();
});

const OFF = { media: null, enabled: false, transparent: false };
const shownWith = (media: string | null, film: string) =>
  ({
    screensaver: { portrait: OFF, landscape: { media, enabled: media !== null, transparent: false } },
    ad: { media_url: null, media_url_landscape: film, starts_at: null, ends_at: null },
  }) as unknown as DeviceConfiguration;

const SAVER = '/api/images/saver';
const FILM = '/api/images/film.mp4';

async function open(shown: DeviceConfiguration) {
  vi.useFakeTimers();
  const { page } = await render(<Screensaver shown={shown} onTouch={() => undefined} />);
  const media = () => page.querySelector('video, img') as HTMLVideoElement | HTMLImageElement | null;
  return {
    media,
    source: () => media()?.getAttribute('src'),
    pass: (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds))),
    tell: (event: string) => act(async () => void media()?.dispatchEvent(new Event(event))),
  };
}

it('[KI77] a film is played to its end without sound, and again when it is the only one', async () => {
  const { media, source, pass, tell } = await open(shownWith(null, FILM));
  const first = media() as HTMLVideoElement;
  expect([source(), first.muted, first.autoplay]).toEqual([FILM, true, true]);
  await pass(60_000);
  expect(media()).toBe(first);
  await tell('ended');
  expect(source()).toBe(FILM);
  expect(media()).not.toBe(first);
});

it('[KI77] a film that cannot be played is passed over, and a picture follows the end of a film', async () => {
  const { source, pass, tell } = await open(shownWith(SAVER, FILM));
  expect(source()).toBe(SAVER);
  await pass(10_000);
  expect(source()).toBe(FILM);
  await tell('error');
  await pass(2_000);
  expect(source()).toBe(SAVER);
  await pass(10_000);
  expect(source()).toBe(FILM);
  await tell('ended');
  expect(source()).toBe(SAVER);
});
