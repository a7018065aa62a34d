import type { Layer as KonvaLayer } from 'konva/lib/Layer';
import { useEffect, useRef } from 'react';
import { Layer, Shape, Stage } from 'react-konva/lib/ReactKonvaCore';
import type { Size, View } from '@/model/geometry/view';
import type { MapColours } from './mapColours';
import { drawOverlay, isBlank, type OverlayScene } from './overlay';
import { growthOf } from './pictureFrame';
import type { Store } from './store';

interface Props {
  readonly view: Store<View>;
  readonly scene: Store<OverlayScene>;
  readonly colours: MapColours;
  readonly size: Size;
  readonly className: string;
}

/** A Konva layer with one custom shape for the objects in use, drawn at most once a frame and only after a change. */
export function OverlayStage({ view, scene, colours, size, className }: Props) {
  const layer = useRef<KonvaLayer>(null);
  useEffect(() => {
    let wanted = 0;
    const show = () => {
      wanted = 0;
      const hasSomething = !isBlank(scene.get());
      // A blank canvas would still be composited over the floor plan in every frame.
      if (layer.current && layer.current.visible() !== hasSomething) layer.current.visible(hasSomething);
      if (hasSomething) layer.current?.draw();
    };
    const showSoon = () => {
      if (wanted === 0) wanted = requestAnimationFrame(show);
    };
    showSoon();
    const offView = view.subscribe(showSoon);
    const offScene = scene.subscribe(showSoon);
    return () => {
      cancelAnimationFrame(wanted);
      offView();
      offScene();
    };
  }, [view, scene]);
  return (
    <Stage className={className} width={size.width} height={size.height} listening={false}>
      <Layer ref={layer} listening={false}>
        <Shape
          listening={false}
          perfectDrawEnabled={false}
          sceneFunc={({ _context: context }) => {
            const { scale, x, y } = view.get();
            context.save();
            context.translate(x, y);
            context.scale(scale, scale);
            drawOverlay(context, scene.get(), colours, growthOf(size) / scale);
            context.restore();
          }}
        />
      </Layer>
    </Stage>
  );
}
