import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fromPromise, setup } from 'xstate';
import { clearToasts, getToasts } from '@/components/feedback/toastStack';
import type { RunningTool } from '@/machines/editor/runningTool';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import { NEW_MESH } from '@/model/floorPlan/newMesh';
import { edgeId, nodeId } from '@/model/network/network';
import { routeEntries } from '@/screens/editor/menu/routeEntries';
import { chooseRow, chooseRows } from '@/screens/editor/panels/tree/chooseRow';
import type { TreeRow } from '@/screens/editor/panels/tree/treeRows';
import { useRetryWait } from '@/screens/editor/placements/useRetryWait';
import type { ToolbarTool } from '@/screens/editor/tools/editorTool';
import { beginOutline, outlineBlockedBy } from '@/screens/editor/tools/outline/beginOutline';
import { useCorners, useOutlined, useToolEvent } from '@/screens/editor/tools/outline/useCorners';
import { selectHit } from '@/screens/editor/tools/selectHit';
import { toolOf } from '@/screens/editor/tools/toolTable';
import { AT_REST } from '../../../machines/editor/pointer';
import { sampleNetwork } from '../../../model/network/sampleNetwork';
import { floorPlanOf } from '../../../support/boxFloorPlan';
import { cleanUp } from '../../../support/dom/render';
import { renderHook } from '../../../support/dom/renderHook';
import { testEditor } from '../../../support/dom/testEditor';

beforeEach(clearToasts);
afterEach(cleanUp);

const drawn = drawnFloor(floorPlanOf({ 'shop-1': [0, 0, 10, 4], 'shop-2': [12, 0, 20, 4] }));
async function opened(options: { readonly mayEditNodes?: boolean } = {}) {
  const { mayEditNodes = true } = options;
  const rights = { mayEditNodes, mayEditPaths: true };
  const editor = await testEditor({ network: sampleNetwork(), drawn, rights });
  const world = { ...editor.session, ...editor.floor };
  const selection = () => editor.document.getSnapshot().context.history.selection;
  const context = () => editor.editor.getSnapshot().context;
  const tool = () => (toolOf(editor.editor.getSnapshot()) as ToolbarTool).name;
  const click = (x: number, y: number) => {
    const at = { x, y } as never;
    const screen = { x: 10 * x, y: 10 * y } as never;
    editor.editor.send({ type: 'pointer.down', ...AT_REST, at, screen });
    editor.editor.send({ type: 'pointer.up', ...AT_REST, at, screen });
  };
  return { ...editor, world, selection, context, tool, click };
}

it('[MT29] a hit selects its node, its path or its room, and nothing clears both', async () => {
  const { session, selection, context } = await opened();
  selectHit({ kind: 'node', id: nodeId(2) }, session);
  expect([selection(), context().mesh]).toEqual([{ type: 'node', ids: [2] }, null]);
  selectHit({ kind: 'mesh', name: 'shop-1' }, session);
  expect([selection(), context().mesh]).toEqual([null, 'shop-1']);
  selectHit({ kind: 'edge', id: edgeId(12) }, session);
  expect([selection(), context().mesh]).toEqual([{ type: 'edge', ids: [12] }, null]);
  selectHit(null, session);
  expect([selection(), context().mesh]).toEqual([null, null]);
});

it('[MT29] a row of the tree selects and shows its object, and adds it where it is asked so', async () => {
  const { session, selection, context } = await opened();
  const shown: unknown[] = [];
  const chosen = { ...session, show: (at: unknown) => void shown.push(at) };
  const { nodes, edges } = sampleNetwork();
  const at = (id: number) => ({ kind: 'node', node: nodes.get(nodeId(id)) }) as never;
  chooseRow({ kind: 'floor', uuid: 'upper' } as never, chosen);
  expect([context().floor, shown]).toEqual(['upper', []]);
  chooseRow({ kind: 'floor', uuid: 'ground' } as never, chosen);
  chooseRow({ kind: 'mesh', mesh: { key: 'shop-2', at: { x: 16, y: 2 } } } as never, chosen);
  expect([context().mesh, selection(), shown.at(-1)]).toEqual(['shop-2', null, { x: 16, y: 2 }]);
  chooseRow(at(1), chosen);
  expect([selection(), context().mesh, shown.at(-1)]).toMatchObject([{ ids: [1] }, null, { x: 0, y: 0 }]);
  chooseRow(at(2), chosen, true);
  expect(selection()).toEqual({ type: 'node', ids: [1, 2] });
  chooseRow(at(3), chosen);
  expect(selection()).toEqual({ type: 'node', ids: [3] });
  const path = { edge: edges.get(edgeId(12)), from: nodes.get(nodeId(2)), to: nodes.get(nodeId(3)) };
  chooseRow({ kind: 'path', path } as never, chosen);
  expect([selection(), shown.at(-1)]).toEqual([
    { type: 'edge', ids: [12] },
    { x: 10, y: 5 },
  ]);
});

