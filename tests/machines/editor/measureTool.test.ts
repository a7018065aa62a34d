import { describe, expect, it } from 'vitest';
import { measureToolMachine } from '@/machines/editor/measureTool.machine';
import { floorPoint } from '@/model/geometry/points';
import { drive } from '../drive';
import { pointer } from './pointer';

const click = (x: number, y: number) => [pointer('down', x, y), pointer('up', x, y)];
const walk = (...events: ReturnType<typeof pointer>[]) => {
  const tool = drive(measureToolMachine);
  for (const event of events) tool.send(event);
  return tool;
};

describe('measure tool', () => {
  it('[MS1] each click adds a point, and Enter ends the line', () => {
    const tool = walk(...click(10, 10), ...click(50, 10), pointer('move', 90, 40));
    expect([tool.state(), tool.context().points, tool.context().to]).toEqual([
      'measuring',
      [floorPoint(1, 1), floorPoint(5, 1)],
      floorPoint(9, 4),
    ]);
    tool.send({ type: 'finish' });
    expect([tool.state(), tool.context().points.length, tool.context().to]).toEqual(['measured', 2, null]);
  });

  it('[MS1] a second click on the last point ends it, and the next press begins another', () => {
    const back = { snapped: floorPoint(5, 1) };
    const tool = walk(...click(10, 10), ...click(50, 10), pointer('down', 51, 11, back), pointer('up', 51, 11, back));
    expect([tool.state(), tool.context().points.length]).toEqual(['measured', 2]);
    for (const event of click(80, 80)) tool.send(event);
    expect([tool.state(), tool.context().points]).toEqual(['measuring', [floorPoint(8, 8)]]);
  });

  it('[MS1] a click at the same pixel adds a point where the map has moved, and ends the line where it has moved back', () => {
    const moved = { at: floorPoint(9, 1) };
    const tool = walk(...click(10, 10), pointer('down', 10, 10, moved), pointer('up', 10, 10, moved));
    expect([tool.state(), tool.context().points]).toEqual(['measuring', [floorPoint(1, 1), floorPoint(9, 1)]]);
    const rounded = { at: floorPoint(9 + 1e-12, 1 - 1e-12) };
    tool.send(pointer('down', 60, 10, rounded));
    tool.send(pointer('up', 60, 10, rounded));
    expect([tool.state(), tool.context().points.length]).toEqual(['measured', 2]);
  });

  it('[MS2] a point snaps', () => {
    const tool = walk(pointer('down', 10, 10), pointer('up', 10, 10, { snapped: floorPoint(1.2, 1) }));
    expect(tool.context().points).toEqual([floorPoint(1.2, 1)]);
  });

  it('[MS3] a drag pans and leaves the measured line, Escape removes it', () => {
    const tool = walk(...click(10, 10), ...click(50, 10), ...click(50, 10));
    for (const event of [pointer('down', 20, 20), pointer('move', 60, 20), pointer('up', 60, 20)]) tool.send(event);
    expect([tool.emitted(), tool.state()]).toEqual([[{ type: 'panned', dx: 40, dy: 0 }], 'measured']);
    tool.send({ type: 'cancel' });
    expect([tool.state(), tool.context().points]).toEqual(['idle', []]);
  });
});
