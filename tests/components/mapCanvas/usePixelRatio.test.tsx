import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { usePixelRatio } from '@/components/mapCanvas/usePixelRatio';

afterEach(() => vi.unstubAllGlobals());

it('[CV67] the ratio of the screen follows the window to another screen, and back', async () => {
  const listeners = new Map<string, Set<() => void>>();
  vi.stubGlobal('matchMedia', (query: string) => ({
    addEventListener: (_type: string, listener: () => void) =>
      listeners.set(query, (listeners.get(query) ?? new Set()).add(listener)),
    removeEventListener: (_type: string, listener: () => void) => listeners.get(query)?.delete(listener),
  }));
  const ratios: number[] = [];
  function Probe() {
    ratios.push(usePixelRatio());
    return null;
  }
  const leave = (ratio: number) => {
    const leaves = [...(listeners.get(`(resolution: ${window.devicePixelRatio}dppx)`) ?? [])];
    vi.stubGlobal('devicePixelRatio', ratio);
    for (const listener of leaves) listener();
  };
  vi.stubGlobal('devicePixelRatio', 1);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Probe />));
  expect(ratios.at(-1)).toBe(1);
  for (const ratio of [2, 1.25, 1]) {
    await act(async () => leave(ratio));
    expect(ratios.at(-1)).toBe(ratio);
  }
  await act(async () => root.unmount());
  expect([...listeners.values()].map(({ size }) => size)).toEqual([0, 0, 0]);
});
