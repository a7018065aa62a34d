import type { Group as KonvaGroup } from 'konva/lib/Group';
import { Circle as KonvaCircle } from 'konva/lib/shapes/Circle';
import 'konva/lib/shapes/Line';
import type { Line as KonvaLine } from 'konva/lib/shapes/Line';
import 'konva/lib/shapes/Transformer';
import type { Transformer as KonvaTransformer } from 'konva/lib/shapes/Transformer';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Circle, Group, Line, Transformer } from 'react-konva/lib/ReactKonvaCore';
import { type FloorPoint, screenPoint } from '@/model/geometry/points';
import { toFloor, toScreen, type View } from '@/model/geometry/view';
import type { MapColours } from '../mapColours';
import type { Store } from '../store';

export interface OutlineHandlesProps {
  readonly outline: readonly FloorPoint[];
  readonly view: Store<View>;
  readonly colours: MapColours;
  readonly onReshape: ((points: readonly FloorPoint[]) => void) | undefined;
}

/** CSS pixels from the outline to the frame of the transformer, whose anchors would hide its corners. */
const PADDING = 16;
const CORNER = 5;

/** A drawn outline that can be moved, scaled and turned as a whole, and by each of its corners. */
export function OutlineHandles({ outline, view, colours, onReshape }: OutlineHandlesProps) {
  const line = useRef<KonvaLine>(null);
  const corners = useRef<KonvaGroup>(null);
  const transformer = useRef<KonvaTransformer>(null);

  const place = () => {
    const places = outline.map((point) => toScreen(view.get(), point));
    line.current?.setAttrs({ x: 0, y: 0, scaleX: 1, scaleY: 1, rotation: 0, skewX: 0 });
    line.current?.points(places.flatMap(({ x, y }) => [x, y]));
    for (const [at, corner] of (corners.current?.getChildren() ?? []).entries()) {
      const to = places[at];
      if (to) corner.position(to);
    }
    corners.current?.visible(true);
    transformer.current?.forceUpdate();
    redraw();
  };
  const redraw = () => line.current?.getLayer()?.batchDraw();
  const latest = useRef(place);
  latest.current = place;
  useLayoutEffect(() => {
    if (line.current) transformer.current?.nodes([line.current]);
  }, []);
  useLayoutEffect(() => latest.current());
  useEffect(() => view.subscribe(() => latest.current()), [view]);

  const begin = () => {
    corners.current?.visible(false);
    redraw();
  };
  /** The outline as it was left, in metres; the tool keeps it. */
  const finish = () => {
    const shape = line.current;
    if (!shape) return;
    const moved = shape.getTransform();
    const points = shape.points();
    const reshaped = outline.map((_, at) => {
      const { x, y } = moved.point({ x: points[2 * at] ?? 0, y: points[2 * at + 1] ?? 0 });
      return toFloor(view.get(), screenPoint(x, y));
    });
    onReshape?.(reshaped);
  };
  const bend = (at: number, corner: KonvaCircle) => {
    const points = [...(line.current?.points() ?? [])];
    points.splice(2 * at, 2, corner.x(), corner.y());
    line.current?.points(points);
    transformer.current?.forceUpdate();
    redraw();
  };
  return (
    // The press of a handle is no press of the map.
    <Group onPointerDown={({ evt }) => evt.button === 0 && evt.stopPropagation()}>
      <Line
        ref={line}
        name="outline"
        closed
        draggable
        fill={colours.marquee}
        stroke={colours.guide}
        strokeWidth={2}
        dash={[8, 5]}
        onDragStart={begin}
        onDragMove={redraw}
        onDragEnd={finish}
        onTransformStart={begin}
        onTransform={redraw}
        onTransformEnd={finish}
      />
      <Transformer
        ref={transformer}
        padding={PADDING}
        keepRatio={false}
        flipEnabled={false}
        anchorFill={colours.halo}
        anchorStroke={colours.guide}
        anchorSize={9}
        borderStroke={colours.guide}
        borderDash={[3, 3]}
      />
      <Group ref={corners}>
        {[...outline.keys()].map((at) => (
          <Circle
            key={at}
            name="corner"
            draggable
            radius={CORNER}
            hitStrokeWidth={14}
            fill={colours.halo}
            stroke={colours.guide}
            strokeWidth={2}
            onDragMove={({ target }) => target instanceof KonvaCircle && bend(at, target)}
            onDragEnd={(event) => {
              event.cancelBubble = true;
              finish();
            }}
          />
        ))}
      </Group>
    </Group>
  );
}
