import { useEffect, useRef, useState } from 'react';
import type { Underlay } from '@/model/underlay/underlay';
import { useMapView } from '../session/mapView';
import { UnderlayLayer } from './UnderlayLayer';
import { useMapStage } from './useMapStage';

/** Of the floor plan over a picture that covers all, so that what is under it shows through. */
const FAINTEST_PLAN = 0.3;

/** Draws the underlay beneath the floor plan, which lets it show through; null draws none. */
export function useUnderlayLayer(underlay: Underlay | null): void {
  const { view } = useMapView();
  const stage = useMapStage();
  const shown = underlay?.shown ? underlay : null;
  const image = useLoadedImage(shown?.picture ?? null);
  const [layer, setLayer] = useState<UnderlayLayer | null>(null);
  const latest = useRef(shown);
  latest.current = shown;
  useEffect(() => {
    if (!stage || !image) return;
    const made = new UnderlayLayer(image);
    stage.add(made);
    made.moveToBottom();
    let wanted = 0;
    const show = () => {
      wanted = 0;
      if (latest.current) made.placeAt(latest.current, view.get());
    };
    const offView = view.subscribe(() => {
      // In the frame in which the floor plan follows.
      if (wanted === 0) wanted = requestAnimationFrame(show);
    });
    show();
    setLayer(made);
    return () => {
      cancelAnimationFrame(wanted);
      offView();
      made.destroy();
      setLayer(null);
    };
  }, [stage, image, view]);
  useEffect(() => {
    const plan = stage?.findOne<UnderlayLayer>('.floorPlan')?.getNativeCanvasElement();
    if (!layer || !shown || !plan) return;
    layer.placeAt(shown, view.get());
    layer.getNativeCanvasElement().style.opacity = String(shown.opacity);
    plan.style.opacity = String(1 - shown.opacity * (1 - FAINTEST_PLAN));
    return () => {
      plan.style.opacity = '';
    };
  }, [stage, layer, shown, view]);
}

function useLoadedImage(address: string | null): HTMLImageElement | null {
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  useEffect(() => {
    setImage(null);
    if (address === null) return;
    const loading = new Image();
    let isOver = false;
    // Without its picture the floor is as without an underlay; the panel has its fields still.
    loading.onload = () => {
      if (!isOver) setImage(loading);
    };
    loading.src = address;
    return () => {
      isOver = true;
    };
  }, [address]);
  return image;
}
