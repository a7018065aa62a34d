import { useRef } from 'react';
import { type OverlayProps, useOverlayFrames } from './useOverlayFrames';

/** The objects in use on a plain canvas. */
export function OverlayCanvas(props: OverlayProps) {
  const { size } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  useOverlayFrames(props, (draw) => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return;
    // A blank canvas would still be composited over the floor plan in every frame.
    element.style.display = draw ? 'block' : 'none';
    if (!draw) return;
    const ratio = window.devicePixelRatio || 1;
    // Setting a size also clears the canvas.
    element.width = Math.round(size.width * ratio);
    element.height = Math.round(size.height * ratio);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    draw(context);
  });
  return (
    <canvas
      ref={canvas}
      style={{ position: 'absolute', left: 0, top: 0, pointerEvents: 'none', width: size.width, height: size.height }}
    />
  );
}
