import { act, type ReactNode, Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { categoriesQuery } from '@/api/categories/categories';
import { destinationsQuery } from '@/api/destinations/destinationList';
import { tagsQuery } from '@/api/destinations/destinations';
import { clearToasts, getToasts } from '@/components/feedback/toastStack';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import { deltaBetween } from '@/model/network/delta';
import type { NetworkEdit } from '@/model/network/edits/networkEdit';
import type { Network } from '@/model/network/network';
import { Inspector } from '@/screens/editor/panels/Inspector';
import { useToolEffects } from '@/screens/editor/tools/useToolEffects';
import { CreateNewButton } from '@/screens/editor/workbench/CreateNewButton';
import { EditorToolbar } from '@/screens/editor/workbench/EditorToolbar';
import { MapOptionsMenu } from '@/screens/editor/workbench/MapOptionsMenu';
import { createHeldPage } from '../../api/recorded/support/heldPage';
import { sampleNetwork } from '../../model/network/sampleNetwork';
import { floorPlanOf } from '../../support/boxFloorPlan';
import { cleanUp, render } from '../../support/dom/render';
import { testCurrentUser } from '../../support/dom/testCurrentUser';
import { testEditor } from '../../support/dom/testEditor';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-10T10:00:00Z') }));
afterEach(async () => {
  vi.useRealTimers();
  await cleanUp();
});

const drawn = drawnFloor(floorPlanOf({ 'shop-1': [0, 0, 10, 4], 'shop-2': [12, 0, 20, 4] }));
const PLACED = {
  id: 7,
  floor_id: 'ground',
  object_name: 'shop-1',
  location_name: 'Café',
  location_id: 'A1',
  location_status: null,
  revision: 4,
  destination: { parent_id: 3, flagship: 0, colour: null, categories: [], description: '' },
};

type Editor = Awaited<ReturnType<typeof testEditor>>;
type Part = (run: (command: string) => void) => ReactNode;
const BUTTONS = 'button, [role=menuitem], [role=menuitemcheckbox], [role=menuitemradio], [role=treeitem], [role=tab]';
const nameOf = (one: Element) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 50);

const isEdit = (value: unknown): value is NetworkEdit => typeof value === 'function';
/** The records as an edit leaves them. */
const changesOf = (before: Network, edit: NetworkEdit) => {
  const { nodes, edges, groups } = deltaBetween(before, edit(before));
  return [nodes, edges, groups].flatMap((changed) => [...changed].map(([id, { after }]) => after ?? `without ${id}`));
};

function ToolEffects() {
  useToolEffects();
  return null;
}

async function opened(part: Part, prepare: (editor: Editor) => void) {
  clearToasts();
  const held = createHeldPage('missing');
  const editor = await testEditor({ network: sampleNetwork(), drawn, data: { destinations: [PLACED] as never } });
  editor.client.setDefaultOptions({ queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } });
  const { uuid } = testCurrentUser().organisation;
  for (const { queryKey } of [destinationsQuery(uuid), categoriesQuery(uuid), tagsQuery(uuid)])
    editor.client.setQueryData(queryKey, []);
  prepare(editor);
  const log: string[] = [];
  const page = await render(
    editor.around(
      <Suspense fallback={null}>
        {part((command) => log.push(`runs ${command}`))}
        <ToolEffects />
      </Suspense>,
    ),
  );
  const rest = async () => {
    await act(async () => void (await vi.dynamicImportSettled()));
    await page.after(() => undefined);
  };
  await rest();
  for (const [name, actor] of Object.entries({ document: editor.document, editor: editor.editor })) {
    const send = actor.send.bind(actor) as (event: object) => void;
    vi.spyOn(actor, 'send').mockImplementation((event: object) => {
      const { present } = editor.document.getSnapshot().context.history;
      log.push(`${name} ← ${JSON.stringify(event, (_, value) => (isEdit(value) ? changesOf(present, value) : value))}`);
      send(event);
    });
  }
  held.log.length = 0;
  const buttons = () =>
    [...page.page.querySelectorAll<HTMLElement>(BUTTONS)].filter(
      (one) => nameOf(one) !== '' && one.getAttribute('aria-disabled') !== 'true' && !one.hasAttribute('disabled'),
    );
  const press = async (button: HTMLElement) => {
    const before = new Set(buttons());
    await page.after(() => button.click());
    await rest();
    const toasts = getToasts().shown.map(({ text, intent }) => `${intent}: ${text}`);
    clearToasts();
    const calls = held.log.splice(0).filter((line) => !line.startsWith('the session'));
    const done = [...log.splice(0), ...calls, ...toasts];
    return { done, more: buttons().filter((one) => !before.has(one)) };
  };
  return { buttons, press };
}

/** Each button, and each entry of the menu that it opens, on a page of its own. */
async function recordOf(part: Part, prepare: (editor: Editor) => void): Promise<string> {
  const lines: string[] = [];
  const { length } = (await opened(part, prepare)).buttons();
  await cleanUp();
  for (let at = 0; at < length; at += 1) {
    const page = await opened(part, prepare);
    const button = page.buttons()[at];
    if (!button) continue;
    const name = nameOf(button);
    const { done, more } = await page.press(button);
    const entries: string[] = [];
    for (const entry of more.filter((one) => one.getAttribute('role')?.startsWith('menuitem')))
      if (entry.isConnected) {
        const entryName = nameOf(entry);
        const { done: found } = await page.press(entry);
        if (found.length > 0) entries.push(`  ${entryName}`, ...found.map((line) => `    ${line}`));
        if (!entry.isConnected && button.isConnected) await page.press(button);
      }
    await cleanUp();
    if (done.length + entries.length > 0) lines.push(name, ...done.map((line) => `  ${line}`), ...entries);
  }
  return `${lines.map((line) => line.slice(0, 600)).join('\n')}\n`;
}

const select =
  (type: 'node' | 'edge', ...ids: number[]) =>
  ({ document }: Editor) =>
    document.send({ type: 'select', selection: { type, ids } as never });
const rooms =
  (...meshes: string[]) =>
  ({ editor }: Editor) =>
    editor.send({ type: 'meshes.select', meshes });
const nothing = () => undefined;
const inspector: Part = () => <Inspector />;

const PARTS: Readonly<Record<string, readonly [Part, (editor: Editor) => void]>> = {
  toolbar: [(run) => <EditorToolbar className="" run={run} />, nothing],
  options: [(run) => <MapOptionsMenu classNames={{ button: '', word: '' }} run={run} />, nothing],
  'create new': [() => <CreateNewButton />, nothing],
  'a node': [inspector, select('node', 1)],
  'two nodes': [inspector, select('node', 1, 2)],
  'a path': [inspector, select('edge', 11)],
  'a room': [inspector, rooms('shop-1')],
  'two rooms': [inspector, rooms('shop-1', 'shop-2')],
  nothing: [inspector, nothing],
};

it.each(Object.entries(PARTS))(
  '[MT31] the buttons of the editor for %s send what their record says',
  async (name, [part, prepare]) => {
    await expect(await recordOf(part, prepare)).toMatchFileSnapshot(`./editor/${name}.txt`);
  },
);
