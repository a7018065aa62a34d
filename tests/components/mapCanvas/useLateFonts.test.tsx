import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { useLateFonts } from '@/components/mapCanvas/useLateFonts';

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'fonts');
});

const counts: number[] = [];
function Probe() {
  counts.push(useLateFonts());
  return null;
}

it('[CV75] each font that comes while a map is shown is counted, and none after it has gone', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const fonts = new EventTarget();
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Probe />));
  for (const expected of [1, 2]) {
    await act(async () => void fonts.dispatchEvent(new Event('loadingdone')));
    expect(counts.at(-1)).toBe(expected);
  }
  await act(async () => root.unmount());
  const before = counts.length;
  await act(async () => void fonts.dispatchEvent(new Event('loadingdone')));
  expect(counts).toHaveLength(before);
});

it('[CV75] a browser without a set of fonts shows its maps all the same', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Reflect.deleteProperty(document, 'fonts');
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Probe />));
  expect(counts.at(-1)).toBe(0);
  await act(async () => root.unmount());
});
