import type { Layer as KonvaLayer } from 'konva/lib/Layer';
import { useEffect, useRef, useState } from 'react';
import { toScreen, type View } from '@/model/geometry/view';
import type { Underlay, UnderlayPlace } from '@/model/underlay/underlay';
import { useMapView } from '../session/mapView';
import { useMapStage } from './useMapStage';

/** Of the floor plan over a picture that covers all, so that what is under it shows through. */
const FAINTEST_PLAN = 0.3;

/**
 * Shows the underlay beneath the layers of the stage, and the floor plan so that it shows through; null shows none. It is no layer,
 * so that the picture leaves the editor by no export.
 */
export function useUnderlayPicture(underlay: Underlay | null): void {
  const { view } = useMapView();
  const stage = useMapStage();
  const shown = underlay?.shown ? underlay : null;
  const image = useLoadedImage(shown?.picture ?? null);
  const latest = useRef(shown);
  latest.current = shown;
  useEffect(() => {
    if (!stage || !image) return;
    stage.content.prepend(image);
    let wanted = 0;
    const show = () => {
      wanted = 0;
      if (latest.current) placeImage(image, latest.current, view.get());
    };
    const offView = view.subscribe(() => {
      // In the frame in which the floor plan follows.
      if (wanted === 0) wanted = requestAnimationFrame(show);
    });
    return () => {
      cancelAnimationFrame(wanted);
      offView();
      image.remove();
    };
  }, [stage, image, view]);
  useEffect(() => {
    const plan = stage?.findOne<KonvaLayer>('.floorPlan')?.getNativeCanvasElement();
    if (!image || !shown || !plan) return;
    placeImage(image, shown, view.get());
    image.style.opacity = String(shown.opacity);
    plan.style.opacity = String(1 - shown.opacity * (1 - FAINTEST_PLAN));
    return () => {
      plan.style.opacity = '';
    };
  }, [stage, image, shown, view]);
}

/** By the style alone, so that a pan draws nothing: the compositor moves, scales and turns it. */
function placeImage(image: HTMLImageElement, place: UnderlayPlace, view: View): void {
  const { x, y } = toScreen(view, place);
  const scale = (place.width / image.naturalWidth) * view.scale;
  image.style.transform = `translate(${x}px, ${y}px) rotate(${view.turn + place.turn}rad) scale(${scale})`;
}

function useLoadedImage(address: string | null): HTMLImageElement | null {
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  useEffect(() => {
    setImage(null);
    if (address === null) return;
    const loading = new Image();
    loading.alt = '';
    Object.assign(loading.style, {
      ...{ position: 'absolute', left: '0', top: '0', maxWidth: 'none', pointerEvents: 'none' },
      ...{ transformOrigin: '0 0', willChange: 'transform' },
    });
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
