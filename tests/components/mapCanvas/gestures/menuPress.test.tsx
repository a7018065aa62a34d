import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { CanvasMenuRequest } from '@/components/mapCanvas/canvasPointer';
import { usePointers } from '@/components/mapCanvas/gestures/usePointers';
import { createStore } from '@/components/mapCanvas/store';
import type { View } from '@/model/geometry/view';
import { cleanUp, render } from '../../../support/dom/render';

afterEach(async () => {
  vi.useRealTimers();
  await cleanUp();
});

async function surface() {
  const seen: string[] = [];
  const menus: CanvasMenuRequest[] = [];
  const view = createStore<View>({ scale: 10, x: 0, y: 0, turn: 0 });
  const Surface = () => {
    const element = useRef<HTMLDivElement>(null);
    usePointers(element, {
      view,
      wheel: 'pan',
      onPointer: ({ kind }) => void seen.push(kind),
      onMenu: (request) => void menus.push(request),
    });
    return <div ref={element} data-testid="surface" tabIndex={-1} />;
  };
  const { find } = await render(<Surface />);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const target = find('[data-testid="surface"]') as HTMLElement;
  target.setPointerCapture = () => undefined;
  const pointer = (type: string, more: PointerEventInit = {}) =>
    target.dispatchEvent(new PointerEvent(type, { pointerId: 1, clientX: 50, clientY: 20, bubbles: true, ...more }));
  return { seen, menus, pointer };
}

const touch = { pointerType: 'touch' } as const;

it('[CF1] the secondary button opens the menu at its place and presses nothing', async () => {
  const { seen, menus, pointer } = await surface();
  pointer('pointerdown', { button: 2 });
  pointer('contextmenu', { button: 2 });
  pointer('pointerup', { button: 2 });
  expect([seen, menus]).toEqual([[], [{ at: { x: 5, y: 2 }, client: { x: 50, y: 20 }, isTouch: false }]]);
});

it('[CF1] a press of half a second by touch opens it and ends the gesture', async () => {
  const { seen, menus, pointer } = await surface();
  pointer('pointerdown', touch);
  pointer('pointermove', { ...touch, clientX: 54 });
  vi.advanceTimersByTime(499);
  expect(menus).toHaveLength(0);
  vi.advanceTimersByTime(1);
  pointer('pointerup', touch);
  expect([seen, menus.map(({ isTouch }) => isTouch)]).toEqual([['down', 'move', 'cancel'], [true]]);
});

it('[CF1] a drag and a tap by touch open none', async () => {
  const { seen, menus, pointer } = await surface();
  pointer('pointerdown', touch);
  pointer('pointermove', { ...touch, clientX: 70 });
  vi.advanceTimersByTime(1000);
  pointer('pointerup', touch);
  pointer('pointerdown', touch);
  pointer('pointerup', touch);
  vi.advanceTimersByTime(1000);
  expect([seen, menus]).toEqual([['down', 'move', 'up', 'down', 'up'], []]);
});

it('[CF2] the event that a browser sends for the menu key opens none by itself: it has no place', async () => {
  const { menus, pointer } = await surface();
  pointer('contextmenu', { button: 0 });
  expect(menus).toEqual([]);
});
