import { afterEach, expect, it } from 'vitest';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import { createNetwork, nodeId } from '@/model/network/network';
import { CrosshairAnnouncer } from '@/screens/editor/canvas/announcers/CrosshairAnnouncer';
import { edge, node } from '../../../../model/network/sampleNetwork';
import { floorPlanOf } from '../../../../support/boxFloorPlan';
import { cleanUp, render } from '../../../../support/dom/render';
import { testEditor } from '../../../../support/dom/testEditor';

afterEach(cleanUp);

async function opened(isByTab: boolean) {
  const editor = await testEditor({
    network: createNetwork([node(12, 5, 5), node(13, 20, 5, { name: 'Gate' })], [edge(11, 12, 13)]),
    drawn: drawnFloor(floorPlanOf({ 'L-001': [40, 40, 60, 60] })),
  });
  Object.assign(editor.session.canvas, { current: { size: { width: 200, height: 200 } } });
  const page = await render(
    editor.around(
      <>
        <div {...(isByTab && { 'data-by-tab': true })}>
          <i data-crosshair />
        </div>
        <CrosshairAnnouncer />
      </>,
    ),
  );
  const { view } = editor.session;
  /** Brings a place of the floor, in metres, to the middle of the window. */
  const lookAt = (x: number, y: number) =>
    page.after(() => view.set({ ...view.get(), scale: 10, x: 100 - 10 * x, y: 100 - 10 * y, turn: 0 }));
  return { ...page, ...editor, lookAt, announced: () => page.find('[role="status"]').textContent };
}

it('[AX22] what lies at the crosshair is announced once the map is at rest', async () => {
  const { until, lookAt, announced } = await opened(true);
  await lookAt(5, 5);
  await until(() => announced() === 'Node 12 at the crosshair');
  await lookAt(12, 5);
  await until(() => announced() === 'Path between node 12 and Gate at the crosshair');
  await lookAt(50, 50);
  await until(() => announced() === 'L-001 at the crosshair');
  await lookAt(90, 90);
  await until(() => announced() === 'Nothing at the crosshair');
});

it('[AX22] what is selected there is announced, and for the mouse nothing is', async () => {
  const byKeys = await opened(true);
  await byKeys.after(() => byKeys.document.send({ type: 'select', selection: { type: 'node', ids: [nodeId(13)] } }));
  expect(byKeys.announced()).toBe('Gate selected');
  await byKeys.after(() => byKeys.document.send({ type: 'select', selection: null }));
  expect(byKeys.announced()).toBe('Nothing selected');
  await cleanUp();
  const byMouse = await opened(false);
  await byMouse.after(() => byMouse.document.send({ type: 'select', selection: { type: 'node', ids: [nodeId(13)] } }));
  expect(byMouse.announced()).toBe('');
});
