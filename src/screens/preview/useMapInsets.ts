import { useMemo } from 'react';
import type { Insets } from '@/components/floorPlan/FloorPlanViewer';
import { coveredBy } from './coveredBy';
import { useMapTexts } from './languages/mapTexts';
import { useVisitorLayout, useWideZoom, useWindowHeight } from './useVisitorLayout';

/** The pixels of the map that are covered at this moment; the same object until they change. */
export function useMapInsets(cardHeight: number, hasPlace: boolean): Insets {
  const { dir } = useMapTexts();
  const layout = useVisitorLayout();
  const zoom = useWideZoom();
  const windowHeight = useWindowHeight();
  return useMemo(() => {
    const covered = coveredBy(layout, { zoom, cardHeight, windowHeight, hasPlace });
    // The column is at the other side where people read from right to left.
    return dir === 'rtl' ? { ...covered, left: covered.right, right: covered.left } : covered;
  }, [layout, zoom, cardHeight, windowHeight, hasPlace, dir]);
}
