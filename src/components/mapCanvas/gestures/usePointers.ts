import { type RefObject, useEffect, useRef } from 'react';
import { createActor } from 'xstate';
import { pressedKey } from '@/components/pressedKey';
import type { PointerEventType } from '@/machines/gestures/gesturePointer';
import { gesturesMachine } from '@/machines/gestures/gestures.machine';
import type { Point } from '@/model/geometry/points';
import { enterRunning } from '../../machine/runningMachines';
import { applyGesture, type GestureHandlers } from './applyGesture';
import type { DragFeed } from './dragFeed';
import { wheelView } from './wheelView';

interface Handlers extends GestureHandlers {
  readonly wheel: 'pan' | 'zoom';
  /** The moves of a node that the map's surface drags. */
  readonly feed?: DragFeed;
}

/** A place in the window, in CSS pixels. */
interface ClientPlace {
  readonly clientX: number;
  readonly clientY: number;
}

/** The pinch of a touchpad as Safari, and no other browser, reports it. */
interface TouchpadEvent extends UIEvent, ClientPlace {
  /** How far the fingers are apart, as a multiple of the distance at which they began. */
  readonly scale: number;
}

declare global {
  interface HTMLElementEventMap {
    gesturestart: TouchpadEvent;
    gesturechange: TouchpadEvent;
    gestureend: TouchpadEvent;
  }
}

/**
 * Connects pointers, wheel, space bar and touchpad of an element to its view and its tool. The machine `gestures` decides
 * what they mean together; React renders nothing of it.
 */
export function usePointers(element: RefObject<HTMLElement | null>, handlers: Handlers): void {
  const latest = useRef(handlers);
  latest.current = handlers;

  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const actor = createActor(gesturesMachine, { input: { hasMenu: latest.current.onMenu !== undefined } });
    actor.on('*', (asked) => applyGesture(target, latest.current, asked));
    // The pointer shape of a pan, by an attribute: the shape of the tool comes back by itself.
    actor.subscribe((snapshot) => {
      if (snapshot.hasTag('panning')) target.dataset.pan = 'active';
      else if (snapshot.hasTag('panReady')) target.dataset.pan = 'ready';
      else delete target.dataset.pan;
    });
    const leave = enterRunning(actor);
    actor.start();

    const place = ({ clientX, clientY }: ClientPlace): Point => {
      const { left, top } = target.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    const send = (type: PointerEventType, event: MouseEvent) => {
      const { x, y } = place(event);
      const isTouch = isByTouch(event);
      actor.send({
        type,
        id: event instanceof PointerEvent ? event.pointerId : Number.NaN,
        x,
        y,
        button: event.button,
        isDown: isTouch || event.buttons !== 0,
        isTouch,
        shift: event.shiftKey,
        alt: event.altKey,
        command: event.ctrlKey || event.metaKey,
      });
    };
    const { feed } = latest.current;
    feed?.connect((id, to) => {
      const { isDown, isTouch, shift, alt, command } = to;
      actor.send({ type: 'pointer.move', id, ...place(to), button: 0, isDown, isTouch, shift, alt, command });
      // No browser reported its release.
      if (!isDown) feed.end();
    });
    const onKey = (event: KeyboardEvent) => {
      if (pressedKey(event) !== ' ' || event.target !== target) return;
      event.preventDefault();
      actor.send({ type: event.type === 'keydown' ? 'space.down' : 'space.up' });
    };
    const onTouchpad = (event: TouchpadEvent) => {
      event.preventDefault();
      if (event.type === 'gesturestart') actor.send({ type: 'pinch.start' });
      else if (event.type === 'gestureend') actor.send({ type: 'pinch.end' });
      // Nothing promises a place, and the map would be lost without one.
      else if (Number.isFinite(event.clientX)) actor.send({ type: 'pinch.move', scale: event.scale, ...place(event) });
      else
        actor.send({ type: 'pinch.move', scale: event.scale, x: target.clientWidth / 2, y: target.clientHeight / 2 });
    };

    const ending = new AbortController();
    const listen = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      listener: (event: HTMLElementEventMap[Type]) => void,
    ) => target.addEventListener(type, listener, { passive: false, signal: ending.signal });
    listen('pointerdown', (event) => {
      // A second pointer makes another gesture of it.
      if (feed && !feed.holds(event.pointerId)) feed.end();
      target.focus({ preventScroll: true });
      // The secondary button opens a menu and presses nothing.
      if (event.button === 2) return;
      send('pointer.down', event);
      if (actor.getSnapshot().hasTag('panning')) event.preventDefault();
    });
    listen('pointermove', (event) => {
      if (!feed?.reports(event.pointerId)) send('pointer.move', event);
    });
    listen('pointerup', (event) => {
      feed?.end();
      send('pointer.up', event);
    });
    listen('pointercancel', (event) => {
      feed?.end();
      send('pointer.cancel', event);
    });
    listen('lostpointercapture', (event) => {
      feed?.end();
      // One of a child is a finger that the map captures itself.
      if (event.target === target) send('pointer.cancel', event);
    });
    listen('pointerleave', (event) => send('pointer.leave', event));
    listen('contextmenu', (event) => {
      event.preventDefault();
      // One of the keyboard has no place; a page binds the keys of its menu itself. Ctrl and a click is the menu of a Mac.
      const hasPlace = event.button === 2 || event.ctrlKey || isByTouch(event);
      if (hasPlace && latest.current.onMenu) send('menu', event);
    });
    listen('wheel', (event) => {
      event.preventDefault();
      const { view, wheel } = latest.current;
      view.set(wheelView(event, place(event), wheel, view.get()));
    });
    listen('keydown', onKey);
    listen('keyup', onKey);
    listen('blur', () => actor.send({ type: 'space.up' }));
    listen('gesturestart', onTouchpad);
    listen('gesturechange', onTouchpad);
    listen('gestureend', onTouchpad);
    return () => {
      ending.abort();
      feed?.end();
      actor.stop();
      leave();
    };
  }, [element]);
}

const isByTouch = (event: MouseEvent): boolean => event instanceof PointerEvent && event.pointerType === 'touch';
