import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { amenitiesQuery } from '@/api/amenities/amenities';
import { nodeQuery } from '@/api/network/nodes';
import { nodeId } from '@/model/network/network';
import { NodeDetailsTab } from '@/screens/editor/panels/node/NodeDetailsTab';
import { sampleNetwork } from '../../../model/network/sampleNetwork';
import { cleanUp, render } from '../../../support/dom/render';
import { testCurrentUser } from '../../../support/dom/testCurrentUser';
import { testEditor } from '../../../support/dom/testEditor';
import { testNode } from '../../../support/dom/testNode';
import { typeInto } from '../../../support/dom/typeInto';

const NODE = testNode({
  amenities: [{ id: 31, node_id: 1, global_amenity: { id: 5, name: 'Toilet', icon: { url: '/api/images/toilet' } } }],
  screens: [{ id: 8, name: 'North', description: '', orientation: 90, lat: null, lon: null }],
  revision: 3,
});

let sent: { method: string; path: string; body: Record<string, unknown> }[] = [];
let answer: (body: Record<string, unknown>) => Response = () => Response.json({ data: NODE, message: 'Saved' });
beforeEach(() => {
  sent = [];
  answer = () => Response.json({ data: { ...NODE, revision: NODE.revision + sent.length }, message: 'Saved' });
  vi.stubGlobal('fetch', async (given: RequestInfo, init?: RequestInit) => {
    const request = given instanceof Request ? given : new Request(new URL(given, 'http://atrium.test'), init);
    if (request.method === 'GET') return Response.json({ data: [], message: '' });
    const body: Record<string, unknown> = await request.json();
    sent.push({ method: request.method, path: new URL(request.url).pathname, body });
    return answer(body);
  });
});
afterEach(cleanUp);

async function opened(tab: 'amenities' | 'screens', { node = NODE, rights = true, id = 1 } = {}) {
  const editor = await testEditor({
    network: sampleNetwork(),
    rights: { mayEditNodes: rights, mayEditPaths: true },
    data: {
      screens: [
        { id: 8, uid: 'n', name: 'North', node_id: 1, orientation: 90 },
        { id: 9, uid: 's', name: 'South', node_id: 2, orientation: 0 },
      ],
    },
  });
  editor.client.setDefaultOptions({ queries: { staleTime: Number.POSITIVE_INFINITY } });
  editor.client.setQueryData(nodeQuery(1).queryKey, node);
  const amenity = (one: number, name: string) =>
    ({ id: one, name, description: '', icon_id: 1, always_show: 0, disable_search: 0 }) as const;
  editor.client.setQueryData(amenitiesQuery(testCurrentUser().organisation.uuid).queryKey, [
    amenity(5, 'Toilet'),
    amenity(6, 'Cash machine'),
    amenity(7, 'Lockers'),
  ]);
  const shown = await render(
    editor.around(
      <Suspense>
        <NodeDetailsTab node={nodeId(id)} tab={tab} />
      </Suspense>,
    ),
  );
  const button = (name: string) => shown.page.querySelector<HTMLElement>(`button[aria-label="${name}"]`);
  const field = (label: string) => {
    const id = [...shown.page.querySelectorAll('label')].find(({ textContent }) =>
      textContent?.startsWith(label),
    )?.htmlFor;
    const found = shown.page.querySelector<HTMLInputElement>(`[id="${id}"]`);
    if (!found) throw new Error(`There is no field ${label}.`);
    return found;
  };
  return { ...editor, ...shown, button, field };
}

