import { afterEach, expect, it } from 'vitest';
import type { EditorRights } from '@/machines/editor/editor.machine';
import { NEW_MESH } from '@/model/floorPlan/newMesh';
import { createNetwork } from '@/model/network/network';
import { EditorToolbar } from '@/screens/editor/workbench/EditorToolbar';
import { cleanUp, render } from '../../../support/dom/render';
import { testEditor } from '../../../support/dom/testEditor';

afterEach(cleanUp);

async function open(rights: EditorRights = { mayEditNodes: true, mayEditPaths: true }) {
  const { around, editor, session } = await testEditor({ network: createNetwork([]), rights });
  const runs: string[] = [];
  const shown = await render(around(<EditorToolbar className="" run={(command) => void runs.push(command)} />));
  const radios = (group: string) =>
    [...shown.page.querySelectorAll<HTMLElement>(`[role=radiogroup][aria-label="${group}"] [role=radio]`)].map(
      ({ textContent, ariaChecked }) => [textContent, ariaChecked],
    );
  return { ...shown, editor, session, runs, radios };
}

it('[PP40] the toolbar has the floors by building, the map options, and the switch of the view', async () => {
  const { page, after, find, text, editor, radios } = await open();
  const floor = find('select[aria-label="Floor"]') as HTMLSelectElement;
  expect([...floor.options].map(({ label }) => label)).toEqual(['H : Ground', 'H : Upper']);
  expect(radios('View')).toEqual([
    ['Map', 'true'],
    ['List', 'false'],
  ]);
  await after(() => text('List')?.click());
  expect(editor.getSnapshot().matches({ view: 'list' })).toBe(true);
  expect(radios('View')).toEqual([
    ['Map', 'false'],
    ['List', 'true'],
  ]);
  await after(() => text('Map options')?.click());
  const options = [...page.querySelectorAll('[role=menuitemcheckbox]')].map(({ textContent }) => textContent);
  expect(options.slice(0, 3)).toEqual(['Nodes', 'Paths', 'Shadows']);
});

it('[VI10] the map options turn the map, and resetting says why it cannot be used while the map is not turned', async () => {
  const { page, after, text, session, runs } = await open();
  const items = () => [...page.querySelectorAll<HTMLElement>('[role=menuitem]')];
  await after(() => text('Map options')?.click());
  expect(items().map(({ textContent }) => textContent)).toEqual([
    'Rotate the map left by 15°Q',
    'Rotate the map right by 15°E',
    'Align the map to the buildingShift+N',
    'Rotate the map to fit the windowShift+F',
    'Reset the rotation of the mapThe map is not rotated.Shift+L',
    'Underlay…This floor has no floor plan yet. Upload one, or begin one on the map.',
    'Export picture',
    'Print map',
  ]);
  await after(() => items()[2]?.click());
  await after(() => session.view.set({ ...session.view.get(), turn: 0.3 }));
  await after(() => text('Map options')?.click());
  await after(() => items()[4]?.click());
  expect(runs).toEqual(['turn.building', 'turn.reset']);
});

it('[PP46] Create new begins a place in the list, where there are no tools, and is absent beside them', async () => {
  const { text, after, editor, radios } = await open();
  expect([text('Create new'), radios('Tool').length > 0]).toEqual([null, true]);
  await after(() => editor.send({ type: 'view.set', view: 'list' }));
  expect(radios('Tool')).toEqual([]);
  await after(() => text('Create new')?.click());
  expect(editor.getSnapshot().context.mesh).toBe(NEW_MESH);
  expect(editor.getSnapshot().matches({ view: 'map' })).toBe(true);
});

it('[PP41] the tools are select, node and path, each with its right alone', async () => {
  const names = async (mayEditNodes: boolean, mayEditPaths: boolean) => {
    const { radios } = await open({ mayEditNodes, mayEditPaths });
    const shown = radios('Tool').map(([name]) => name);
    await cleanUp();
    return shown;
  };
  const [select, node, path, ...others] = await names(true, true);
  expect([select, node, path]).toEqual(['Select', 'Node', 'Path']);
  expect(await names(false, true)).toEqual([select, path, ...others]);
  expect(await names(true, false)).toEqual([select, node, ...others]);
  expect(await names(false, false)).toEqual([select, ...others]);
});
