import { describe, expect, it } from 'vitest';
import { nodeToolMachine } from '@/machines/editor/nodeTool.machine';
import { floorPoint } from '@/model/geometry/points';
import { drive } from '../drive';
import { onNode, onPath, pointer } from './pointer';

const walk = (...events: ReturnType<typeof pointer>[]) => {
  const tool = drive(nodeToolMachine);
  for (const event of events) tool.send(event);
  return tool;
};

describe('node tool', () => {
  it('[NT1] a click on the ground places a node, where it snaps to', () => {
    const tool = walk(pointer('down', 100, 100), pointer('up', 100, 100));
    expect(tool.emitted()).toEqual([{ type: 'placed', at: { x: 10, y: 10 }, onEdge: null }]);
    const snapped = walk(pointer('down', 100, 100), pointer('up', 100, 100, { snapped: floorPoint(12, 10) }));
    expect(snapped.emitted()).toEqual([{ type: 'placed', at: { x: 12, y: 10 }, onEdge: null }]);
  });

  it('[NT1] on a path it places it into the path', () => {
    const tool = walk(pointer('down', 100, 100, { over: onPath(7) }), pointer('up', 100, 100));
    expect(tool.emitted()).toEqual([{ type: 'placed', at: { x: 10, y: 10 }, onEdge: onPath(7) }]);
  });

  it.each([false, true])('[NT2] a click on a node selects it; with Shift (%s) it adds to what is selected', (shift) => {
    const tool = walk(pointer('down', 100, 100, { over: onNode(1) }), pointer('up', 100, 100, { shift }));
    expect(tool.emitted()).toMatchObject([{ type: 'selected', hit: onNode(1), isAdding: shift }]);
  });

  it.each([
    [3, false],
    [7, true],
  ])('[NT3] %i pixels are no drag yet (by touch: %s)', (far, isTouch) => {
    const tool = walk(
      pointer('down', 100, 100, { over: onNode(1), isTouch }),
      pointer('move', 100 + far, 100, { isTouch }),
    );
    expect(tool.state()).toBe('pressingNode');
    tool.send(pointer('move', 101 + far, 100, { isTouch }));
    expect(tool.state()).toBe('draggingNode');
  });

  it('[NT4] a drag of a node is one move, told when it is let go', () => {
    const tool = walk(
      pointer('down', 100, 100, { over: onNode(1) }),
      pointer('move', 150, 100),
      pointer('move', 150, 130),
    );
    expect(tool.emitted()).toEqual([]);
    tool.send(pointer('up', 160, 130));
    expect(tool.emitted()).toEqual([{ type: 'moved', node: 1, by: { x: 6, y: 3 } }]);
    expect(tool.context()).toEqual({ press: null, to: null, last: null, trace: [] });
  });

  it('[NT4] Shift holds the axis along which it has gone further, and snapping is followed otherwise', () => {
    const tool = walk(pointer('down', 100, 100, { over: onNode(1) }), pointer('move', 160, 130, { shift: true }));
    expect(tool.context().to).toEqual({ x: 16, y: 10 });
    tool.send(pointer('up', 160, 130, { snapped: floorPoint(17, 13) }));
    expect(tool.emitted()).toEqual([{ type: 'moved', node: 1, by: { x: 7, y: 3 } }]);
  });

  it('[NT5] a drag of the ground pans as far as the pointer goes', () => {
    const tool = walk(
      pointer('down', 100, 100),
      pointer('move', 110, 100),
      pointer('move', 115, 108),
      pointer('up', 115, 108),
    );
    expect(tool.emitted()).toEqual([
      { type: 'panned', dx: 10, dy: 0 },
      { type: 'panned', dx: 5, dy: 8 },
    ]);
  });

  it('[NT6] with Shift it draws a frame from corner to corner, however it is held and whatever is near', () => {
    const tool = walk(
      pointer('down', 100, 100),
      pointer('move', 150, 120, { shift: true, snapped: floorPoint(15, 10) }),
      pointer('move', 90, 140, { shift: true }),
    );
    expect(tool.context().to).toEqual({ x: 9, y: 14 });
    tool.send(pointer('up', 90, 140));
    expect(tool.emitted()).toEqual([
      { type: 'marqueeSelected', box: { minX: 9, minY: 10, maxX: 10, maxY: 14 }, turn: 0, isAdding: true },
    ]);
  });

  it.each([
    ['a press on a node', [pointer('down', 100, 100, { over: onNode(1) })]],
    ['a drag', [pointer('down', 100, 100, { over: onNode(1) }), pointer('move', 150, 100)]],
    ['a press on the ground', [pointer('down', 100, 100)]],
    ['a frame', [pointer('down', 100, 100), pointer('move', 150, 100, { shift: true })]],
  ])('[NT7] Escape gives up %s without a trace', (_what, events) => {
    const tool = walk(...events);
    tool.send({ type: 'cancel' });
    tool.send(pointer('up', 150, 100));
    expect(tool.state()).toBe('idle');
    expect(tool.context()).toEqual({ press: null, to: null, last: null, trace: [] });
    expect(tool.emitted()).toEqual([]);
  });
});
