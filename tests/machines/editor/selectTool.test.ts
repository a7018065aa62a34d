import { describe, expect, it } from 'vitest';
import { selectToolMachine } from '@/machines/editor/selectTool.machine';
import type { Hit } from '@/machines/editor/toolPointer';
import { floorPoint } from '@/model/geometry/points';
import { drive } from '../drive';
import { onNode, pointer } from './pointer';

const walk = (...events: ReturnType<typeof pointer>[]) => {
  const tool = drive(selectToolMachine);
  for (const event of events) tool.send(event);
  return tool;
};
const room: Hit = { kind: 'mesh', name: 'L-001' };

describe('select tool', () => {
  it.each([
    ['a room', room, {}, false],
    ['a node, with Shift', onNode(3), { shift: true }, true],
    ['a room, with Ctrl or Cmd', room, { command: true }, true],
    ['nothing', null, {}, false],
  ] as const)('[SL1] a click tells what was pressed: %s', (_what, over, keys, isAdding) => {
    const tool = walk(pointer('down', 10, 10, { over }), pointer('move', 12, 11), pointer('up', 12, 11, keys));
    expect(tool.emitted()).toMatchObject([{ type: 'selected', hit: over, isAdding }]);
    expect(tool.state()).toBe('idle');
  });

  it('[SL5] a drag of a node is one move, told when it is let go; Shift holds its axis, and it snaps otherwise', () => {
    const tool = walk(
      pointer('down', 100, 100, { over: onNode(3) }),
      pointer('move', 102, 100),
      pointer('move', 160, 130, { shift: true }),
    );
    expect([tool.state(), tool.context().to]).toEqual(['draggingNode', { x: 16, y: 10 }]);
    expect(tool.emitted()).toEqual([]);
    tool.send(pointer('up', 160, 130, { snapped: floorPoint(17, 13) }));
    expect(tool.emitted()).toEqual([{ type: 'moved', node: 3, by: { x: 7, y: 3 } }]);
    expect(tool.state()).toBe('idle');
  });

  it('[SL5] Escape puts a dragged node back, and a click still selects it', () => {
    const tool = walk(pointer('down', 100, 100, { over: onNode(3) }), pointer('move', 160, 130));
    tool.send({ type: 'cancel' });
    tool.send(pointer('up', 160, 130));
    expect(tool.emitted()).toEqual([]);
    const clicked = walk(pointer('down', 100, 100, { over: onNode(3) }), pointer('up', 101, 100));
    expect(clicked.emitted()).toMatchObject([{ type: 'selected', hit: onNode(3), isAdding: false }]);
  });

  it('[SL6] where the person may not move nodes, a drag of a node pans', () => {
    const tool = walk(pointer('down', 10, 10, { over: onNode(3), canMove: false }), pointer('move', 20, 10));
    expect([tool.state(), tool.emitted()]).toEqual(['panning', [{ type: 'panned', dx: 10, dy: 0 }]]);
  });

  it('[SL2] a drag pans and selects nothing', () => {
    const tool = walk(
      pointer('down', 10, 10, { over: room }),
      pointer('move', 20, 10),
      pointer('move', 20, 15),
      pointer('up', 20, 15),
    );
    expect(tool.emitted()).toEqual([
      { type: 'panned', dx: 10, dy: 0 },
      { type: 'panned', dx: 0, dy: 5 },
    ]);
  });

  it('[SL3] a drag with Shift frames', () => {
    const tool = walk(pointer('down', 10, 10), pointer('move', 30, 40, { shift: true }));
    expect(tool.state()).toBe('marquee');
    tool.send(pointer('move', 50, 40));
    tool.send(pointer('up', 50, 60));
    expect(tool.emitted()).toEqual([
      { type: 'marqueeSelected', box: { minX: 1, minY: 1, maxX: 5, maxY: 6 }, turn: 0, isAdding: true },
    ]);
  });

  it('[SL4] Escape gives up what is under way', () => {
    const tool = walk(pointer('down', 10, 10), pointer('move', 30, 40, { shift: true }));
    tool.send({ type: 'cancel' });
    expect(tool.state()).toBe('idle');
    expect(tool.context()).toEqual({ press: null, to: null, last: null, trace: [] });
    tool.send(pointer('up', 30, 40));
    expect(tool.emitted()).toEqual([]);
  });
});
