import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createStore } from '@/components/mapCanvas/store';
import type { RunningTool } from '@/machines/editor/runningTool';
import type { View } from '@/model/geometry/view';
import { createNetwork, nodeId } from '@/model/network/network';
import { useCursor } from '@/screens/editor/canvas/useCursor';
import { useDoubleClick } from '@/screens/editor/canvas/useDoubleClick';
import { useFocusByTab } from '@/screens/editor/canvas/useFocusByTab';
import { useHoverAtRest } from '@/screens/editor/canvas/useHoverAtRest';
import { useRetryWhenOnline } from '@/screens/editor/canvas/useRetryWhenOnline';
import { type Hover, NO_HOVER } from '@/screens/editor/session/mapView';
import { useSettledText } from '@/screens/editor/tools/route/useSettledText';
import { useGesture } from '@/screens/editor/tools/useGesture';
import { watchListeners } from '../../../app/support/listeners';
import { AT_REST } from '../../../machines/editor/pointer';
import { cleanUp } from '../../../support/dom/render';
import { renderHook } from '../../../support/dom/renderHook';
import { testEditor } from '../../../support/dom/testEditor';

afterEach(async () => {
  vi.useRealTimers();
  await cleanUp();
  vi.restoreAllMocks();
});

/** An element with a button in the map and one beside it. */
function place() {
  const element = document.createElement('div');
  element.innerHTML = '<div role="application"><button id="inside"></button></div><button id="beside"></button>';
  document.body.append(element);
  const at = (id: string) => element.querySelector<HTMLElement>(`#${id}`) as HTMLElement;
  return { current: element, at };
}

it('[MT29] the map is marked while its focus arrived by Tab, and not after a press or another key', async () => {
  const map = place();
  const listeners = watchListeners();
  const before = listeners();
  const removed = vi.spyOn(map.current, 'removeEventListener');
  const { leave } = await renderHook(() => useFocusByTab(map));
  const isMarked = () => map.current.dataset.byTab === 'true';
  const key = (name: string) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
  const focus = (type: 'focusin' | 'focusout') => map.at('inside').dispatchEvent(new Event(type, { bubbles: true }));
  const press = () => map.at('beside').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  focus('focusin');
  expect(isMarked()).toBe(false);
  key('Tab');
  focus('focusin');
  expect(isMarked()).toBe(true);
  focus('focusout');
  expect(isMarked()).toBe(false);
  focus('focusin');
  press();
  expect(isMarked()).toBe(false);
  focus('focusin');
  expect(isMarked()).toBe(false);
  key('Tab');
  key('a');
  focus('focusin');
  expect(isMarked()).toBe(false);
  // A handler of the page that ends the event hides it from nobody here.
  map.at('beside').addEventListener('pointerdown', (event) => event.stopPropagation());
  map.at('beside').addEventListener('keydown', (event) => event.stopPropagation());
  map.at('beside').dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  focus('focusin');
  expect(isMarked()).toBe(true);
  press();
  expect(isMarked()).toBe(false);
  await leave();
  const left = [...listeners()];
  for (const one of before) left.splice(left.indexOf(one), 1);
  expect(left.filter((one) => /^document (keydown|pointerdown)$/.test(one))).toEqual([]);
  expect(removed.mock.calls.map(([type]) => type)).toEqual(['focusin', 'focusout']);
  key('Tab');
  focus('focusin');
  expect(isMarked()).toBe(false);
});

it('[MT29] a double click counts on the map, not beside it, and not after leaving', async () => {
  const map = place();
  const [first, second] = [vi.fn(), vi.fn()];
  let onDoubleClick = first;
  const { again, leave } = await renderHook(() => useDoubleClick(map, onDoubleClick));
  const click = (id: string) => map.at(id).dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
  click('beside');
  expect(first).not.toHaveBeenCalled();
  click('inside');
  onDoubleClick = second;
  await again();
  click('inside');
  await leave();
  click('inside');
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
});

const MOVED: View = { scale: 1, x: 0, y: 0, turn: 0 };

it('[MT29] a view that moves clears the hover, and once it rests the pointer looks again', async () => {
  const view = createStore<View>(MOVED);
  const over: Hover = { over: { kind: 'node', id: nodeId(1) }, snap: null };
  const hover = createStore<Hover>(over);
  let isPressed = false;
  const look = vi.fn();
  const { leave } = await renderHook(() => useHoverAtRest(view, hover, () => isPressed, look));
  vi.useFakeTimers();
  const move = () => view.set({ ...MOVED, x: view.get().x + 1 });
  move();
  expect(hover.get()).toEqual(NO_HOVER);
  vi.advanceTimersByTime(119);
  move();
  vi.advanceTimersByTime(119);
  expect(look).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(look).toHaveBeenCalledTimes(1);
  // A running gesture keeps its own.
  hover.set(over);
  isPressed = true;
  move();
  vi.advanceTimersByTime(500);
  expect([hover.get(), look.mock.calls.length]).toEqual([over, 1]);
  isPressed = false;
  move();
  isPressed = true;
  vi.advanceTimersByTime(500);
  expect(look).toHaveBeenCalledTimes(1);
  isPressed = false;
  move();
  await leave();
  move();
  vi.advanceTimersByTime(500);
  expect(look).toHaveBeenCalledTimes(1);
});

