import { useSyncExternalStore } from 'react';
import type { MapSurface } from '@/components/mapCanvas/surface/mapSurface';
import { useMapView } from '../session/mapView';

/** The stage of the map; null until it is there. */
export function useMapStage(): NonNullable<MapSurface['stage']> | null {
  const { surface } = useMapView();
  return useSyncExternalStore(surface.subscribe, surface.get)?.stage ?? null;
}