it('[PP31] the amenities of a node have name and icon, one is removed, and another is found by its name', async () => {
  const { page, text, after, until, button, field } = await opened('amenities');
  expect([text('Toilet'), page.querySelector('li img')?.getAttribute('src')]).toEqual([
    expect.anything(),
    '/api/images/toilet',
  ]);
  await after(() => typeInto(field('Add an amenity'), 'cash'));
  const options = () => [...page.querySelectorAll<HTMLElement>('[role="option"]')];
  expect(options().map(({ textContent }) => textContent)).toEqual(['Cash machine']);
  await after(() => options()[0]?.click());
  await until(() => sent.length === 1);
  await after(() => button('Remove Toilet')?.click());
  await until(() => sent.length === 2);
  expect(sent.map(({ body }) => body.amenities)).toEqual([[{ id: 5 }, { id: 6 }], []]);
});

it('[PP32] the screens of a node show their direction, are removed, and others of the location are added', async () => {
  const { page, text, after, until, button, field } = await opened('screens');
  expect([text('North'), text('90°'), button('Edit North')]).not.toContain(null);
  await after(() => field('Add').click());
  const options = () => [...page.querySelectorAll<HTMLElement>('[role="option"]')];
  expect(options().map(({ textContent }) => textContent)).toEqual(['South (now at another node)']);
  await after(() => options()[0]?.click());
  // It is live at another node.
  expect([text('Move South to this node?') !== null, sent]).toEqual([true, []]);
  await after(() => text('Move')?.click());
  await until(() => sent.length === 1);
  await after(() => button('Remove North')?.click());
  await until(() => sent.length === 2);
  expect(sent.map(({ body }) => body.screens)).toEqual([[{ id: 8 }, { id: 9 }], []]);
});

it('[PP32] a node without screens says so', async () => {
  const { text } = await opened('screens', { node: { ...NODE, screens: [] } });
  expect(text('No screens')).not.toBeNull();
});

it('[PP32] a screen is edited in its place; what is wrong is said and not sent', async () => {
  const { after, until, button, field, text } = await opened('screens');
  await after(() => button('Edit North')?.click());
  await after(() => typeInto(field('Orientation'), '400'));
  await after(() => text('Save')?.click());
  expect([text('Enter degrees from 0 to 360.') !== null, sent]).toEqual([true, []]);
  await after(() => typeInto(field('Orientation'), '180'));
  await after(() => typeInto(field('Latitude'), '51.5'));
  await after(() => text('Save')?.click());
  await until(() => sent.length === 1);
  expect(sent[0]?.body.screens).toEqual([{ id: 8, orientation: 180, lat: 51.5 }]);
});

it('[PP33] a change names its location and revision, each after the one before it', async () => {
  const { after, until, button, client } = await opened('amenities');
  client.setQueryData(nodeQuery(1).queryKey, NODE);
  await after(() => button('Remove Toilet')?.click());
  await after(() => button('Remove Toilet')?.click());
  await until(() => sent.length === 2);
  expect(sent.map(({ method, path, body }) => [method, path, body.projectID, body.revision])).toEqual([
    ['PUT', '/api/nodes/1', 'mall', 3],
    ['PUT', '/api/nodes/1', 'mall', 4],
  ]);
});

it('[PP33] a change that somebody else was faster with brings the node as it is now', async () => {
  answer = () =>
    Response.json(
      { error: 'Changed', message: 'Changed', code: 'conflict', current: { ...NODE, amenities: [], revision: 9 } },
      { status: 409 },
    );
  const { after, until, button, client, text } = await opened('amenities');
  await after(() => button('Remove Toilet')?.click());
  await until(() => client.getQueryData(nodeQuery(1).queryKey)?.revision === 9);
  await until(() => text('No amenities') !== null);
});

it('[PP33] a new node is saved first, and without the right the tabs only show', async () => {
  const unsaved = await opened('amenities', { id: -1 });
  expect(unsaved.text('Save the node first. It can then have amenities and kiosks.')).not.toBeNull();
  await cleanUp();
  const { after, button } = await opened('screens', { rights: false });
  await after(() => button('Remove North')?.click());
  await after(() => button('Edit North')?.click());
  expect([sent, button('Edit North') === null]).toEqual([[], false]);
});
