import { Suspense } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { amenitiesQuery } from '@/api/amenities/amenities';
import { nodeQuery } from '@/api/network/nodes';
import { getToasts } from '@/components/feedback/toastStack';
import type { NodeDetails } from '@/contract/network/nodes';
import { stepsOf } from '@/model/network/history';
import { nodeId } from '@/model/network/network';
import { useEditorCommands } from '@/screens/editor/commands/useEditorCommands';
import { loadTyped } from '@/screens/editor/nodeForms/loadTyped';
import { KiosksTab } from '@/screens/editor/panels/node/KiosksTab';
import { NodeDetailsTab } from '@/screens/editor/panels/node/NodeDetailsTab';
import { KeptInput } from '@/screens/editor/typed/KeptInput';
import { EditorToolbar } from '@/screens/editor/workbench/EditorToolbar';
import { StatusBar } from '@/screens/editor/workbench/StatusBar';
import { sampleNetwork } from '../../../model/network/sampleNetwork';
import { cleanUp, render } from '../../../support/dom/render';
import { testCurrentUser } from '../../../support/dom/testCurrentUser';
import { testEditor } from '../../../support/dom/testEditor';
import { testNode } from '../../../support/dom/testNode';
import { typeInto } from '../../../support/dom/typeInto';

// Loaded before, so that no test waits for a script.
beforeAll(async () => {
  expect([await loadTyped(), KiosksTab].map(Boolean)).toEqual([true, true]);
});
afterEach(cleanUp);

const TOILET = { id: 31, node_id: 1, global_amenity: { id: 5, name: 'Toilet', icon: null } };
const NODE = testNode({
  amenities: [TOILET],
  screens: [{ id: 8, name: 'North', description: '', orientation: 90, lat: null, lon: null }],
  location_description: 'By the lift',
  revision: 3,
});

/** The editor with the commands of its keys. */
function Page({ tab }: { tab: 'amenities' | 'screens' }) {
  const run = useEditorCommands();
  return (
    <>
      <EditorToolbar className="" run={run} />
      <Suspense>
        <NodeDetailsTab node={nodeId(1)} tab={tab} />
      </Suspense>
      <StatusBar className="" />
      <KeptInput />
    </>
  );
}

/** Calls are answered as the service does; `status` is that of the next one. */
async function opened(tab: 'amenities' | 'screens') {
  let stored = NODE;
  const service = { status: 200, sent: [] as Record<string, unknown>[] };
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (init?.method !== 'PUT' || !address.includes('/nodes/')) return Response.json({ data: [], message: '' });
    const { status } = service;
    service.status = 200;
    const { projectID: _project, revision: _revision, ...body } = JSON.parse(String(init.body));
    service.sent.push(body);
    if (status !== 200) return Response.json({ message: 'Busy', code: 'busy' }, { status });
    stored = { ...stored, ...described(stored, body), revision: stored.revision + 1 };
    return Response.json({ data: stored, message: 'Saved' });
  });
  const editor = await testEditor({
    network: sampleNetwork(),
    data: { screens: [{ id: 8, uid: 'n', name: 'North', node_id: 1, orientation: 90 }] },
  });
  editor.client.setDefaultOptions({ queries: { staleTime: Number.POSITIVE_INFINITY } });
  editor.client.setQueryData(nodeQuery(1).queryKey, NODE);
  editor.client.setQueryData(amenitiesQuery(testCurrentUser().organisation.uuid).queryKey, []);
  const shown = await render(editor.around(<Page tab={tab} />));
  const { after, page, text, find } = shown;
  const field = (label: string) => {
    const found = [...page.querySelectorAll('label')].find((one) => one.textContent?.startsWith(label))?.htmlFor;
    return page.querySelector<HTMLInputElement>(`[id="${found}"]`) as HTMLInputElement;
  };
  const type = (label: string, value: string) => after(() => typeInto(field(label), value));
  const send = (type: 'undo' | 'redo') => after(() => editor.document.send({ type }));
  const press = (label: string) =>
    after(() => [...page.querySelectorAll('button')].find((one) => nameOf(one) === label)?.click());
  const steps = () => stepsOf(editor.document.getSnapshot().context.history);
  const state = () => find('[aria-label="Save state"]').textContent;
  return { ...editor, ...shown, text, service, field, type, send, press, steps, state };
}

const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent;

