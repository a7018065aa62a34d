import { afterEach, expect, it, vi } from 'vitest';
import { createNetwork } from '@/model/network/network';
import { readRememberedView, viewAround, writeRememberedView } from '@/screens/editor/session/rememberedView';
import { useRememberedView } from '@/screens/editor/session/useRememberedView';
import { watchListeners } from '../../../app/support/listeners';
import { cleanUp } from '../../../support/dom/render';
import { renderHook } from '../../../support/dom/renderHook';
import { testEditor } from '../../../support/dom/testEditor';

afterEach(async () => {
  await cleanUp();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const SIZE = { width: 800, height: 600 };
const bounds = { minX: 0, minY: 0, maxX: 40, maxY: 20 };
const OPTIONS = { nodes: false, paths: true, shadows: false, materials: false, below: true, minimap: false };
const LEFT = { x: 5, y: 6, scale: 30, turn: 0.3, options: OPTIONS };

async function opened(size = SIZE, edited: object = { bounds }) {
  const editor = await testEditor({ network: createNetwork([]), edited });
  const canvas = { current: { focus: () => undefined, setCursor: () => undefined, size } };
  Object.assign(editor.session, { canvas });
  const page = await renderHook(useRememberedView, { around: editor.around });
  return { ...editor, ...page };
}

it('[VI6] a reload shows the place, the zoom and the layers at which the tab left the location', async () => {
  writeRememberedView('mall', LEFT);
  const { session, editor } = await opened();
  expect(session.view.get()).toEqual(viewAround(LEFT, SIZE));
  expect(editor.getSnapshot().context.options).toEqual(OPTIONS);
  session.view.set(viewAround({ x: 1, y: 2, scale: 10, turn: -1 }, SIZE));
  editor.send({ type: 'option.toggle', option: 'nodes' });
  await vi.waitFor(() =>
    expect(readRememberedView('mall')).toMatchObject({
      x: expect.closeTo(1),
      y: expect.closeTo(2),
      scale: 10,
      turn: -1,
      options: { nodes: true },
    }),
  );
});

it('[VI6] [VI8] what an older release wrote is read with the layers that it knew', () => {
  const { below, minimap, ...options } = OPTIONS;
  const { turn: _, ...unturned } = LEFT;
  sessionStorage.setItem('atrium.view.mall', JSON.stringify({ ...unturned, options }));
  expect(readRememberedView('mall')).toEqual({
    ...LEFT,
    turn: 0,
    options: { ...OPTIONS, below: !below, minimap: !minimap },
  });
});

it('[VI6] without one, or with an unreadable one, the whole floor is shown', async () => {
  for (const stored of [
    null,
    '{',
    '{"x":1,"y":2,"scale":0,"options":{"nodes":true,"paths":true,"shadows":true,"materials":true}}',
    '{"x":1}',
  ]) {
    if (stored === null) sessionStorage.clear();
    else sessionStorage.setItem('atrium.view.mall', stored);
    expect(readRememberedView('mall')).toBeNull();
  }
  const { session } = await opened();
  expect(session.view.get()).toEqual({ scale: 18, x: 40, y: 120, turn: 0 });
});

it('[VI6] the view is stored after it has rested, once', async () => {
  const { session } = await opened();
  vi.useFakeTimers();
  const write = vi.spyOn(Storage.prototype, 'setItem');
  for (const x of [10, 20, 30]) {
    session.view.set({ scale: 20, x, y: 0, turn: 0 });
    vi.advanceTimersByTime(290);
  }
  expect(write).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20);
  expect([write.mock.calls.length, readRememberedView('mall')?.scale]).toEqual([1, 20]);
  session.view.set({ scale: 25, x: 30, y: 0, turn: 0 });
  // A page that is closed may come back with its timers.
  window.dispatchEvent(new Event('pagehide'));
  vi.advanceTimersByTime(1000);
  expect([write.mock.calls.length, readRememberedView('mall')?.scale]).toEqual([2, 25]);
});

it('[VI6] leaving the location and closing the page store a view that has not rested yet, and nothing that has', async () => {
  const listeners = watchListeners();
  const { session, leave } = await opened();
  const write = vi.spyOn(Storage.prototype, 'setItem');
  const close = () => window.dispatchEvent(new Event('pagehide'));
  session.view.set({ scale: 15, x: 1, y: 0, turn: 0 });
  await vi.waitFor(() => expect(write).toHaveBeenCalledTimes(1));
  close();
  expect(write).toHaveBeenCalledTimes(1);
  session.view.set({ scale: 20, x: 1, y: 0, turn: 0 });
  close();
  expect([write.mock.calls.length, readRememberedView('mall')?.scale]).toEqual([2, 20]);
  session.view.set({ scale: 25, x: 1, y: 0, turn: 0 });
  await leave();
  expect([write.mock.calls.length, readRememberedView('mall')?.scale]).toEqual([3, 25]);
  session.view.set({ scale: 30, x: 1, y: 0, turn: 0 });
  close();
  expect([write.mock.calls.length, listeners().includes('window pagehide')]).toEqual([3, false]);
});

it('[VI6] a map that has no width yet is not placed, and its view is not stored', async () => {
  const { session, leave } = await opened({ width: 0, height: 600 });
  expect(session.view.get()).toEqual({ scale: 10, x: 0, y: 0, turn: 0 });
  session.view.set({ scale: 20, x: 1, y: 0, turn: 0 });
  await leave();
  expect(readRememberedView('mall')).toBeNull();
});

it('[VI6] a location is placed once: the view that a person has chosen stays', async () => {
  const { session, again } = await opened();
  session.view.set({ scale: 20, x: 1, y: 0, turn: 0 });
  await again();
  expect(session.view.get().scale).toBe(20);
});

it('[VI6] a view of a floor that is not there yet is not stored', async () => {
  const { session, leave } = await opened(SIZE, { bounds: null });
  session.view.set({ scale: 20, x: 1, y: 0, turn: 0 });
  await leave();
  expect(readRememberedView('mall')).toBeNull();
});
