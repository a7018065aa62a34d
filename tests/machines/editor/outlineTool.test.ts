import { describe, expect, it } from 'vitest';
import { type OutlineTask, outlineToolMachine } from '@/machines/editor/outlineTool.machine';
import { floorPoint } from '@/model/geometry/points';
import { drive } from '../drive';
import { pointer } from './pointer';

const click = (x: number, y: number, more: object = {}) => [pointer('down', x, y, more), pointer('up', x, y, more)];
const walk = (task: OutlineTask, ...events: ReturnType<typeof pointer>[]) => {
  const tool = drive(outlineToolMachine, { task });
  for (const event of events) tool.send(event);
  return tool;
};
const TRIANGLE = [...click(10, 10), ...click(50, 10), ...click(50, 40)];

describe('outline tool', () => {
  it('[OL13] each click adds a corner; a click on the first one finishes a room, once it has three', () => {
    const tool = walk('draw', ...click(10, 10), ...click(50, 10), ...click(10, 10));
    expect([tool.state(), tool.context().points.length]).toEqual(['drawing', 2]);
    for (const event of [...click(50, 40), ...click(10, 10)]) tool.send(event);
    expect([tool.state(), tool.emitted()]).toEqual(['drawn', [{ type: 'outlined' }]]);
    expect(tool.context().points).toEqual([floorPoint(1, 1), floorPoint(5, 1), floorPoint(5, 4)]);
  });

  it('[OL13] Enter finishes a room of three corners and a line of two, and nothing less', () => {
    const room = walk('draw', ...click(10, 10), ...click(50, 10));
    room.send({ type: 'finish' });
    expect(room.state()).toBe('drawing');
    const line = walk('split', ...click(10, 10));
    line.send({ type: 'finish' });
    expect(line.state()).toBe('drawing');
    for (const event of click(50, 10)) line.send(event);
    line.send({ type: 'finish' });
    expect([line.state(), line.emitted()]).toEqual(['drawn', [{ type: 'outlined' }]]);
  });

  it('[OL13] a line may come back to where it began; a click on its last point finishes it', () => {
    const line = walk('split', ...TRIANGLE, ...click(10, 10));
    expect([line.state(), line.context().points.length]).toEqual(['drawing', 4]);
    for (const event of click(10, 10)) line.send(event);
    expect(line.state()).toBe('drawn');
  });

  it('[OL13] Backspace removes the last corner, also of a finished room, and Escape all of them', () => {
    const tool = walk('draw', ...TRIANGLE);
    tool.send({ type: 'finish' });
    tool.send({ type: 'corner.remove' });
    expect([tool.state(), tool.context().points.length]).toEqual(['drawing', 2]);
    tool.send({ type: 'corner.remove' });
    tool.send({ type: 'corner.remove' });
    expect([tool.state(), tool.context().points]).toEqual(['idle', []]);
    for (const event of TRIANGLE) tool.send(event);
    tool.send({ type: 'cancel' });
    expect([tool.state(), tool.context().points]).toEqual(['idle', []]);
  });

  it('[OL13] a drag pans and leaves a finished room, and a click beside it does too', () => {
    const tool = walk('draw', ...TRIANGLE);
    tool.send({ type: 'finish' });
    tool.emitted();
    for (const event of [pointer('down', 20, 20), pointer('move', 60, 20), pointer('up', 60, 20)]) tool.send(event);
    for (const event of click(90, 90)) tool.send(event);
    expect([tool.emitted(), tool.state(), tool.context().points.length]).toEqual([
      [{ type: 'panned', dx: 40, dy: 0 }],
      'drawn',
      3,
    ]);
  });

  it('[OL14] a corner snaps; with Shift it is level with the last one or upright from it', () => {
    const snapped = walk('draw', ...click(10, 10, { snapped: floorPoint(1.2, 1) }));
    expect(snapped.context().points).toEqual([floorPoint(1.2, 1)]);
    const straight = walk(
      'draw',
      ...click(10, 10),
      ...click(50, 12, { shift: true }),
      ...click(51, 80, { shift: true }),
    );
    expect(straight.context().points).toEqual([floorPoint(1, 1), floorPoint(5, 1), floorPoint(5, 8)]);
  });

  it('[OL19] while rooms are merged a click picks a room, and one on the ground nothing', () => {
    const over = { kind: 'mesh', name: 'shop-2' } as const;
    const tool = walk('merge', ...click(10, 10, { over }), ...click(50, 50));
    expect([tool.emitted(), tool.state(), tool.context().points]).toEqual([
      [{ type: 'picked', mesh: 'shop-2' }],
      'idle',
      [],
    ]);
  });
});
