import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { usePrinting } from '@/components/layout/usePrinting';

afterEach(() => vi.unstubAllGlobals());

const seen: boolean[] = [];
function Probe() {
  seen.push(usePrinting());
  return null;
}

it('[FM53] a page is rendered for paper before the browser looks at it, and for the window after that', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Probe />));
  for (const [type, isPrinting] of [
    ['beforeprint', true],
    ['afterprint', false],
  ] as const) {
    await act(async () => void window.dispatchEvent(new Event(type)));
    expect(seen.at(-1)).toBe(isPrinting);
  }
  await act(async () => root.unmount());
  const count = seen.length;
  window.dispatchEvent(new Event('beforeprint'));
  expect(seen).toHaveLength(count);
});