it('[MT29] a range of rows selects those of the kind of the last one, in either direction', async () => {
  const { session, selection, context } = await opened();
  const { nodes, edges } = sampleNetwork();
  const row = (object: unknown) => ({ object }) as TreeRow;
  const rows = [
    ...[1, 2, 3].map((id) => row({ kind: 'node', node: nodes.get(nodeId(id)) })),
    ...[11, 12].map((id) => row({ kind: 'path', path: { edge: edges.get(edgeId(id)) } })),
    ...['shop-1', 'shop-2'].map((key) => row({ kind: 'mesh', mesh: { key, at: { x: 0, y: 0 } } })),
    row({ kind: 'floor', uuid: 'upper' }),
  ];
  chooseRows(rows, 2, 0, session);
  expect(selection()).toEqual({ type: 'node', ids: [1, 2, 3] });
  chooseRows(rows, 1, 4, session);
  expect(selection()).toEqual({ type: 'edge', ids: [11, 12] });
  chooseRows(rows, 3, 6, session);
  expect([selection(), context().meshes]).toEqual([null, ['shop-1', 'shop-2']]);
  chooseRows(rows, 6, 7, session);
  expect(context().floor).toBe('upper');
  chooseRows(rows, 0, 99, session);
  expect(context().floor).toBe('upper');
});

it('[MT29] the entries of a route take its tool with the end of their side, or say why not', async () => {
  const { editor, tool } = await opened();
  const setRouteEnd = vi.fn();
  const world = { editor, setRouteEnd } as never;
  const [from, to] = routeEntries({ key: 'node:3' }, world) as unknown as readonly {
    run: () => void;
    blockedBy: unknown;
  }[];
  expect([from?.blockedBy, to?.blockedBy]).toEqual([null, null]);
  to?.run();
  expect([tool(), setRouteEnd.mock.calls]).toEqual(['route', [['to', 'node:3']]]);
  from?.run();
  expect(setRouteEnd.mock.calls[1]).toEqual(['from', 'node:3']);
  editor.send({ type: 'tool.set', tool: 'select' });
  const blocked = routeEntries({ blockedBy: 'No path.' }, world) as unknown as (typeof from)[];
  blocked[0]?.run();
  expect([blocked[0]?.blockedBy, tool(), setRouteEnd.mock.calls.length]).toEqual(['No path.', 'select', 2]);
});

it('[MT29] the outline tool is taken where outlines can be corrected, and else it is said why not', async () => {
  const { editor, world, tool } = await opened();
  beginOutline('split', world);
  expect([tool(), getToasts().shown.length, getToasts().shown[0]?.intent]).toEqual(['select', 1, 'warning']);
  editor.send({ type: 'mesh.select', mesh: 'shop-1' });
  expect(outlineBlockedBy('merge', world)).toBeNull();
  beginOutline('split', world);
  expect((editor.getSnapshot().children.tool as RunningTool).getSnapshot().context.task).toBe('split');
  editor.send({ type: 'mesh.select', mesh: 'gone' });
  expect(outlineBlockedBy('merge', world)).not.toBeNull();
  editor.send({ type: 'mesh.select', mesh: NEW_MESH });
  expect(outlineBlockedBy('merge', world)).not.toBeNull();
  expect(outlineBlockedBy('draw', { ...world, drawn: null })).not.toBeNull();
  expect(outlineBlockedBy('draw', { ...world, drawn: null, floor: { ...world.floor, plan: 'p' } as never })).toBeNull();
  const other = await opened({ mayEditNodes: false });
  expect(outlineBlockedBy('draw', other.world)).not.toBeNull();
});

it('[MT29] an outline that is finished is announced after it is rendered, once, by the newest function', async () => {
  const { editor, around, click } = await opened();
  const [first, second, events] = [vi.fn(), vi.fn(), vi.fn()];
  let onOutlined = first;
  editor.send({ type: 'outline.set', task: 'draw' });
  const page = await renderHook(
    () => {
      useToolEvent(events);
      useOutlined(onOutlined);
      return useCorners();
    },
    { around },
  );
  onOutlined = second;
  await page.again();
  await page.after(() => {
    click(1, 1);
    click(9, 1);
    click(9, 3);
  });
  expect(page.result().map(({ x, y }) => [x, y])).toEqual([
    [1, 1],
    [9, 1],
    [9, 3],
  ]);
  click(1, 1);
  expect([events.mock.calls, second.mock.calls.length]).toEqual([[[{ type: 'outlined' }]], 0]);
  await page.until(() => second.mock.calls.length === 1);
  expect(first).not.toHaveBeenCalled();
  await page.leave();
  editor.send({ type: 'outline.set', task: 'draw' });
  for (const [x, y] of [
    [1, 1],
    [9, 1],
    [9, 3],
    [1, 1],
  ] as const)
    click(x, y);
  expect(events).toHaveBeenCalledTimes(1);
});

it('[MT29] whoever waits to try again goes on after the wait, and never once the screen is left', async () => {
  const ends: (() => void)[] = [];
  const failures: number[] = [];
  const machine = setup({
    types: { input: {} as { failures: number } },
    actors: { wait: fromPromise(() => new Promise<void>((resolve) => ends.push(resolve))) },
  }).createMachine({
    initial: 'waiting',
    context: ({ input }) => {
      failures.push(input.failures);
      return {};
    },
    states: { waiting: { invoke: { src: 'wait', onDone: 'over' } }, over: { type: 'final' } },
  });
  const { result, leave } = await renderHook(() => useRetryWait(machine as never));
  const done: string[] = [];
  void result()(3).then(() => done.push('first'));
  void result()(4).then(() => done.push('second'));
  await Promise.resolve();
  expect([failures, done]).toEqual([[3, 4], []]);
  ends[0]?.();
  await vi.waitFor(() => expect(done).toEqual(['first']));
  await leave();
  ends[1]?.();
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(done).toEqual(['first']);
});