it('[CV30] a view that moves clears an object or a snap alone, and tells nobody where nothing is hovered', async () => {
  const view = createStore<View>(MOVED);
  const hover = createStore<Hover>(NO_HOVER);
  const [first, second] = [vi.fn(), vi.fn()];
  let look = first;
  const { again } = await renderHook(() => useHoverAtRest(view, hover, () => false, look));
  vi.useFakeTimers();
  const move = () => view.set({ ...MOVED, x: view.get().x + 1 });
  const point = { x: 1, y: 2 } as never;
  for (const one of [
    { over: { kind: 'node', id: nodeId(1) }, snap: null },
    { over: null, snap: { point, label: null } as never },
  ] satisfies Hover[]) {
    hover.set(one);
    move();
    expect(hover.get()).toEqual(NO_HOVER);
  }
  const told = vi.fn();
  hover.set({ over: null, snap: null });
  hover.subscribe(told);
  move();
  expect(told).not.toHaveBeenCalled();
  // The pointer looks with what the page shows once the view rests.
  look = second;
  await again();
  vi.advanceTimersByTime(500);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
});

it('[MT29] a failed part is tried again when the network is back, until it is left', async () => {
  const retry = vi.fn();
  const { leave } = await renderHook(() => useRetryWhenOnline(retry));
  window.dispatchEvent(new Event('online'));
  await leave();
  window.dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('[MT29] the pointer has the shape of the tool, of what is below it and of the gesture', async () => {
  const opened = await testEditor({ network: createNetwork([]) });
  const shapes: string[] = [];
  const { session, editor } = opened;
  Object.assign(session.canvas, { current: { setCursor: (shape: string) => void shapes.push(shape) } });
  const { after, leave } = await renderHook(useCursor, { around: opened.around });
  expect(shapes.at(-1)).toBe('default');
  session.hover.set({ over: { kind: 'node', id: nodeId(1) }, snap: null });
  expect(shapes.at(-1)).toBe('move');
  session.hover.set(NO_HOVER);
  await after(() => editor.send({ type: 'tool.set', tool: 'path' }));
  expect(shapes.at(-1)).toBe('crosshair');
  await after(() => editor.send({ type: 'tool.set', tool: 'select' }));
  const at = { x: 0, y: 0 } as never;
  const pointer = { at, screen: at, ...AT_REST };
  editor.send({ type: 'pointer.down', ...pointer });
  const far = { x: 90, y: 90 } as never;
  editor.send({ type: 'pointer.move', ...pointer, at: far, screen: far });
  expect(shapes.at(-1)).not.toBe('default');
  await leave();
  const { length } = shapes;
  session.hover.set({ over: { kind: 'node', id: nodeId(1) }, snap: null });
  editor.send({ type: 'cancel' });
  expect(shapes.length).toBe(length);
});

it('[MT29] a part of the gesture follows the running tool, also the one that replaces it', async () => {
  const opened = await testEditor({ network: createNetwork([]) });
  const { editor } = opened;
  const toolOf = () => editor.getSnapshot().children.tool as RunningTool | undefined;
  const { result, after } = await renderHook(() => useGesture((snapshot) => snapshot?.context), {
    around: opened.around,
  });
  expect(result()).toBe(toolOf()?.getSnapshot().context);
  const first = toolOf();
  await after(() => editor.send({ type: 'tool.set', tool: 'measure' }));
  expect([toolOf() !== first, result() === toolOf()?.getSnapshot().context]).toEqual([true, true]);
  const at = { x: 3, y: 0 } as never;
  const pointer = { at, screen: at, ...AT_REST };
  await after(() => {
    editor.send({ type: 'pointer.down', ...pointer });
    editor.send({ type: 'pointer.up', ...pointer });
  });
  expect(result()?.points?.[0]).toMatchObject({ x: 3, y: 0 });
});

it('[MT29] a text that is read out changes once, after it has rested', async () => {
  let words = 'one';
  const { result, again } = await renderHook(() => useSettledText(words));
  expect(result()).toBe('');
  vi.useFakeTimers();
  words = 'two';
  await again();
  await act(async () => void vi.advanceTimersByTime(350));
  words = 'three';
  await again();
  await act(async () => void vi.advanceTimersByTime(350));
  expect(result()).toBe('');
  await act(async () => void vi.advanceTimersByTime(100));
  expect(result()).toBe('three');
});
