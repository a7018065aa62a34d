import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { destinationsQuery } from '@/api/destinations/destinationList';
import type { Placement } from '@/contract/destinations/destinations';
import { TABS } from '@/machines/editor/tabs';
import { createNetwork, nodeId } from '@/model/network/network';
import { FloorSummary } from '@/screens/editor/panels/FloorSummary';
import { MeshPanel } from '@/screens/editor/panels/MeshPanel';
import { NewPlacePanel } from '@/screens/editor/panels/NewPlacePanel';
import { NodePanel } from '@/screens/editor/panels/NodePanel';
import { PathPanel } from '@/screens/editor/panels/PathPanel';
import { usePlacementForms } from '@/screens/editor/placements/usePlacementForms';
import { BesideNetworkContext } from '@/screens/editor/session/besideNetwork';
import { node, sampleNetwork } from '../../../model/network/sampleNetwork';
import { cleanUp, render } from '../../../support/dom/render';
import { testCurrentUser } from '../../../support/dom/testCurrentUser';
import { GROUND, testEditor } from '../../../support/dom/testEditor';

afterEach(cleanUp);

const PLACED = {
  id: 7,
  floor_id: 'ground',
  object_name: 'room_3',
  location_name: 'Café',
  location_id: 'L12',
  floor_name: 'Ground',
  location_status: null,
  revision: 4,
  destination: {
    parent_id: 3,
    name: 'Café',
    description: '',
    logo: null,
    map_logo: null,
    flagship: 0,
    categories: [],
    colour: null,
  },
} as Placement;
/** The same as the service sends it, whose floors have a uuid. */
const SENT = { ...PLACED, floor_id: '5f0f7d1c-3f6e-4a4e-9b39-9f3c5a4d0a01' };

type Reply = { readonly status: number; readonly body: object };
const OK: Reply = { status: 200, body: { data: PLACED, message: 'Mesh updated successfully.' } };

/** The panel of a room over a service that answers each call so. */
async function opened(reply: (method: string, path: string) => Reply, placed: readonly Placement[] = [PLACED]) {
  const sent: { call: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(
      new URL(String(input instanceof Request ? input.url : input), 'http://localhost'),
      init,
    );
    const path = new URL(request.url).pathname.replace('/api/', '');
    const body = await request.text();
    sent.push({ call: `${request.method} ${path}`, body: body === '' ? null : JSON.parse(body) });
    // Lists and the location are those of the session.
    const isList = request.method === 'GET';
    const { status, body: answer } = isList ? { status: 404, body: {} } : reply(request.method, path);
    return Response.json(answer, { status });
  });
  const editor = await testEditor({ network: createNetwork([]), data: { destinations: [...placed] } });
  // With the service behind them.
  const Forms = ({ children }: { children: ReactNode }) => {
    const placements = usePlacementForms('mall', () => undefined, editor.session.retryWait);
    return <BesideNetworkContext value={{ ...editor.session, placements }}>{children}</BesideNetworkContext>;
  };
  editor.client.setQueryDefaults(['project-data', 'mall'], { enabled: true });
  editor.client.setQueryDefaults(['destinations'], { retry: false });
  editor.client.setQueryData(destinationsQuery(testCurrentUser().organisation.uuid).queryKey, []);
  const shown = await render(
    editor.around(
      <Forms>
        <MeshPanel mesh="room_3" floor={GROUND} />
      </Forms>,
    ),
  );
  const { page, after } = shown;
  const button = (name: string) =>
    [...page.querySelectorAll<HTMLElement>('button')].find(({ textContent }) => textContent === name);
  const toast = () =>
    [...page.querySelectorAll('.fui-Toast, [role=alert], [role=status]')].map((one) => one.textContent);
  const chooseFloor = async () => {
    await after(() => page.querySelector<HTMLElement>('input[type=radio][value=floor]')?.click());
    await after(() => button('Save')?.click());
  };
  return { ...editor, ...shown, sent, button, toast, chooseFloor };
}

it('[PP50] selecting a room looks its destination up, which replaces what the editor had loaded', async () => {
  const theirs = { ...SENT, location_name: 'Bistro', revision: 5 };
  const { sent, until, text } = await opened(() => ({ status: 200, body: { data: theirs, message: '' } }));
  await until(() => text('Bistro') !== null);
  expect(sent.find(({ call }) => call === 'PUT project-destinations')).toEqual({
    call: 'PUT project-destinations',
    body: { floor_id: 'ground', object_name: 'room_3' },
  });
});

it('[PP50] a room without a destination has an empty form; another failure of the lookup blocks Save until Retry', async () => {
  const missing = await opened(() => ({ status: 200, body: { data: null, message: '' } }));
  await missing.until(() => missing.button('Create') !== undefined);
  expect(missing.button('Save')).toBeUndefined();
  await cleanUp();
  let status = 500;
  const failing = await opened(() => ({ status, body: { data: SENT, message: 'Broken.' } }));
  await failing.until(() => failing.button('Retry') !== undefined);
  expect(failing.button('Save')?.getAttribute('aria-disabled')).toBe('true');
  status = 200;
  await failing.after(() => failing.button('Retry')?.click());
  await failing.until(() => failing.button('Retry') === undefined);
});

