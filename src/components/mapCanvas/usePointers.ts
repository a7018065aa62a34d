import { type RefObject, useEffect, useRef } from 'react';
import { type Point, screenPoint } from '@/model/geometry/points';
import { panBy, toFloor, type View, zoomAt } from '@/model/geometry/view';
import type { CanvasMenuRequest, CanvasPointer } from './canvasPointer';
import { endPinch, type Pinch, pinch, startPinch } from './pinch';
import type { Store } from './store';

interface Handlers {
  readonly view: Store<View>;
  readonly wheel: 'pan' | 'zoom';
  readonly onPointer: (pointer: CanvasPointer) => void;
  /** The secondary button, or a long press; without it there is no menu. */
  readonly onMenu?: ((request: CanvasMenuRequest) => void) | undefined;
}

const ZOOM_PER_PIXEL = 0.0025;
const LONGEST_STEP = 120;
const LINE_PIXELS = 18;
const LONG_PRESS = { milliseconds: 500, pixels: 8 } as const;

/**
 * Connects pointer, wheel and space bar of an element to the view. Space or the middle button pans, also within a
 * gesture; two fingers move, pinch and turn; Ctrl+wheel (which is also the pinch of a touchpad) zooms at the pointer.
 */
export function usePointers(element: RefObject<HTMLElement | null>, handlers: Handlers): void {
  const latest = useRef(handlers);
  latest.current = handlers;

  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const touches = new Map<number, Point>();
    let pan: { readonly id: number; last: Point } | null = null;
    let pressed: number | null = null;
    let isSpaceDown = false;
    let isPinching = false;
    let pinching: Pinch | null = null;
    let longPress: { readonly timer: number; readonly from: Point } | null = null;

    const place = (event: MouseEvent): Point => {
      const box = target.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    /** The pointer shape of a pan, by an attribute: the shape of the tool comes back by itself. */
    const showPan = () => {
      if (pan) target.dataset.pan = 'active';
      else if (isSpaceDown) target.dataset.pan = 'ready';
      else delete target.dataset.pan;
    };
    const tell = (kind: CanvasPointer['kind'], event: MouseEvent) => {
      const { x, y } = place(event);
      const { view, onPointer } = latest.current;
      onPointer({
        kind,
        at: toFloor(view.get(), { x, y }),
        screen: screenPoint(x, y),
        isTouch: isTouch(event),
        shift: event.shiftKey,
        alt: event.altKey,
        command: event.ctrlKey || event.metaKey,
      });
    };

    const askForMenu = (event: MouseEvent) => {
      const { x, y } = place(event);
      const { view, onMenu } = latest.current;
      if (!onMenu) return;
      if (pressed !== null) tell('cancel', event);
      pressed = null;
      endLongPress();
      onMenu({
        at: toFloor(view.get(), { x, y }),
        client: { x: event.clientX, y: event.clientY },
        isTouch: isTouch(event),
      });
    };
    const endLongPress = () => {
      if (longPress) window.clearTimeout(longPress.timer);
      longPress = null;
    };

    /** The first two fingers pinch; where one of them was lifted, the next two begin anew. */
    const grip = () => {
      const [one, other] = touches.values();
      pinching = one && other ? startPinch([one, other]) : null;
    };
    const lift = (event: PointerEvent) => {
      endLongPress();
      if (touches.delete(event.pointerId)) {
        const { view } = latest.current;
        if (pinching) view.set(endPinch(pinching, view.get()));
        grip();
      }
      if (touches.size === 0) isPinching = false;
    };

    const onDown = (event: PointerEvent) => {
      target.focus({ preventScroll: true });
      // It opens a menu and presses nothing.
      if (event.button === 2) return;
      endLongPress();
      if (event.pointerType === 'touch') {
        touches.set(event.pointerId, place(event));
        grip();
        if (touches.size === 2) {
          isPinching = true;
          if (pressed !== null) tell('cancel', event);
          pressed = null;
          return;
        }
      }
      if (event.button === 1 || (isSpaceDown && event.button === 0)) {
        event.preventDefault();
        target.setPointerCapture(event.pointerId);
        pan = { id: event.pointerId, last: place(event) };
        showPan();
        return;
      }
      if (isPinching || pressed !== null) return;
      target.setPointerCapture(event.pointerId);
      pressed = event.pointerId;
      tell('down', event);
      if (isTouch(event))
        longPress = {
          timer: window.setTimeout(() => askForMenu(event), LONG_PRESS.milliseconds),
          from: { x: event.clientX, y: event.clientY },
        };
    };

    const onPinch = (event: PointerEvent) => {
      touches.set(event.pointerId, place(event));
      const [one, other] = touches.values();
      if (!pinching || !one || !other) return;
      const { view } = latest.current;
      const next = pinch(pinching, [one, other], view.get());
      pinching = next.pinch;
      view.set(next.view);
    };

    const onMove = (event: PointerEvent) => {
      if (
        longPress &&
        Math.hypot(event.clientX - longPress.from.x, event.clientY - longPress.from.y) > LONG_PRESS.pixels
      )
        endLongPress();
      if (isPinching && touches.has(event.pointerId)) return onPinch(event);
      if (pan?.id === event.pointerId) {
        const { x, y } = place(event);
        const { view } = latest.current;
        view.set(panBy(view.get(), x - pan.last.x, y - pan.last.y));
        pan.last = { x, y };
        return;
      }
      tell('move', event);
    };

    const onUp = (event: PointerEvent) => {
      lift(event);
      if (pan?.id === event.pointerId) {
        pan = null;
        showPan();
        return;
      }
      if (pressed !== event.pointerId) return;
      pressed = null;
      tell('up', event);
    };

    const onCancel = (event: PointerEvent) => {
      lift(event);
      pan = null;
      showPan();
      if (pressed !== event.pointerId) return;
      pressed = null;
      tell('cancel', event);
    };

    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { view, wheel } = latest.current;
      const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PIXELS : 1;
      const isZoom = event.ctrlKey || event.metaKey ? wheel === 'pan' : wheel === 'zoom';
      if (isZoom || event.ctrlKey) {
        const step = Math.max(-LONGEST_STEP, Math.min(LONGEST_STEP, event.deltaY * unit));
        view.set(zoomAt(view.get(), place(event), Math.exp(-step * ZOOM_PER_PIXEL)));
        return;
      }
      const [dx, dy] = event.shiftKey && event.deltaX === 0 ? [event.deltaY, 0] : [event.deltaX, event.deltaY];
      view.set(panBy(view.get(), -dx * unit, -dy * unit));
    };

    const onKey = (event: KeyboardEvent) => {
      if (event.key !== ' ' || event.target !== target) return;
      event.preventDefault();
      isSpaceDown = event.type === 'keydown';
      showPan();
    };
    const release = () => {
      isSpaceDown = false;
      showPan();
    };
    const onLeave = (event: PointerEvent) => {
      if (pressed === null) tell('leave', event);
    };
    const onContextMenu = (event: MouseEvent) => {
      event.preventDefault();
      // One of the keyboard has no place; a page binds the keys of its menu itself. Ctrl and a click is the menu of a Mac.
      if (event.button === 2 || event.ctrlKey || isTouch(event)) askForMenu(event);
    };

    const options = { passive: false } as const;
    target.addEventListener('pointerdown', onDown);
    target.addEventListener('pointermove', onMove);
    target.addEventListener('pointerup', onUp);
    target.addEventListener('pointercancel', onCancel);
    target.addEventListener('pointerleave', onLeave);
    target.addEventListener('wheel', onWheel, options);
    target.addEventListener('keydown', onKey);
    target.addEventListener('keyup', onKey);
    target.addEventListener('blur', release);
    target.addEventListener('contextmenu', onContextMenu);
    return () => {
      endLongPress();
      target.removeEventListener('pointerdown', onDown);
      target.removeEventListener('pointermove', onMove);
      target.removeEventListener('pointerup', onUp);
      target.removeEventListener('pointercancel', onCancel);
      target.removeEventListener('pointerleave', onLeave);
      target.removeEventListener('wheel', onWheel);
      target.removeEventListener('keydown', onKey);
      target.removeEventListener('keyup', onKey);
      target.removeEventListener('blur', release);
      target.removeEventListener('contextmenu', onContextMenu);
    };
  }, [element]);
}

const isTouch = (event: MouseEvent): boolean => event instanceof PointerEvent && event.pointerType === 'touch';
