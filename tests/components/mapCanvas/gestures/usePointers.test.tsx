import { useRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDragFeed } from '@/components/mapCanvas/gestures/dragFeed';
import { usePointers } from '@/components/mapCanvas/gestures/usePointers';
import { createStore } from '@/components/mapCanvas/store';
import { LONG_PRESS } from '@/machines/gestures/gestures.machine';
import { toRadians } from '@/model/geometry/turns';
import { toFloor, type View } from '@/model/geometry/view';
import { cleanUp, render } from '../../../support/dom/render';

afterEach(cleanUp);

const VIEW: View = { scale: 10, x: 30, y: -20, turn: 0 };

async function surface() {
  const view = createStore<View>(VIEW);
  const seen: string[] = [];
  let renders = 0;
  const feed = createDragFeed();
  const Surface = () => {
    renders++;
    const element = useRef<HTMLDivElement>(null);
    usePointers(element, {
      view,
      wheel: 'pan',
      onPointer: ({ kind }) => void seen.push(kind),
      onMenu: () => void seen.push('menu'),
      feed,
    });
    return <div ref={element} data-testid="surface" tabIndex={-1} />;
  };
  const { find } = await render(<Surface />);
  const target = find('[data-testid="surface"]');
  const captured: number[] = [];
  target.setPointerCapture = (id) => void captured.push(id);
  const dispatch = (event: Event) => {
    target.dispatchEvent(event);
    return event;
  };
  return {
    view,
    feed,
    target,
    captured,
    dispatch,
    /** Events that the tool and the menu received since the last call. */
    seen: () => seen.splice(0).join(' '),
    renders: () => renders,
    mouse: (type: string, clientX: number, clientY: number, more: PointerEventInit = {}) =>
      dispatch(
        new PointerEvent(type, {
          pointerType: 'mouse',
          pointerId: 1,
          buttons: 1,
          clientX,
          clientY,
          bubbles: true,
          cancelable: true,
          ...more,
        }),
      ),
    touch: (type: string, pointerId: number, clientX: number, clientY: number) =>
      dispatch(new PointerEvent(type, { pointerType: 'touch', pointerId, clientX, clientY, bubbles: true })),
    key: (type: 'keydown' | 'keyup') =>
      dispatch(new KeyboardEvent(type, { key: ' ', bubbles: true, cancelable: true })),
    /** As Safari reports a pinch on the touchpad. */
    touchpad: (type: string, scale: number, clientX = 200, clientY = 100) =>
      dispatch(Object.assign(new Event(type, { bubbles: true, cancelable: true }), { scale, clientX, clientY })),
  };
}

describe('a press', () => {
  it('[CV60] belongs to its pointer wherever it goes, and no other one moves or ends it', async () => {
    const { mouse, touch, captured, seen } = await surface();
    mouse('pointerdown', 50, 50);
    mouse('pointermove', 5000, 50);
    touch('pointermove', 9, 60, 60);
    touch('pointerup', 9, 60, 60);
    mouse('pointerup', 5000, 50, { buttons: 0 });
    expect([captured, seen()]).toEqual([[1], 'down move up']);
  });

  it('[CV61] whose release was lost is cancelled by a move without a button, which hovers', async () => {
    const { mouse, seen } = await surface();
    mouse('pointerdown', 50, 50);
    mouse('pointermove', 90, 50);
    mouse('pointermove', 20, 50, { buttons: 0 });
    mouse('pointermove', 30, 50, { buttons: 0 });
    mouse('pointerup', 30, 50, { buttons: 0 });
    expect(seen()).toBe('down move cancel move move');
  });

  it('[CV61] whose release was lost is cancelled by the next press', async () => {
    const { mouse, seen } = await surface();
    mouse('pointerdown', 50, 50);
    mouse('pointerdown', 20, 50);
    mouse('pointerup', 20, 50, { buttons: 0 });
    expect(seen()).toBe('down cancel down up');
  });

  it.each(['pointercancel', 'lostpointercapture'])('[CV61] is cancelled by %s', async (type) => {
    const { mouse, seen } = await surface();
    mouse('pointerdown', 50, 50);
    mouse(type, 50, 50);
    mouse('pointerup', 50, 50, { buttons: 0 });
    expect(seen()).toBe('down cancel');
  });

  it('[CV61] is not touched by the capture that is lost after its release, or by that of a child', async () => {
    const { mouse, target, seen } = await surface();
    const child = target.appendChild(document.createElement('p'));
    mouse('pointerdown', 50, 50);
    child.dispatchEvent(new PointerEvent('lostpointercapture', { pointerId: 1, bubbles: true }));
    mouse('pointerup', 50, 50, { buttons: 0 });
    mouse('lostpointercapture', 50, 50, { buttons: 0 });
    expect(seen()).toBe('down up');
  });

  it('[CV65] is cancelled by the secondary button, which opens the menu', async () => {
    const { mouse, seen } = await surface();
    mouse('pointerdown', 50, 50);
    mouse('pointermove', 90, 50);
    mouse('contextmenu', 90, 50, { button: 2, buttons: 3 });
    mouse('pointerup', 90, 50, { buttons: 0 });
    expect(seen()).toBe('down move cancel menu');
  });

  it('[CV66] and its moves make React render nothing', async () => {
    const { mouse, renders } = await surface();
    const before = renders();
    mouse('pointerdown', 50, 50);
    for (let x = 50; x < 150; x++) mouse('pointermove', x, 50);
    mouse('pointerup', 150, 50, { buttons: 0 });
    expect(renders()).toBe(before);
  });
});

