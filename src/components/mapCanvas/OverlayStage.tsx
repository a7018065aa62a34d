import type { Layer as KonvaLayer } from 'konva/lib/Layer';
import { useRef } from 'react';
import { Layer, Shape, Stage } from 'react-konva/lib/ReactKonvaCore';
import { type OverlayProps, useOverlayFrames } from './useOverlayFrames';

/** A Konva layer with one custom shape for the objects in use. */
export function OverlayStage(props: OverlayProps) {
  const layer = useRef<KonvaLayer>(null);
  const drawing = useRef<((context: CanvasRenderingContext2D) => void) | null>(null);
  useOverlayFrames(props, (draw) => {
    drawing.current = draw;
    // A blank canvas would still be composited over the floor plan in every frame.
    const isSeen = draw !== null;
    if (layer.current && layer.current.visible() !== isSeen) layer.current.visible(isSeen);
    if (isSeen) layer.current?.draw();
  });
  const { className, size } = props;
  return (
    <Stage className={className} width={size.width} height={size.height} listening={false}>
      <Layer ref={layer} listening={false}>
        <Shape
          listening={false}
          perfectDrawEnabled={false}
          sceneFunc={({ _context: context }) => drawing.current?.(context)}
        />
      </Layer>
    </Stage>
  );
}
