import { expect, it } from 'vitest';
import type { MapCanvasHandle } from '@/components/mapCanvas/MapCanvas';
import type { RunningTool } from '@/machines/editor/runningTool';
import { panBy } from '@/model/geometry/view';
import { createNetwork } from '@/model/network/network';
import { clickAtCentre } from '@/screens/editor/tools/clickAtCentre';
import { testEditor } from '../../../support/dom/testEditor';

it('[MS1] by keys Enter sets a point at the crosshair, and once more at the same place ends the line', async () => {
  const { session, editor, floor } = await testEditor({ network: createNetwork([]) });
  session.canvas.current = { size: { width: 200, height: 100 } } as MapCanvasHandle;
  editor.send({ type: 'tool.set', tool: 'measure' });
  const tool = editor.getSnapshot().children.tool as RunningTool;
  const enter = () => clickAtCentre({ ...session, ...floor });
  const isDrawing = () => tool.getSnapshot().hasTag('drawing');
  enter();
  session.view.set(panBy(session.view.get(), -40, 0));
  enter();
  const points = [
    { x: 10, y: 5 },
    { x: 14, y: 5 },
  ];
  expect([isDrawing(), tool.getSnapshot().context.points]).toEqual([true, points]);
  session.view.set(panBy(panBy(session.view.get(), -0.1, 0), 0.1, 0));
  enter();
  expect([isDrawing(), tool.getSnapshot().context.points]).toEqual([false, points]);
});
