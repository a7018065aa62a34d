import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clearToasts, getToasts } from '@/components/feedback/toastStack';
import { moveNodes } from '@/model/network/edits/moveNodes';
import { createNetwork, nodeId } from '@/model/network/network';
import type { RoutePreview } from '@/screens/editor/tools/route/routePreview';
import { useEndsByClick } from '@/screens/editor/tools/route/useEndsByClick';
import { useEditorSession } from '@/screens/editor/workbench/useEditorSession';
import { AT_REST } from '../../../machines/editor/pointer';
import { node } from '../../../model/network/sampleNetwork';
import { cleanUp } from '../../../support/dom/render';
import { renderHook } from '../../../support/dom/renderHook';
import { testEditor } from '../../../support/dom/testEditor';

beforeEach(clearToasts);
afterEach(cleanUp);

const network = createNetwork([node(1, 2, 6), node(2, 12, 6)]);
const move = {
  blockedBy: null,
  edit: moveNodes(new Map([[nodeId(1), { x: 9, y: 9 }]])),
  note: { kind: 'moveNodes', count: 1 },
  select: null,
} as const;

async function opened(rights = { mayEditNodes: true, mayEditPaths: true }) {
  const editor = await testEditor({ network, rights });
  const page = await renderHook(() => useEditorSession({ ...editor.session }), {
    around: (shown) => <QueryClientProvider client={editor.client}>{shown}</QueryClientProvider>,
  });
  const x = () => editor.document.getSnapshot().context.history.present.nodes.get(nodeId(1))?.x;
  return { ...editor, ...page, x };
}

it('[MT29] an edit is made where the person may make it, and else it is said why not', async () => {
  const may = await opened();
  may.result().actors.perform(move);
  expect([may.x(), getToasts().shown]).toEqual([9, []]);
  await cleanUp();
  const mayNot = await opened({ mayEditNodes: false, mayEditPaths: true });
  await mayNot.after(() => mayNot.result().actors.perform(move));
  expect([mayNot.x(), getToasts().shown.map(({ intent }) => intent)]).toEqual([2, ['warning']]);
});

it('[MT29] the parts of a session stay the same while nothing that they need changes', async () => {
  const { result, again } = await opened();
  const before = result();
  await again();
  const after = result();
  for (const part of ['actors', 'map', 'open', 'services'] as const) expect(after[part], part).toBe(before[part]);
  expect(after.beside.placements).toBe(before.beside.placements);
});

it('[MT29] a place is brought into view once the map has a size', async () => {
  const { result } = await opened();
  const { map } = result();
  const before = map.view.get();
  map.show({ x: 500, y: 500 });
  expect(map.view.get()).toBe(before);
  Object.assign(map.canvas, { current: { size: { width: 100, height: 100 } } });
  map.show({ x: 500, y: 500 });
  expect(map.view.get()).not.toEqual(before);
});

it('[MT29] each click on a node or a room with a destination sets an end of the route; another room says so', async () => {
  const placed = { id: 7, floor_id: 'ground', object_name: 'shop-2', location_name: 'Books' };
  const editor = await testEditor({ network, data: { destinations: [placed] as never } });
  editor.editor.send({ type: 'tool.set', tool: 'route' });
  const ends: (string | null)[] = [null, null];
  const route = () =>
    ({
      from: ends[0],
      to: ends[1],
      setFrom: (key: string) => {
        ends[0] = key;
      },
      setTo: (key: string) => {
        ends[1] = key;
      },
    }) as unknown as RoutePreview;
  const page = await renderHook(() => useEndsByClick(route()), { around: editor.around });
  const click = (over: object | null, shift = false) =>
    page.after(() => {
      const at = { x: 1, y: 1 } as never;
      const pointer = { at, screen: at, ...AT_REST, shift, over };
      editor.editor.send({ type: 'pointer.down', ...pointer } as never);
      editor.editor.send({ type: 'pointer.up', ...pointer } as never);
    });
  expect(page.result().next).toBe('from');
  await click({ kind: 'node', id: 1 });
  expect([ends, page.result().outcome]).toEqual([['node:1', null], { side: 'from', key: 'node:1' }]);
  expect(page.result().next).toBe('to');
  await click({ kind: 'mesh', name: 'shop-1' });
  expect([ends[1], page.result().outcome]).toEqual([null, 'noDestination']);
  await click({ kind: 'node', id: 2 }, true);
  expect(ends[1]).toBeNull();
  await click({ kind: 'mesh', name: 'shop-2' });
  expect(ends).toEqual(['node:1', 'destination:7']);
  await click(null);
  expect(page.result().outcome).toBeNull();
  await page.after(() => page.result().choose('from'));
  await click({ kind: 'node', id: 2 });
  expect(ends).toEqual(['node:2', 'destination:7']);
  await page.after(() => page.result().focused('to'));
  expect(page.result().next).toBe('to');
  await page.leave();
  await click({ kind: 'node', id: 1 });
  expect(ends).toEqual(['node:2', 'destination:7']);
});
