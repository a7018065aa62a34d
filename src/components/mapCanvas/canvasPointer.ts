import type { FloorPoint, Point, ScreenPoint } from '@/model/geometry/points';

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
}

/** A menu is asked for at a place of the map. */
export interface CanvasMenuRequest {
  readonly at: FloorPoint;
  /** In CSS pixels of the window, where the menu opens. */
  readonly client: Point;
  readonly isTouch: boolean;
}