describe('a pan', () => {
  it('[CV61] whose release was lost ends at a move without a button, and the map stays', async () => {
    const { mouse, view, target, seen } = await surface();
    mouse('pointerdown', 50, 50, { button: 1, buttons: 4 });
    expect(target.dataset.pan).toBe('active');
    mouse('pointermove', 60, 70, { buttons: 4 });
    expect(view.get()).toEqual({ ...VIEW, x: 40, y: 0 });
    mouse('pointermove', 200, 200, { buttons: 0 });
    mouse('pointermove', 300, 300, { buttons: 0 });
    expect([view.get(), target.dataset.pan, seen()]).toEqual([{ ...VIEW, x: 40, y: 0 }, undefined, 'move move']);
  });

  it.each(['pointercancel', 'lostpointercapture', 'pointerup'])('[CV61] ends with %s', async (type) => {
    const { mouse, view } = await surface();
    mouse('pointerdown', 50, 50, { button: 1, buttons: 4 });
    mouse(type, 50, 50);
    mouse('pointermove', 90, 90, { buttons: 4 });
    expect(view.get()).toEqual(VIEW);
  });

  it('[CV64] is what a press does while Space is held, and neither scrolls nor selects', async () => {
    const { mouse, key, view, target, seen } = await surface();
    expect(key('keydown').defaultPrevented).toBe(true);
    expect(target.dataset.pan).toBe('ready');
    expect(mouse('pointerdown', 50, 50).defaultPrevented).toBe(true);
    expect(target.dataset.pan).toBe('active');
    mouse('pointermove', 55, 50);
    mouse('pointerup', 55, 50, { buttons: 0 });
    expect([view.get().x, target.dataset.pan]).toEqual([35, 'ready']);
    key('keyup');
    expect([target.dataset.pan, seen()]).toEqual([undefined, '']);
  });

  it('[CV64] Space counts as released once the focus is lost, as it is with the window', async () => {
    const { mouse, key, dispatch, target, view, seen } = await surface();
    key('keydown');
    dispatch(new FocusEvent('blur'));
    expect(target.dataset.pan).toBeUndefined();
    mouse('pointerdown', 50, 50);
    mouse('pointermove', 90, 50);
    expect([view.get(), seen()]).toEqual([VIEW, 'down move']);
  });

  it('[CV65] is ended by the secondary button', async () => {
    const { mouse, view, target, seen } = await surface();
    mouse('pointerdown', 50, 50, { button: 1, buttons: 4 });
    mouse('contextmenu', 50, 50, { button: 2, buttons: 6 });
    mouse('pointermove', 90, 90, { buttons: 4 });
    expect([view.get(), target.dataset.pan, seen()]).toEqual([VIEW, undefined, 'menu move']);
  });
});

