import { useImperativeHandle, useRef } from 'react';
import type { PicturePlane } from '../pictures/picturePlane';
import { canvasPlane } from '../pictures/picturePlane';
import type { SurfaceProps } from './mapSurface';
import { OverlayCanvas } from './OverlayCanvas';

const PICTURE = {
  position: 'absolute',
  left: 0,
  top: 0,
  transformOrigin: '0 0',
  willChange: 'transform',
  pointerEvents: 'none',
} as const;

/**
 * Plain canvases, for maps that nobody edits: Konva would be a quarter of the scripts that a visitor loads.
 */
export function PlainSurface({ handle, hasObjects, view, scene, colours, size, growth }: SurfaceProps) {
  const floorPlan = useRef<HTMLCanvasElement>(null);
  const marks = useRef<HTMLCanvasElement>(null);
  useImperativeHandle(
    handle,
    () => ({
      floorPlan: planeOf(floorPlan.current),
      marks: planeOf(marks.current),
      nodeAt: () => null,
      toCanvas: () => null,
    }),
    [],
  );
  return (
    <>
      <canvas ref={floorPlan} style={PICTURE} width={1} height={1} />
      <canvas ref={marks} style={PICTURE} width={1} height={1} />
      {hasObjects && <OverlayCanvas view={view} scene={scene} colours={colours} size={size} growth={growth} />}
    </>
  );
}

function planeOf(canvas: HTMLCanvasElement | null): PicturePlane {
  if (!canvas) throw new Error('No canvas');
  return canvasPlane(canvas);
}
