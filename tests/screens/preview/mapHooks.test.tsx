import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useEscape } from '@/screens/preview/useEscape';
import { useMapInsets } from '@/screens/preview/useMapInsets';
import { useShownStep } from '@/screens/preview/useShownStep';
import { useWindowHeight } from '@/screens/preview/useVisitorLayout';
import type { RoutePart } from '@/screens/preview/useVisitorRoute';
import { watchListeners } from '../../app/support/listeners';
import { cleanUp, render } from '../../support/dom/render';
import { renderHook } from '../../support/dom/renderHook';

let listeners: () => readonly string[] = () => [];
beforeEach(() => {
  listeners = watchListeners();
});
afterEach(async () => {
  await cleanUp();
  vi.restoreAllMocks();
});

const setHeight = (height: number) => {
  vi.stubGlobal('innerHeight', height);
  window.dispatchEvent(new Event('resize'));
};

it('[VW16] the height of the window is followed until its reader is left', async () => {
  const { result, after, leave } = await renderHook(useWindowHeight);
  await after(() => setHeight(640));
  expect(result()).toBe(640);
  await after(() => setHeight(720));
  expect(result()).toBe(720);
  await leave();
  expect(listeners().filter((one) => one === 'window resize')).toEqual([]);
});

it('[VW16] the map of a kiosk keeps clear of its column when the window changes its height', async () => {
  const kiosk = (query: string) => ({
    matches: query.includes('portrait'),
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  let insets = { bottom: 0 };
  const Page = () => {
    insets = useMapInsets(0, false);
    return null;
  };
  const { after } = await render(<Page />, undefined, undefined, { matchMedia: kiosk });
  await after(() => setHeight(1000));
  expect(insets.bottom).toBe(440);
  const before = insets;
  await after(() => setHeight(1000));
  expect(insets).toBe(before);
  await after(() => setHeight(500));
  expect(insets.bottom).toBe(220);
});

it('[MT29] Escape calls the newest handler until it is left, and other keys none', async () => {
  const pressed: string[] = [];
  let name = 'closed';
  const press = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key }));
  const { again, leave } = await renderHook(() => {
    const handler = name;
    useEscape(() => pressed.push(handler));
  });
  press('Escape');
  name = 'back';
  await again();
  press('Enter');
  press('Escape');
  await leave();
  press('Escape');
  expect(pressed).toEqual(['closed', 'back']);
});

it('[MT29] a step is shown as long as its route is', async () => {
  let parts: readonly RoutePart[] | null = null;
  const { result, after, again } = await renderHook(() => useShownStep(parts));
  expect(result()[0]).toBeNull();
  parts = [];
  await again();
  const step = { floor: 'ground', at: { x: 1, y: 2 }, turn: null };
  await after(() => result()[1](step));
  expect(result()[0]).toBe(step);
  parts = [];
  await again();
  expect(result()[0]).toBeNull();
});