describe('a pinch', () => {
  it('[VI12] may be of any two of several fingers, and one that is cancelled leaves the next touch free', async () => {
    const { touch, view, seen } = await surface();
    touch('pointerdown', 1, 100, 100);
    touch('pointerdown', 2, 200, 100);
    touch('pointerdown', 3, 100, 300);
    const before = view.get();
    touch('pointerup', 1, 100, 100);
    touch('pointermove', 2, 200, 100);
    expect(view.get()).toEqual(before);
    // From 45 degrees down left to straight left, in two steps.
    touch('pointermove', 3, 60, 200);
    touch('pointermove', 3, 60, 100);
    expect(view.get().turn).toBeGreaterThan(toRadians(20));
    touch('pointercancel', 2, 200, 100);
    touch('pointercancel', 3, 60, 100);
    seen();
    touch('pointerdown', 4, 10, 10);
    touch('pointerup', 4, 10, 10);
    expect(seen()).toBe('down up');
  });

  it('[CV62] cancels the press and begins where both fingers are, and the last finger moves nothing', async () => {
    const { touch, view, seen } = await surface();
    touch('pointerdown', 1, 100, 100);
    touch('pointermove', 1, 160, 100);
    touch('pointerdown', 2, 260, 100);
    expect(seen()).toBe('down move cancel');
    touch('pointermove', 1, 160, 100);
    expect(view.get()).toEqual(VIEW);
    touch('pointermove', 2, 360, 100);
    expect(view.get().scale).toBeCloseTo(20);
    const pinched = view.get();
    touch('pointerup', 1, 160, 100);
    touch('pointermove', 2, 500, 300);
    touch('pointerup', 2, 500, 300);
    expect([view.get(), seen()]).toEqual([pinched, '']);
  });

  it('[CV63] on the touchpad zooms at the pointer in Safari, and never the page', async () => {
    const { touchpad, view } = await surface();
    const held = toFloor(VIEW, { x: 200, y: 100 });
    for (const [type, scale] of [
      ['gesturestart', 1],
      ['gesturechange', 1.2],
      ['gesturechange', 1.5],
      ['gestureend', 1.5],
    ] as const)
      expect(touchpad(type, scale).defaultPrevented).toBe(true);
    expect(view.get().scale).toBeCloseTo(15);
    const kept = toFloor(view.get(), { x: 200, y: 100 });
    expect([kept.x, kept.y]).toEqual([expect.closeTo(held.x), expect.closeTo(held.y)]);
    touchpad('gesturestart', 1);
    touchpad('gesturechange', 0.5);
    expect(view.get().scale).toBeCloseTo(7.5);
  });

  it('[CV63] of fingers on the map is not counted once more as one on a touchpad', async () => {
    const { touch, touchpad, view } = await surface();
    touch('pointerdown', 1, 100, 100);
    touch('pointerdown', 2, 200, 100);
    expect(touchpad('gesturestart', 1).defaultPrevented).toBe(true);
    touch('pointermove', 2, 300, 100);
    touchpad('gesturechange', 2);
    touchpad('gestureend', 2);
    expect(view.get().scale).toBeCloseTo(20);
  });
});

it('[CV66] a map that is gone hears nothing and opens no menu', async () => {
  const { touch, seen } = await surface();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  touch('pointerdown', 1, 100, 100);
  await cleanUp();
  touch('pointermove', 1, 100, 100);
  vi.advanceTimersByTime(2 * LONG_PRESS);
  vi.useRealTimers();
  expect(seen()).toBe('down');
});

describe('a node that the stage drags', () => {
  const TO = { clientX: 80, clientY: 90, isDown: true, isTouch: false, shift: false, alt: false, command: false };

  it('[CV73] each move counts once, and the release ends the drag of the Konva node', async () => {
    const { feed, mouse, seen } = await surface();
    const calls: string[] = [];
    feed.begin(1, () => calls.push('stop'));
    mouse('pointerdown', 70, 80);
    mouse('pointermove', 75, 85);
    feed.move(TO);
    mouse('pointermove', 80, 90);
    feed.move(TO);
    mouse('pointerup', 80, 90);
    expect([seen(), calls]).toEqual(['down move move move up', ['stop']]);
    feed.move(TO);
    expect(seen()).toBe('');
  });

  it('[CV61] [CV73] a move without a pressed button cancels the press', async () => {
    const { feed, mouse, seen } = await surface();
    feed.begin(1, () => {});
    mouse('pointerdown', 70, 80, { isPrimary: true });
    feed.move(TO);
    feed.move({ ...TO, isDown: false });
    expect(seen()).toBe('down move cancel move');
    expect(feed.reports(1)).toBe(false);
  });

  it('[CV73] the press of a second pointer ends it', async () => {
    const { feed, touch } = await surface();
    const calls: string[] = [];
    feed.begin(5, () => calls.push('stop'));
    touch('pointerdown', 6, 10, 10);
    expect(calls).toEqual(['stop']);
  });
});
