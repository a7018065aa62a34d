import type { Fingers, Pinch } from '@/model/geometry/pinch';
import type { Point } from '@/model/geometry/points';

/** A mouse, a pen or a finger on the map, in CSS pixels of its element. */
export interface GesturePointer extends Point {
  /** Of the browser; the same from press to release. */
  readonly id: number;
  /** As in `PointerEvent.button`: 0 the main one, 1 the middle one. */
  readonly button: number;
  /** A button of it is pressed, or it is a finger on the map. */
  readonly isDown: boolean;
  readonly isTouch: boolean;
  readonly shift: boolean;
  readonly alt: boolean;
  /** Ctrl or Cmd. */
  readonly command: boolean;
}

/** A pinch on a touchpad that Safari reports. */
interface TouchpadPinch extends Point {
  /** How far the fingers are apart, as a multiple of the distance at which they began. */
  readonly scale: number;
}

export type PointerEventType =
  | 'pointer.down'
  | 'pointer.move'
  | 'pointer.up'
  /** The system takes the pointer, or its capture is lost. */
  | 'pointer.cancel'
  | 'pointer.leave'
  /** The secondary button. */
  | 'menu';

export type GestureEvent =
  | ({ readonly type: PointerEventType } & GesturePointer)
  | { readonly type: 'space.down' }
  /** Space was released, or the map lost the focus. */
  | { readonly type: 'space.up' }
  | { readonly type: 'pinch.start' }
  | ({ readonly type: 'pinch.move' } & TouchpadPinch)
  | { readonly type: 'pinch.end' };

export type GestureEmitted =
  /** The tool sees the pointer. */
  | {
      readonly type: 'pointed';
      readonly kind: 'down' | 'move' | 'up' | 'cancel' | 'leave';
      readonly pointer: GesturePointer;
    }
  /** The secondary button or a long press. */
  | { readonly type: 'menuRequested'; readonly pointer: GesturePointer }
  /** Further events of the pointer belong to the map, wherever it is. */
  | { readonly type: 'captured'; readonly id: number }
  | { readonly type: 'panned'; readonly dx: number; readonly dy: number }
  | { readonly type: 'pinched'; readonly before: Pinch; readonly fingers: Fingers }
  | { readonly type: 'pinchEnded'; readonly pinch: Pinch }
  | { readonly type: 'zoomed'; readonly at: Point; readonly factor: number };
