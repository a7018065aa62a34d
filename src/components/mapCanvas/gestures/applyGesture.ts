import type { GestureEmitted, GesturePointer } from '@/machines/gestures/gesturePointer';
import { endPinch, pinchView } from '@/model/geometry/pinch';
import { screenPoint } from '@/model/geometry/points';
import { panBy, toFloor, type View, zoomAt } from '@/model/geometry/view';
import type { CanvasMenuRequest, CanvasPointer } from '../canvasPointer';
import type { Store } from '../store';

/** The view of a map, and whoever uses its pointers. */
export interface GestureHandlers {
  readonly view: Store<View>;
  readonly onPointer: (pointer: CanvasPointer) => void;
  /** The secondary button, or a long press; without it there is no menu. */
  readonly onMenu?: ((request: CanvasMenuRequest) => void) | undefined;
}

/** Does to a map what its gestures ask for. */
export function applyGesture(target: HTMLElement, { view, onPointer, onMenu }: GestureHandlers, asked: GestureEmitted) {
  switch (asked.type) {
    case 'pointed':
      return onPointer(canvasPointer(asked.kind, asked.pointer, view.get()));
    case 'menuRequested':
      return onMenu?.(menuRequest(target, asked.pointer, view.get()));
    case 'captured':
      return target.setPointerCapture(asked.id);
    case 'panned':
      return view.set(panBy(view.get(), asked.dx, asked.dy));
    case 'pinched':
      return view.set(pinchView(asked.before, asked.fingers, view.get()));
    case 'pinchEnded':
      return view.set(endPinch(asked.pinch, view.get()));
    case 'zoomed':
      return view.set(zoomAt(view.get(), asked.at, asked.factor));
  }
}

function canvasPointer(kind: CanvasPointer['kind'], pointer: GesturePointer, view: View): CanvasPointer {
  const { x, y, isTouch, shift, alt, command } = pointer;
  return { kind, at: toFloor(view, pointer), screen: screenPoint(x, y), isTouch, shift, alt, command };
}

function menuRequest(target: HTMLElement, pointer: GesturePointer, view: View): CanvasMenuRequest {
  const { left, top } = target.getBoundingClientRect();
  const client = { x: pointer.x + left, y: pointer.y + top };
  return { at: toFloor(view, pointer), client, isTouch: pointer.isTouch };
}
