import { expect, it } from 'vitest';
import { outlineToolMachine } from '@/machines/editor/outlineTool.machine';
import type { ToolSnapshot } from '@/machines/editor/runningTool';
import type { ToolScene } from '@/screens/editor/tools/editorTool';
import { OUTLINE_TOOLS } from '@/screens/editor/tools/outline/outlineTools';
import { drive } from '../../../../machines/drive';
import { pointer } from '../../../../machines/editor/pointer';

const SCENE = { snap: null, units: 'C' } as ToolScene;
const click = (x: number, y: number) => [pointer('down', x, y), pointer('up', x, y)];

/** Ten pixels a metre: two sides of 4 m and 3 m, with the pointer above the first corner. */
function drawn() {
  const tool = drive(outlineToolMachine, { task: 'draw' });
  for (const event of [...click(0, 0), ...click(40, 0), ...click(40, 30), pointer('move', 0, 30)]) tool.send(event);
  return { ...tool, snapshot: () => tool.actor.getSnapshot() as unknown as ToolSnapshot };
}

it('[OL20] the map shows the running side with its length, and the status bar the area in the units of the location', () => {
  const { snapshot, send } = drawn();
  const { overlay, readout } = OUTLINE_TOOLS.draw;
  const running = overlay(snapshot(), SCENE).measured;
  expect([running?.points.length, running?.labels]).toEqual([4, [{ at: { x: 2, y: 3 }, text: '4.00 m' }]]);
  expect([readout?.(snapshot(), 'C'), readout?.(snapshot(), 'F')]).toEqual(['12.0 m²', '129.2 ft²']);
  send({ type: 'finish' });
  const closed = overlay(snapshot(), SCENE);
  expect([closed.measured, closed.outline?.length]).toEqual([undefined, 3]);
  expect(readout?.(snapshot(), 'C')).toBe('6.0 m²');
});

it('[OL20] there is no area before the third corner', () => {
  const tool = drive(outlineToolMachine, { task: 'draw' });
  for (const event of click(0, 0)) tool.send(event);
  expect(OUTLINE_TOOLS.draw.readout?.(tool.actor.getSnapshot() as unknown as ToolSnapshot, 'C')).toBeNull();
});
