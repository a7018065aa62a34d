import { useEffect, useEffectEvent } from 'react';
import { boxInView, type Size, type View } from '@/model/geometry/view';
import type { MapColours } from '../mapColours';
import { drawOverlay } from '../overlay/drawOverlay';
import { pinsWithin } from '../overlay/drawPin';
import { isBlank, type OverlayScene } from '../overlay/overlayScene';
import type { Store } from '../store';
import { useLateFonts } from '../useLateFonts';

export interface OverlayProps {
  readonly view: Store<View>;
  readonly scene: Store<OverlayScene>;
  readonly colours: MapColours;
  readonly size: Size;
  readonly growth: number;
}

/**
 * Calls back at most once a frame and only after a change, with what draws the objects in use on a context whose
 * coordinates are CSS pixels of the window; null where nothing is to be seen.
 */
export function useOverlayFrames(
  { view, scene, colours, size, growth }: OverlayProps,
  onFrame: (draw: ((context: CanvasRenderingContext2D) => void) | null) => void,
): void {
  const showFrame = useEffectEvent(onFrame);
  const fonts = useLateFonts();
  useEffect(() => {
    let wanted = 0;
    const draw = (context: CanvasRenderingContext2D) => {
      const { scale, x, y, turn } = view.get();
      context.save();
      context.translate(x, y);
      if (turn !== 0) context.rotate(turn);
      context.scale(scale, scale);
      const px = growth / scale;
      const { pins, ...drawn } = scene.get();
      const seen = pinsWithin(pins, boxInView(view.get(), size), px);
      drawOverlay(context, { ...drawn, pins: seen }, colours, px, turn);
      context.restore();
    };
    const show = () => {
      wanted = 0;
      showFrame(isBlank(scene.get()) ? null : draw);
    };
    const showSoon = () => {
      if (wanted === 0) wanted = requestAnimationFrame(show);
    };
    if (fonts >= 0) showSoon();
    const offView = view.subscribe(showSoon);
    const offScene = scene.subscribe(showSoon);
    return () => {
      cancelAnimationFrame(wanted);
      offView();
      offScene();
    };
  }, [view, scene, colours, size, growth, fonts]);
}
