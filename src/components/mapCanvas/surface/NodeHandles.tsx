import type { Group as KonvaGroup } from 'konva/lib/Group';
import type { KonvaEventObject, Node as KonvaNode } from 'konva/lib/Node';
import type { Ref } from 'react';
import { Group, Shape } from 'react-konva/lib/ReactKonvaCore';
import type { MapNode } from '@/model/network/network';
import type { DragFeed } from '../gestures/dragFeed';
import type { MapColours } from '../mapColours';
import { drawPathEnd, drawSelectedNode } from '../overlay/drawNetwork';

/** CSS pixels around the middle of a node where a press takes it. */
const REACH = 11;

interface Props {
  readonly selected: readonly MapNode[];
  readonly ends: readonly MapNode[];
  readonly colours: MapColours;
  /** Drawn pixels to CSS pixels, times how dense the selection is. */
  readonly sizeOf: () => number;
  readonly feed: DragFeed;
  readonly group: Ref<KonvaGroup>;
}

/** The Konva nodes of the network nodes in use: each is found by the hit graph, and a drag of it moves the node. */
export function NodeHandles({ selected, ends, colours, sizeOf, feed, group }: Props) {
  const drawn = [
    ...selected.map(({ id }) => ({ id, draw: drawSelectedNode })),
    ...ends.map(({ id }) => ({ id, draw: drawPathEnd })),
  ];
  return (
    <Group ref={group}>
      {drawn.map(({ id, draw }) => (
        <Shape
          key={id}
          name={String(id)}
          perfectDrawEnabled={false}
          preventDefault={false}
          dragBoundFunc={stay}
          sceneFunc={({ _context: context }) => draw(context, colours, sizeOf())}
          hitFunc={(context, shape) => {
            context.beginPath();
            context.arc(0, 0, REACH, 0, 2 * Math.PI);
            context.fillShape(shape);
          }}
          fill="black"
          onPointerDown={(event) => begin(event, feed)}
          onDragMove={({ evt }) => feed.move(draggedTo(evt))}
        />
      ))}
    </Group>
  );
}

/** The tool decides where a dragged node is, which may have snapped. */
function stay(this: KonvaNode) {
  return this.absolutePosition();
}

function begin(event: KonvaEventObject<PointerEvent>, feed: DragFeed): void {
  const { target, evt } = event;
  if (evt.button !== 0) return;
  feed.begin(evt.pointerId, () => target.stopDrag());
  target.startDrag(event);
}

function draggedTo(event: MouseEvent | TouchEvent) {
  const finger = 'touches' in event ? event.touches[0] : null;
  const { clientX, clientY } = finger ?? (event as MouseEvent);
  return {
    clientX,
    clientY,
    isDown: 'touches' in event || event.buttons !== 0,
    isTouch: finger !== null,
    shift: event.shiftKey,
    alt: event.altKey,
    command: event.ctrlKey || event.metaKey,
  };
}
