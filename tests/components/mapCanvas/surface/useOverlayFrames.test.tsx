import { afterEach, expect, it } from 'vitest';
import { MAP_COLOURS } from '@/components/mapCanvas/mapColours';
import { EMPTY_SCENE } from '@/components/mapCanvas/overlay/overlayScene';
import { createStore } from '@/components/mapCanvas/store';
import { useOverlayFrames } from '@/components/mapCanvas/surface/useOverlayFrames';
import { recordingContext } from '../../../support/dom/recordingContext';
import { cleanUp, render } from '../../../support/dom/render';

afterEach(cleanUp);

const PIN = { at: { x: 1, y: 2 }, severity: 'error', isHighlighted: false } as const;
const SIZE = { width: 400, height: 300 };

it('[CV13] the overlay is drawn once a frame, after a change, and is empty without objects in use', async () => {
  const view = createStore({ scale: 2, x: 30, y: 40, turn: 0 });
  const scene = createStore(EMPTY_SCENE);
  const frames: (readonly unknown[] | null)[] = [];
  function Overlay() {
    useOverlayFrames({ view, scene, colours: MAP_COLOURS.light, size: SIZE, growth: 1 }, (draw) => {
      const { context, calls } = recordingContext();
      draw?.(context);
      frames.push(draw && calls.filter(({ method }) => method === 'translate').map(({ args }) => args));
    });
    return null;
  }
  const { after, until } = await render(<Overlay />);
  await until(() => frames.length > 0);
  expect(frames).toEqual([null]);

  await after(() => {
    scene.set({ ...EMPTY_SCENE, pins: [PIN] });
    view.set({ scale: 2, x: 31, y: 41, turn: 0 });
    view.set({ scale: 2, x: 32, y: 42, turn: 0 });
  });
  await until(() => frames.length > 1);
  expect(frames).toHaveLength(2);
  expect(frames[1]?.[0]).toEqual([32, 42]);
});

it('[CV75] the overlay is drawn again when a font has come late', async () => {
  const fonts = new EventTarget();
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
  const view = createStore({ scale: 2, x: 30, y: 40, turn: 0 });
  const scene = createStore({ ...EMPTY_SCENE, pins: [PIN] });
  let frames = 0;
  function Overlay() {
    useOverlayFrames({ view, scene, colours: MAP_COLOURS.light, size: SIZE, growth: 1 }, () => {
      frames += 1;
    });
    return null;
  }
  const { after, until } = await render(<Overlay />);
  await until(() => frames === 1);
  await after(() => fonts.dispatchEvent(new Event('loadingdone')));
  await until(() => frames === 2);
  Reflect.deleteProperty(document, 'fonts');
});
