import type { FloorPoint, ScreenPoint } from '@/model/geometry/points';

/** A pointer over the map, in screen and floor coordinates. */
export interface CanvasPointer {
  readonly kind: 'down' | 'move' | 'up' | 'cancel' | 'leave';
  readonly at: FloorPoint;
  readonly screen: ScreenPoint;
  readonly isTouch: boolean;
  readonly shift: boolean;
  readonly alt: boolean;
  /** Ctrl or Cmd. */
  readonly command: boolean;
  /** The secondary button, or a long press. */
  readonly isMenu: boolean;
}
