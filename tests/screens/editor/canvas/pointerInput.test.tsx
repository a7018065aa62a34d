import { afterEach, expect, it, vi } from 'vitest';
import type { CanvasPointer } from '@/components/mapCanvas/canvasPointer';
import type { ToolEmitted } from '@/machines/editor/runningTool';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import { createNetwork, nodeId } from '@/model/network/network';
import { useEditorScene } from '@/screens/editor/canvas/useEditorScene';
import { usePointerInput } from '@/screens/editor/canvas/usePointerInput';
import { NO_HOVER } from '@/screens/editor/session/mapView';
import { edge, node, upstairs } from '../../../model/network/sampleNetwork';
import { floorPlanOf } from '../../../support/boxFloorPlan';
import { cleanUp } from '../../../support/dom/render';
import { renderHook } from '../../../support/dom/renderHook';
import { GROUND, testEditor } from '../../../support/dom/testEditor';

afterEach(cleanUp);

/** Two nodes with a path in the corridor between two shops, of which one is below them. */
const network = createNetwork([node(1, 2, 6), node(2, 12, 6), upstairs(3, 2, 6)], [edge(11, 1, 2)]);
const drawn = drawnFloor(floorPlanOf({ 'shop-1': [0, 0, 10, 4], 'shop-2': [12, 0, 20, 4] }));

async function opened() {
  const opened = await testEditor({ network, drawn });
  const onList = vi.fn();
  const sent = vi.spyOn(opened.editor, 'send');
  const nodeAt = vi.fn((): ReturnType<typeof nodeId> | null => null);
  Object.assign(opened.session.canvas, { current: { nodeAt, setCursor: () => undefined } });
  const page = await renderHook(() => usePointerInput(new Set(), null, onList), { around: opened.around });
  const pointer = (kind: CanvasPointer['kind'], x: number, y: number, more: Partial<CanvasPointer> = {}) => {
    const [at, screen] = [
      { x, y },
      { x: 10 * x, y: 10 * y },
    ] as unknown as [CanvasPointer['at'], CanvasPointer['screen']];
    const rest = { isTouch: false, shift: false, alt: false, command: false };
    return page.after(() => page.result()({ kind, at, screen, ...rest, ...more }));
  };
  const events = () => sent.mock.calls.splice(0).map(([event]) => event);
  return { ...opened, ...page, pointer, events, onList, nodeAt };
}

it('[MT29] a pointer reaches the tool in floor units, with the object below it and the right to move it', async () => {
  const { pointer, events, session } = await opened();
  session.view.set({ ...session.view.get(), turn: 0.5 });
  await pointer('move', 2, 6);
  expect(session.hover.get().over).toEqual({ kind: 'node', id: 1 });
  expect(events()).toEqual([
    {
      type: 'pointer.move',
      at: { x: 2, y: 6 },
      screen: { x: 20, y: 60 },
      turn: 0.5,
      isTouch: false,
      shift: false,
      alt: false,
      command: false,
      over: { kind: 'node', id: 1 },
      snapped: null,
      canMove: true,
    },
  ]);
  await pointer('move', 7, 6, { shift: true });
  await pointer('move', 5, 2, { alt: true });
  await pointer('move', 11, 9, { command: true });
  expect(
    events().map((event) => ('over' in event ? [event.over, event.shift, event.alt, event.command] : null)),
  ).toEqual([
    [{ kind: 'edge', id: 11 }, true, false, false],
    [{ kind: 'mesh', name: 'shop-1' }, false, true, false],
    [null, false, false, true],
  ]);
});

it('[MT29] an object in use is above all others, and hidden objects are not hit', async () => {
  const { pointer, events, nodeAt, editor, after } = await opened();
  nodeAt.mockReturnValueOnce(nodeId(2));
  await pointer('move', 5, 2);
  for (const option of ['nodes', 'paths'] as const) await after(() => editor.send({ type: 'option.toggle', option }));
  await pointer('move', 2, 6);
  await pointer('move', 7, 6);
  expect(events().flatMap((event) => ('over' in event ? [event.over] : []))).toEqual([
    { kind: 'node', id: 2 },
    null,
    null,
  ]);
});

it('[MT29] a pointer that leaves or is cancelled clears what it was over, and a cancelled one ends the gesture', async () => {
  const { pointer, events, session } = await opened();
  await pointer('move', 2, 6);
  expect(session.pointer.get()).toEqual({ x: 2, y: 6 });
  events();
  await pointer('leave', 2, 6);
  expect([session.hover.get(), session.pointer.get(), events()]).toEqual([NO_HOVER, null, []]);
  await pointer('down', 2, 6, { isTouch: true });
  await pointer('cancel', 2, 6);
  expect(events().at(-1)).toEqual({ type: 'cancel' });
  await pointer('down', 2, 6, { isTouch: true });
  await pointer('up', 2, 6, { isTouch: true });
  expect(session.pointer.get()).toBeNull();
  await pointer('up', 2, 6);
  expect(session.pointer.get()).toEqual({ x: 2, y: 6 });
});

