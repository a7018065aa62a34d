import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createNetwork, edgeId, floorId, type Network, nodeId } from '@/model/network/network';
import { buildNetworkIndex } from '@/model/network/networkIndex';
import { ObjectTree } from '@/screens/editor/panels/tree/ObjectTree';
import { type EditedFloor, EditedFloorContext } from '@/screens/editor/session/editedFloor';
import { useEditorActors } from '@/screens/editor/session/editorActors';
import { edge, node } from '../../../../model/network/sampleNetwork';
import { cleanUp, render } from '../../../../support/dom/render';
import { testEditor } from '../../../../support/dom/testEditor';

beforeEach(() => {
  // A page of tests has no layout of its own.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  Element.prototype.scrollTo = () => undefined;
});
afterEach(async () => {
  await cleanUp();
  vi.restoreAllMocks();
});

const THREE = createNetwork([node(1, 0, 0), node(2, 5, 0), node(3, 9, 0)], [edge(7, 1, 2), edge(8, 2, 3)]);

/** The tree beside a network that is edited. */
function Edited({ floor }: { floor: EditedFloor }) {
  const network = useSelector(useEditorActors().document, (snapshot) => snapshot.context.history.present);
  const networkIndex = useMemo(() => buildNetworkIndex(network, floorId('ground')), [network]);
  const edited = useMemo(() => ({ ...floor, networkIndex }), [floor, networkIndex]);
  return (
    <EditedFloorContext value={edited}>
      <ObjectTree />
    </EditedFloorContext>
  );
}

async function tree(network: Network = THREE) {
  const editor = await testEditor({ network });
  const page = await render(editor.around(<Edited floor={editor.floor} />));
  const items = () => [...page.page.querySelectorAll<HTMLElement>('[role="treeitem"]')];
  const press = (key: string, more: KeyboardEventInit = {}) =>
    page.after(() => {
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
      );
    });
  const focused = () => document.activeElement?.textContent;
  const selection = () => editor.document.getSnapshot().context.history.selection;
  await page.after(() => page.find('[role="treeitem"][tabindex="0"]').focus());
  return { ...page, ...editor, items, press, focused, selection };
}

it('[AX15] [AX16] keys open the nodes, select one, add others with Shift and Space, and delete what is selected', async () => {
  const { press, focused, selection, items, session, until } = await tree();
  expect(focused()).toBe('Ground');
  // Plus keeps its meaning for the map, since no name begins with it.
  const plus = new KeyboardEvent('keydown', { key: '+', bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(plus);
  expect(plus.defaultPrevented).toBe(false);
  expect(items().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  await press('n');
  expect(focused()).toBe('Nodes (3)');
  await press('ArrowRight');
  await press('ArrowRight');
  expect(focused()).toBe('Node 1');
  expect(selection()).toBeNull();
  await press('Enter');
  expect(selection()).toEqual({ type: 'node', ids: [1] });
  await press('ArrowDown', { shiftKey: true });
  expect(selection()).toEqual({ type: 'node', ids: [1, 2] });
  await press('ArrowDown');
  await press(' ');
  expect(selection()).toEqual({ type: 'node', ids: [1, 2, 3] });
  await press(' ');
  expect(selection()).toEqual({ type: 'node', ids: [1, 2] });
  await press('ArrowUp');
  await press('Delete');
  expect([...session.document.getSnapshot().context.history.present.nodes.keys()]).toEqual([3]);
  await until(() => focused() === 'Node 3');
  // A row that is not selected is selected first, so that nothing out of sight is deleted.
  await press('Delete');
  expect(session.document.getSnapshot().context.history.present.nodes.size).toBe(0);
});

it('[AX15] what is selected on the map is opened, marked and the Tab stop of the tree', async () => {
  const editor = await testEditor({ network: THREE });
  const { after, find, page, until } = await render(editor.around(<ObjectTree />));
  await after(() => editor.document.send({ type: 'select', selection: { type: 'edge', ids: [edgeId(8)] } }));
  await until(() => page.querySelector('[aria-selected="true"]') !== null);
  expect(find('[aria-selected="true"]').textContent).toBe('Node 2 to node 3');
  expect(find('[aria-selected="true"]').tabIndex).toBe(0);
  await after(() => editor.document.send({ type: 'select', selection: { type: 'node', ids: [nodeId(2)] } }));
  await until(() => page.querySelector('[aria-selected="true"]')?.textContent === 'Node 2');
});

it('[AX15] the menu of a row is that of the selection, and another floor opens by its row', async () => {
  const { press, items, after, session, editor, selection } = await tree();
  await press('n');
  await press('ArrowRight');
  const second = items().find(({ textContent }) => textContent === 'Node 2');
  await after(
    () =>
      void second?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, button: 2, clientX: 4, clientY: 9 })),
  );
  expect(selection()).toEqual({ type: 'node', ids: [2] });
  expect(session.menu.get()).toEqual({ client: { x: 4, y: 9 }, place: null });
  await press('End');
  await press('ArrowRight');
  expect(editor.getSnapshot().context.floor).toBe('upper');
});

it('[AX15] of 50,000 objects fewer than 100 rows are in the page', async () => {
  const many = Array.from({ length: 50_000 }, (_, at) => node(at + 1, at, 0));
  const { press, items, focused } = await tree(createNetwork(many));
  await press('n');
  await press('ArrowRight');
  expect(items().length).toBeGreaterThan(10);
  expect(items().length).toBeLessThan(100);
  await press('End');
  await press('ArrowUp');
  expect(focused()).toBe('Node 50000');
});
