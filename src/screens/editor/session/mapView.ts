import { createContext, type RefObject } from 'react';
import type { MapCanvasHandle } from '@/components/mapCanvas/MapCanvas';
import type { OverlayScene } from '@/components/mapCanvas/overlay/overlayScene';
import type { Store } from '@/components/mapCanvas/store';
import type { MapSurface } from '@/components/mapCanvas/surface/mapSurface';
import type { Hit } from '@/machines/editor/toolPointer';
import type { FloorPoint, Point } from '@/model/geometry/points';
import type { View } from '@/model/geometry/view';
import type { Snap } from '@/model/network/snapping';
import { usePart } from './usePart';

/** The object under the pointer and its snap target. */
export interface Hover {
  readonly over: Hit | null;
  readonly snap: Snap | null;
}

export const NO_HOVER: Hover = { over: null, snap: null };

/** The map of an opened location. Its stores change with every move of the pointer, so React does not render them. */
export interface MapView {
  readonly view: Store<View>;
  readonly scene: Store<OverlayScene>;
  readonly hover: Store<Hover>;
  /** Where the pointer is on the floor; null while it is not over the map. */
  readonly pointer: Store<FloorPoint | null>;
  /** Where the map is drawn; null until it is. */
  readonly surface: Store<MapSurface | null>;
  readonly canvas: RefObject<MapCanvasHandle | null>;
  /** Brings a place of the floor into view. */
  readonly show: (place: Point) => void;
}

export const MapViewContext = createContext<MapView | null>(null);

export const useMapView = (): MapView => usePart(MapViewContext);