it('[MT29] a still click with Alt lists the objects below it; a drag, or Alt at one end alone, does not', async () => {
  const { pointer, onList } = await opened();
  const alt = { alt: true };
  await pointer('down', 5, 2);
  await pointer('up', 5, 2, alt);
  await pointer('down', 5, 2, alt);
  await pointer('up', 5, 2);
  await pointer('down', 5, 2, alt);
  await pointer('up', 5.4, 2, alt);
  await pointer('down', 5, 2, alt);
  await pointer('cancel', 5, 2, alt);
  await pointer('up', 5, 2, alt);
  expect(onList).not.toHaveBeenCalled();
  await pointer('down', 5, 2, alt);
  await pointer('up', 5.3, 2, alt);
  expect(onList.mock.calls.map(([{ kind }]) => kind)).toEqual(['up']);
});

it('[MT29] after the view has moved and rested, the object that is now below the pointer is hovered', async () => {
  const { pointer, session, until } = await opened();
  await pointer('move', 11, 9);
  expect(session.hover.get().over).toBeNull();
  // The node at 2, 6 is now where the pointer is.
  session.view.set({ scale: 10, x: 90, y: 30, turn: 0 });
  await until(() => session.hover.get().over !== null);
  expect(session.hover.get().over).toEqual({ kind: 'node', id: 1 });
  await pointer('leave', 0, 0);
  session.view.set({ scale: 10, x: 91, y: 30, turn: 0 });
  await new Promise((done) => setTimeout(done, 160));
  expect(session.hover.get()).toEqual(NO_HOVER);
});

it('[MT29] a tool that snaps gets the place to which it snaps, and with Alt where the pointer is', async () => {
  const { pointer, editor, events, after } = await opened();
  await after(() => editor.send({ type: 'tool.set', tool: 'path' }));
  const emitted: ToolEmitted[] = [];
  events();
  await pointer('move', 7, 6.2);
  await pointer('move', 7, 6.2, { alt: true });
  const snaps = events().flatMap((event) => ('snapped' in event ? [event.snapped] : []));
  expect([snaps[0] !== null, snaps[1], emitted]).toEqual([true, null, []]);
});

const LABEL = { text: 'Bean' } as never;

it('[MT29] the scene has what is selected on the floor, what is hovered, and follows both until it is left', async () => {
  const opened = await testEditor({ network, drawn });
  const { document, editor, session } = opened;
  let [labels, route] = [new Map<number, never>(), null as never];
  const options = () => ({ labels, route, dragged: new Set<never>(), pins: [], below: null, preview: null });
  const page = await renderHook(() => useEditorScene(options()), { around: opened.around });
  const scene = session.scene.get;
  const select = (ids: number[]) =>
    page.after(() => document.send({ type: 'select', selection: { type: 'node', ids: ids.map(nodeId) } }));
  expect(scene()).toMatchObject({ floor: drawn, selectedNodes: [], selectedEdges: [], hoveredNode: null, route: null });
  await select([1, 3]);
  expect(scene().selectedNodes.map(({ id }) => id)).toEqual([1]);
  await page.after(() => document.send({ type: 'select', selection: { type: 'edge', ids: [11] as never } }));
  expect([scene().selectedEdges.map(({ edge: { id } }) => id), scene().selectedNodes]).toEqual([[11], []]);
  session.hover.set({ over: { kind: 'node', id: nodeId(2) }, snap: null });
  expect([scene().hoveredNode?.id, scene().hoveredEdge]).toEqual([2, null]);
  session.hover.set({ over: { kind: 'edge', id: 11 as never }, snap: null });
  expect([scene().hoveredNode, scene().hoveredEdge?.to.id]).toEqual([null, 2]);
  const [first, second] = ['shop-1', 'shop-2'].map((name) => drawn.meshByName.get(name));
  labels = new Map([[first as number, LABEL]]);
  await page.after(() => editor.send({ type: 'meshes.select', meshes: ['shop-2', 'shop-1'] }));
  session.hover.set({ over: { kind: 'mesh', name: 'shop-2' }, snap: null });
  expect(scene()).toMatchObject({ selectedMesh: first, selectedMeshes: [second], hoveredMesh: second });
  expect(scene().names).toEqual([{ mesh: first, text: 'Bean', label: LABEL }]);
  await page.leave();
  session.hover.set(NO_HOVER);
  expect(scene().hoveredMesh).toBe(second);
  expect(opened.floor.floor).toBe(GROUND);
});
