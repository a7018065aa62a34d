import { expect, it } from 'vitest';
import type { MapCanvasHandle } from '@/components/mapCanvas/MapCanvas';
import type { RunningTool } from '@/machines/editor/runningTool';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import { panBy } from '@/model/geometry/view';
import { createNetwork } from '@/model/network/network';
import { clickAtCentre } from '@/screens/editor/tools/clickAtCentre';
import { floorPlanOf } from '../../../../support/boxFloorPlan';
import { testEditor } from '../../../../support/dom/testEditor';

/** The editor with a tool in hand, whose crosshair is over the floor at 10 by 5 metres. */
async function take(task: 'draw' | 'merge') {
  const drawn = drawnFloor(floorPlanOf({ 'shop-1': [0, 0, 10, 4], 'shop-2': [8, 4, 20, 8] }));
  const { session, editor, floor } = await testEditor({ network: createNetwork([]), drawn });
  session.canvas.current = { size: { width: 200, height: 100 } } as MapCanvasHandle;
  editor.send({ type: 'mesh.select', mesh: 'shop-1' });
  editor.send({ type: 'outline.set', task });
  const tool = editor.getSnapshot().children.tool as RunningTool;
  const emitted: unknown[] = [];
  tool.on('*', (one) => emitted.push(one));
  return {
    enter: () => clickAtCentre({ ...session, ...floor }),
    move: (x: number, y: number) => session.view.set(panBy(session.view.get(), -10 * x, -10 * y)),
    points: () => tool.getSnapshot().context.points,
    emitted,
  };
}

it('[OL13] by keys Enter sets a corner at the crosshair, and once more at the same place finishes the room', async () => {
  const { enter, move, points, emitted } = await take('draw');
  enter();
  move(4, 0);
  enter();
  enter();
  move(0, 3);
  enter();
  expect([points(), emitted]).toEqual([
    [
      { x: 10, y: 5 },
      { x: 14, y: 5 },
      { x: 14, y: 8 },
    ],
    [],
  ]);
  enter();
  expect(emitted).toEqual([{ type: 'outlined' }]);
});

it('[OL19] by keys Enter merges with the room at the crosshair', async () => {
  const { enter, emitted } = await take('merge');
  enter();
  expect(emitted).toEqual([{ type: 'picked', mesh: 'shop-2' }]);
});
