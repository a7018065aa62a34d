import { afterEach, expect, it } from 'vitest';
import { LARGE_ZOOM, useVisitorLayout, useWideZoom } from '@/screens/preview/useVisitorLayout';
import { cleanUp, render } from '../../support/dom/render';

afterEach(cleanUp);

/** The answers of a window of this size to the questions of the layout. */
const windowOf = (width: number, height: number) => (query: string) => {
  const least = Number(/min-width: (\d+)px/.exec(query)?.[1] ?? 0);
  const most = Number(/max-width: (\d+)px/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY);
  return {
    matches: width >= least && width <= most && (!query.includes('portrait') || height > width),
    addEventListener: () => {},
    removeEventListener: () => {},
  };
};

function Layout() {
  return <output>{`${useVisitorLayout()} ${useWideZoom()}`}</output>;
}

it.each([
  [390, 844, 'phone 1'],
  [1440, 900, 'wide 1'],
  [1080, 1920, 'kiosk 1'],
  [3840, 2160, `wide ${LARGE_ZOOM}`],
])('[VW10] in a window of %d by %d the preview is %s times as large', async (width, height, text) => {
  const { find } = await render(<Layout />, undefined, undefined, { matchMedia: windowOf(width, height) });
  expect(find('output').textContent).toBe(text);
});
