import { describe, expect, it } from 'vitest';
import type { GesturePointer, PointerEventType } from '@/machines/gestures/gesturePointer';
import { gesturesMachine, LONG_PRESS } from '@/machines/gestures/gestures.machine';
import { drive } from '../drive';

const MOUSE = 1;
const pointer = (type: PointerEventType, id: number, x: number, more: Partial<GesturePointer> = {}) => ({
  type,
  id,
  x,
  y: 100,
  button: 0,
  isDown: true,
  isTouch: id !== MOUSE,
  shift: false,
  alt: false,
  command: false,
  ...more,
});

function start(hasMenu = true) {
  const gestures = drive(gesturesMachine, { hasMenu });
  const { send, emitted, pass, context } = gestures;
  return {
    send,
    pass,
    context,
    point: (...given: Parameters<typeof pointer>) => send(pointer(...given)),
    state: () => (gestures.state() as { readonly gesture: unknown }).gesture,
    /** Events emitted since the last call: `down`, `menuRequested`, `panned 3 0`. */
    asked: () =>
      emitted().map((event) => {
        if (event.type === 'pointed') return event.kind;
        return event.type === 'panned' ? `panned ${event.dx} ${event.dy}` : event.type;
      }),
  };
}

describe('a press', () => {
  it('[CV60] is the tool’s, from press to release', () => {
    const { point, state, asked } = start();
    point('pointer.move', MOUSE, 90);
    point('pointer.down', MOUSE, 100);
    expect(state()).toEqual({ pressed: 'moving' });
    point('pointer.move', MOUSE, 120);
    point('pointer.up', MOUSE, 120);
    expect([state(), asked()]).toEqual(['idle', ['move', 'captured', 'down', 'move', 'up']]);
  });

  it('[CV61] whose release was lost is cancelled where it was last seen', () => {
    const { point, send, state, asked } = start();
    point('pointer.down', MOUSE, 100);
    point('pointer.move', MOUSE, 120);
    asked();
    point('pointer.move', MOUSE, 400, { isDown: false });
    expect([state(), asked()]).toEqual(['idle', ['cancel', 'move']]);
    send({ type: 'space.down' });
    point('pointer.down', MOUSE, 100);
    point('pointer.move', MOUSE, 400, { isDown: false });
    expect([state(), asked()]).toEqual(['idle', ['captured', 'move']]);
  });

  it.each([
    ['pointer.cancel', ['cancel']],
    ['menu', ['cancel', 'menuRequested']],
  ] as const)('[CV61] [CV65] is cancelled by %s, and its release later ends nothing', (type, wanted) => {
    const { point, state, asked } = start();
    point('pointer.down', MOUSE, 100);
    asked();
    point(type, MOUSE, 100);
    point('pointer.up', MOUSE, 100);
    expect([state(), asked()]).toEqual(['idle', wanted]);
  });
});

describe('a long press', () => {
  it('[CF1] of a finger that stays opens the menu after half a second, where it was put down', () => {
    const { point, pass, state, asked } = start();
    point('pointer.down', 2, 100);
    point('pointer.move', 2, 108);
    pass(LONG_PRESS - 1);
    expect([state(), asked()]).toEqual([{ pressed: 'still' }, ['captured', 'down', 'move']]);
    pass(1);
    point('pointer.up', 2, 108);
    expect([state(), asked(), LONG_PRESS]).toEqual(['idle', ['cancel', 'menuRequested'], 500]);
  });

  it('[CF1] is none once the finger has moved by more than 8 pixels, came back or not', () => {
    const { point, pass, state, asked } = start();
    point('pointer.down', 2, 100);
    point('pointer.move', 2, 109);
    point('pointer.move', 2, 100);
    pass(10 * LONG_PRESS);
    expect([state(), asked()]).toEqual([{ pressed: 'moving' }, ['captured', 'down', 'move', 'move']]);
  });

  it('[CF1] is none of a mouse, and none where there is no menu', () => {
    for (const [hasMenu, id] of [
      [true, MOUSE],
      [false, 2],
    ] as const) {
      const { point, pass, state } = start(hasMenu);
      point('pointer.down', id, 100);
      pass(10 * LONG_PRESS);
      expect(state()).toEqual({ pressed: 'moving' });
    }
  });
});

describe('a pan', () => {
  it('[CV64] follows the middle button, and any press while Space is held', () => {
    for (const isByKey of [false, true]) {
      const { point, send, state, asked } = start();
      if (isByKey) send({ type: 'space.down' });
      point('pointer.down', MOUSE, 100, { button: isByKey ? 0 : 1 });
      // Space may be released before the pointer.
      send({ type: 'space.up' });
      point('pointer.move', MOUSE, 120);
      point('pointer.move', MOUSE, 123, { y: 90 });
      expect(state()).toBe('panning');
      point('pointer.up', MOUSE, 123);
      expect([state(), asked()]).toEqual(['idle', ['captured', 'panned 20 0', 'panned 3 -10']]);
    }
  });

  it('[CV60] is not moved by another pointer', () => {
    const { point, asked } = start();
    point('pointer.down', MOUSE, 100, { button: 1 });
    point('pointer.down', 2, 300);
    point('pointer.move', 2, 320);
    point('pointer.up', 2, 320);
    expect(asked()).toEqual(['captured']);
  });
});

describe('a pinch', () => {
  it('[CV62] takes the place of press and pan, and ends with its last finger', () => {
    for (const isPan of [false, true]) {
      const { point, send, state, asked, context } = start();
      if (isPan) send({ type: 'space.down' });
      point('pointer.down', 2, 100);
      point('pointer.move', 2, 140);
      asked();
      point('pointer.down', 3, 200);
      expect([state(), asked()]).toEqual(['pinching', isPan ? [] : ['cancel']]);
      expect(context().pinch.fingers.map(({ x }) => x)).toEqual([140, 200]);
      point('pointer.move', 3, 220);
      point('pointer.up', 2, 140);
      expect([state(), asked()]).toEqual(['lastFinger', ['pinched', 'pinchEnded']]);
      point('pointer.move', 3, 400);
      point('pointer.down', 4, 500);
      expect([state(), asked()]).toEqual(['pinching', []]);
      point('pointer.cancel', 4, 500);
      point('pointer.up', 3, 400);
      expect([state(), asked()]).toEqual(['idle', ['pinchEnded']]);
    }
  });

  it('[CV63] on a touchpad zooms by the change of its scale, and only while no finger is on the map', () => {
    const gestures = drive(gesturesMachine, { hasMenu: false });
    gestures.send({ type: 'pinch.start' });
    gestures.send({ type: 'pinch.move', x: 5, y: 6, scale: 2 });
    gestures.send({ type: 'pinch.move', x: 5, y: 6, scale: 1 });
    gestures.send({ type: 'pinch.end' });
    expect(gestures.emitted()).toEqual([
      { type: 'zoomed', at: { x: 5, y: 6 }, factor: 2 },
      { type: 'zoomed', at: { x: 5, y: 6 }, factor: 0.5 },
    ]);
    gestures.send(pointer('pointer.down', 2, 100));
    gestures.emitted();
    gestures.send({ type: 'pinch.start' });
    gestures.send({ type: 'pinch.move', x: 5, y: 6, scale: 2 });
    expect(gestures.emitted()).toEqual([]);
  });
});
