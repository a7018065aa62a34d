import type { Stage as KonvaStage } from 'konva/lib/Stage';
import type { Ref } from 'react';
import type { FloorPoint, Point } from '@/model/geometry/points';
import type { Size, View } from '@/model/geometry/view';
import type { NodeId } from '@/model/network/network';
import type { DragFeed } from '../gestures/dragFeed';
import type { MapColours } from '../mapColours';
import type { OverlayScene } from '../overlay/overlayScene';
import type { PicturePlane } from '../pictures/picturePlane';
import type { Store } from '../store';

/** Where a map is drawn: two pictures, and above them the objects in use. */
export interface MapSurface {
  readonly floorPlan: PicturePlane;
  /** Labels, paths and nodes. */
  readonly marks: PicturePlane;
  /** The network node in use whose handle is at a place of the window. */
  nodeAt(place: Point): NodeId | null;
  /** The stage, where it is one. */
  readonly stage?: KonvaStage | null;
  /** The visible part of the map, without buttons and panels; null on a surface that exports nothing. */
  toCanvas(): HTMLCanvasElement | null;
}

/** The drags of objects in use, for a surface that has nodes of its own for them. */
export interface StageObjects {
  readonly feed: DragFeed;
  /** A drawn outline was moved, scaled, turned or bent. */
  readonly onReshape: ((points: readonly FloorPoint[]) => void) | undefined;
}

export interface SurfaceProps extends StageObjects {
  readonly view: Store<View>;
  readonly scene: Store<OverlayScene>;
  readonly colours: MapColours;
  readonly size: Size;
  /** The factor of labels, nodes and rings. */
  readonly growth: number;
  /** Whether an object has been in use; until then nothing is loaded for them. */
  readonly hasObjects: boolean;
  readonly handle: Ref<MapSurface>;
}