function described(
  { screens, location_description }: NodeDetails,
  body: Record<string, unknown>,
): Partial<NodeDetails> {
  const changed = (body.screens ?? []) as { id: number }[];
  return {
    screens: screens.map((kiosk) => ({ ...kiosk, ...changed.find(({ id }) => id === kiosk.id) })),
    location_description: (body.location_description as string | undefined) ?? location_description,
    ...(body.amenities ? { amenities: (body.amenities as { id: number }[]).length > 0 ? [TOILET] : [] } : {}),
  };
}

const UNSAVED = 'Unsaved entries of a node, kiosk or route case';

it('[ET60] typing in the description of a node is one step, undone and redone before anything is sent', async () => {
  const { field, type, send, steps, state, service, until } = await opened('screens');
  for (const typed of ['By the lifts', 'By the lifts, left']) await type('Location Description', typed);
  expect([steps(), state()]).toEqual([{ notes: [{ kind: 'describePlace' }], done: 1 }, UNSAVED]);
  await send('undo');
  await until(() => field('Location Description').value === 'By the lift');
  expect([steps().done, state()]).toEqual([0, 'Saved']);
  await send('redo');
  await until(() => field('Location Description').value === 'By the lifts, left');
  expect(service.sent).toEqual([]);
});

it('[ET60] Save sends it, and undo reaches past the save: the fields are unsaved until the next one', async () => {
  const { field, type, send, press, state, service, until } = await opened('screens');
  await press('Edit North');
  await type('Orientation', '180');
  await type('Location Description', 'By the stairs');
  await press('Save');
  await until(() => service.sent.length === 2 && state() === 'Saved');
  expect(service.sent).toContainEqual({ screens: [{ id: 8, orientation: 180 }] });
  expect(service.sent).toContainEqual({ location_description: 'By the stairs' });
  await send('undo');
  await until(() => field('Location Description').value === 'By the lift');
  expect([state(), service.sent.length]).toEqual([UNSAVED, 2]);
  await press('Save');
  await until(() => service.sent.length === 3 && state() === 'Saved');
  expect(service.sent[2]).toEqual({ location_description: 'By the lift' });
});

it('[ET60] input that cannot be saved stays, with the reason', async () => {
  const { type, press, state, service, until } = await opened('screens');
  await press('Edit North');
  await type('Orientation', '400');
  await press('Save');
  const reasons = () => getToasts().shown.map((toast) => toast.text);
  await until(() => reasons().includes('North: Enter degrees from 0 to 360.'));
  service.status = 503;
  await type('Orientation', '40');
  await press('Save');
  await until(() => service.sent.length === 1);
  expect(state()).toBe(UNSAVED);
});

it('[ET60] Revert and Cancel discard the input of forms as a step that undo brings back', async () => {
  const { field, type, send, press, steps, state, until } = await opened('screens');
  await type('Location Description', 'By the stairs');
  await press('Revert');
  await until(() => field('Location Description').value === 'By the lift');
  expect([state(), steps().notes.at(-1)]).toEqual(['Saved', { kind: 'revert' }]);
  await send('undo');
  await until(() => field('Location Description').value === 'By the stairs');
  await press('Edit North');
  await type('Orientation', '180');
  await press('Cancel');
  await send('undo');
  await until(() => field('Orientation')?.value === '180');
});

it('[AX23] Escape in the form of a kiosk discards its input as Cancel does, and its Edit has the focus', async () => {
  const { field, type, press, send, after, until } = await opened('screens');
  await press('Edit North');
  await type('Orientation', '180');
  const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  await after(() => void field('Orientation').dispatchEvent(key));
  expect([key.defaultPrevented, document.activeElement?.getAttribute('aria-label')]).toEqual([true, 'Edit North']);
  await send('undo');
  await until(() => field('Orientation')?.value === '180');
});

it('[ET61] an amenity that is removed from a node comes back by undo', async () => {
  const { send, press, steps, service, text, until } = await opened('amenities');
  await press('Remove Toilet');
  await until(() => text('No amenities') !== null);
  expect(steps()).toEqual({ notes: [{ kind: 'removeAmenity', of: 'Toilet' }], done: 1 });
  service.status = 503;
  await send('undo');
  await until(() => steps().done === 1);
  await send('undo');
  await until(() => text('Toilet') !== null);
  expect(service.sent.map(({ amenities }) => amenities)).toEqual([[], [{ id: 5 }], [{ id: 5 }]]);
  await send('redo');
  await until(() => text('No amenities') !== null);
});
