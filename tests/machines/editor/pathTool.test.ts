import { describe, expect, it } from 'vitest';
import { pathToolMachine } from '@/machines/editor/pathTool.machine';
import { floorPoint } from '@/model/geometry/points';
import { nodeId } from '@/model/network/network';
import { drive } from '../drive';
import { onNode, onPath, pointer } from './pointer';

const walk = (...events: ReturnType<typeof pointer>[]) => {
  const tool = drive(pathToolMachine);
  for (const event of events) tool.send(event);
  return tool;
};
const click = (x: number, y: number, over: ReturnType<typeof onNode> | null = null) => [
  pointer('down', x, y, { over }),
  pointer('up', x, y, { over }),
];

describe('path tool', () => {
  it('[PT1] from node to node, and on from the last one', () => {
    const tool = walk(...click(10, 10, onNode(1)), ...click(50, 10, onNode(2)), ...click(90, 10, onNode(3)));
    expect(tool.emitted()).toEqual([
      { type: 'connected', from: 1, to: 2 },
      { type: 'connected', from: 2, to: 3 },
    ]);
    expect(tool.state()).toBe('drawing');
  });

  it('[PT2] a click on the ground makes a node on the way; the next piece begins at it', () => {
    const tool = walk(...click(10, 10, onNode(1)), ...click(50, 20));
    expect(tool.emitted()).toEqual([{ type: 'extended', from: 1, at: { x: 5, y: 2 }, splits: null }]);
    tool.send({ type: 'from.set', node: nodeId(-1) });
    for (const event of click(90, 20, onNode(2))) tool.send(event);
    expect(tool.emitted()).toEqual([{ type: 'connected', from: -1, to: 2 }]);
  });

  it('[PT2] the first click may be on the ground', () => {
    const tool = walk(...click(10, 10));
    expect(tool.emitted()).toEqual([{ type: 'extended', from: null, at: { x: 1, y: 1 }, splits: null }]);
    expect(tool.state()).toBe('placing');
    tool.send({ type: 'from.set', node: nodeId(-1) });
    expect(tool.state()).toBe('drawing');
  });

  it('[PT3] a click on a path splits it and continues there, also the first one', () => {
    const drawing = walk(...click(10, 10, onNode(1)));
    drawing.send(pointer('down', 50, 10, { over: onPath(7) }));
    drawing.send(pointer('up', 50, 10, { over: onPath(7), snapped: floorPoint(5, 1) }));
    expect(drawing.emitted()).toEqual([{ type: 'extended', from: 1, at: { x: 5, y: 1 }, splits: 7 }]);
    const first = walk(...click(50, 10, onPath(7)));
    expect(first.emitted()).toEqual([{ type: 'extended', from: null, at: { x: 5, y: 1 }, splits: 7 }]);
    first.send({ type: 'from.set', node: nodeId(-1) });
    for (const event of click(90, 10, onPath(8))) first.send(event);
    expect(first.emitted()).toEqual([{ type: 'extended', from: -1, at: { x: 9, y: 1 }, splits: 8 }]);
  });

  it.each(['shift', 'command'])('[PT3] %s and a click on a path add it to the selection, and draw nothing', (key) => {
    const tool = walk(
      pointer('down', 50, 10, { over: onPath(7), [key]: true }),
      pointer('up', 50, 10, { over: onPath(7), [key]: true }),
    );
    expect(tool.emitted()).toMatchObject([{ type: 'selected', hit: onPath(7), isAdding: true }]);
    expect(tool.state()).toBe('idle');
  });

  it('[PT3] a path from which nothing begins, since it may not be split, leaves no drawing', () => {
    const tool = walk(...click(50, 10, onPath(7)));
    tool.send({ type: 'from.keep' });
    expect(tool.state()).toBe('idle');
  });

  it('[PT4] a drag from a node to another joins them', () => {
    const tool = walk(pointer('down', 10, 10, { over: onNode(1) }), pointer('move', 30, 10));
    expect(tool.state()).toBe('dragging');
    tool.send(pointer('move', 40, 10, { snapped: floorPoint(5, 1) }));
    expect(tool.context().to).toEqual({ x: 5, y: 1 });
    tool.send(pointer('up', 50, 10, { over: onNode(2) }));
    expect(tool.emitted()).toEqual([{ type: 'connected', from: 1, to: 2 }]);
    expect(tool.state()).toBe('idle');
  });

  it('[PT4] let go on its own node it draws nothing, on the ground it makes a node', () => {
    const begun = [pointer('down', 10, 10, { over: onNode(1) }), pointer('move', 30, 10)];
    const back = walk(...begun, pointer('up', 12, 10, { over: onNode(1) }));
    expect([back.state(), back.emitted()]).toEqual(['idle', []]);
    const out = walk(...begun, pointer('up', 30, 10));
    expect(out.emitted()).toEqual([{ type: 'extended', from: 1, at: { x: 3, y: 1 }, splits: null }]);
    expect(out.state()).toBe('idle');
  });

  it('[PT5] a drag of the ground pans', () => {
    const tool = walk(pointer('down', 10, 10), pointer('move', 30, 10), pointer('move', 30, 15), pointer('up', 30, 15));
    expect(tool.emitted()).toEqual([
      { type: 'panned', dx: 20, dy: 0 },
      { type: 'panned', dx: 0, dy: 5 },
    ]);
    expect(tool.state()).toBe('idle');
  });

  it.each([
    ['Enter', [{ type: 'finish' }]],
    ['Escape', [{ type: 'cancel' }]],
    ['a click on its own end', click(10, 10, onNode(1))],
  ])('[PT6] %s ends the way and draws nothing more', (_how, events) => {
    const tool = walk(...click(10, 10, onNode(1)), pointer('move', 50, 10));
    expect(tool.context().to).toEqual({ x: 5, y: 1 });
    for (const event of events) tool.send(event);
    expect(tool.state()).toBe('idle');
    expect(tool.emitted()).toEqual([]);
    expect(tool.context()).toEqual({ press: null, from: null, to: null, last: null, trace: [] });
  });

  it('[PT6] Escape gives up a press and a drag', () => {
    for (const events of [
      [pointer('down', 10, 10, { over: onNode(1) })],
      [pointer('down', 10, 10, { over: onNode(1) }), pointer('move', 30, 10)],
    ]) {
      const tool = walk(...events);
      tool.send({ type: 'cancel' });
      tool.send(pointer('up', 30, 10, { over: onNode(2) }));
      expect([tool.state(), tool.emitted()]).toEqual(['idle', []]);
    }
  });
});