it('[PP51] the destination of a room is removed once that is confirmed', async () => {
  const removed: Reply = { status: 200, body: { data: null, message: 'Removed.' } };
  const { editor, document, sent, button, after, until } = await opened((method) =>
    method === 'DELETE' ? removed : OK,
  );
  await after(() => editor.send({ type: 'tab.set', tab: TABS.misc }));
  await after(() => button('Remove')?.click());
  expect(sent.map(({ call }) => call)).not.toContain('DELETE project-destinations/7');
  const confirms = () => [...window.document.querySelectorAll<HTMLElement>('[role=alertdialog] button')].at(-1);
  await until(() => confirms() !== undefined);
  await after(() => confirms()?.click());
  await until(() => sent.some(({ call }) => call === 'DELETE project-destinations/7'));
  await until(() => document.getSnapshot().context.history.past.length === 1);
  const [change] = document.getSnapshot().context.history.past[0]!.beside;
  expect([change?.before.choice, change?.before.locationId, change?.after.choice]).toEqual([
    { chosen: 3, entered: 'Café' },
    'L12',
    null,
  ]);
});

it('[PP52] a mesh is saved with its floor, name, unit number, type and linked floor', async () => {
  const { sent, chooseFloor, until } = await opened(() => OK);
  await chooseFloor();
  await until(() => sent.some(({ call }) => call === 'PUT meshes'));
  expect(sent.find(({ call }) => call === 'PUT meshes')?.body).toEqual({
    floor_id: 'ground',
    object_name: 'room_3',
    location_id: 'L12',
    type: 'floor',
    linked_floor_id: null,
    revision: 0,
  });
});

it('[PP54] with nothing selected the panel says how to begin', async () => {
  const editor = await testEditor({ network: createNetwork([]) });
  const { text } = await render(editor.around(<FloorSummary />));
  expect(text('Select a destination to begin.')).not.toBeNull();
});

it('[PP55] a new place has the tabs of a room, Create and Back, and no type of a mesh', async () => {
  const editor = await testEditor({ network: createNetwork([]) });
  editor.client.setQueryData(destinationsQuery(testCurrentUser().organisation.uuid).queryKey, []);
  const { page, text } = await render(editor.around(<NewPlacePanel floor={GROUND} />));
  expect([text('New place'), text('Create'), text('Back')]).not.toContain(null);
  expect(page.querySelectorAll('[role=tab]')).toHaveLength(7);
  expect(page.querySelector('input[type=radio]')).toBeNull();
});

it('[PP56] mesh, local details, travel direction, node, amenities, events and deletion have their panels', async () => {
  const room = await opened(() => OK);
  const names = [...room.page.querySelectorAll('[role=tab]')].map(({ textContent }) => textContent);
  for (const name of ['Local Settings', 'Events']) expect(names.some((one) => one?.includes(name))).toBe(true);
  expect(room.page.querySelectorAll('input[type=radio]')).toHaveLength(2);
  await room.after(() => room.editor.send({ type: 'tab.set', tab: TABS.misc }));
  expect(room.button('Remove')).toBeDefined();
  await cleanUp();
  const editor = await testEditor({ network: createNetwork([node(1, 0, 0)]) });
  const ofNode = await render(editor.around(<NodePanel ids={[nodeId(1)]} />));
  expect(ofNode.page.textContent).toContain('Amenities');
});

it('[PP53] a path goes to, from or both ways, has a weight in steps of 50, and travel types that say who may use them', async () => {
  const editor = await testEditor({ network: sampleNetwork() });
  const [edge] = [...editor.document.getSnapshot().context.history.present.edges.values()];
  const { page, after } = await render(editor.around(<PathPanel ids={edge ? [edge.id] : []} />));
  const directions = [...page.querySelectorAll<HTMLInputElement>('[role=radiogroup] input[type=radio]')];
  const labelOf = ({ labels }: HTMLInputElement) => labels?.[0]?.textContent?.split(' ')[0];
  expect(directions.map((one) => [one.value, labelOf(one)])).toEqual([
    ['0', 'Bidirectional'],
    ['1', 'To'],
    ['-1', 'From'],
  ]);
  const weight = [...page.querySelectorAll<HTMLInputElement>('[role=spinbutton]')].find(
    ({ labels }) => labels?.[0]?.textContent === 'Weight',
  );
  expect([weight?.getAttribute('aria-valuemin'), weight?.getAttribute('aria-valuemax')]).toEqual(['-10000', '10000']);
  const present = () => editor.document.getSnapshot().context.history.present.edges.get(edge?.id ?? (0 as never));
  const before = present()?.weight ?? 0;
  await after(() => weight?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true })));
  await after(() => weight?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  expect(present()?.weight).toBe(before + 50);
  const types = [...page.querySelectorAll('fieldset label')].map(({ textContent }) => textContent);
  expect(types).toEqual(
    expect.arrayContaining([
      'StairsStep-free: No',
      'WalkStep-free: Yes',
      expect.stringMatching(/Step-free: Exclusively$/),
    ]),
  );
});
