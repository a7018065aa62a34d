import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearToasts, getToasts } from '@/components/feedback/toastStack';
import { moveNodes } from '@/model/network/edits/moveNodes';
import { type Network, nodeId } from '@/model/network/network';
import { ColleagueChanges } from '@/screens/editor/presence/ColleagueChanges';
import { sampleNetwork } from '../../../model/network/sampleNetwork';
import { cleanUp, render } from '../../../support/dom/render';
import { testCurrentUser } from '../../../support/dom/testCurrentUser';
import { testEditor } from '../../../support/dom/testEditor';

const api = vi.hoisted(() => ({ loadNetwork: vi.fn() }));
vi.mock('@/api/network/editor', async (original) => ({ ...(await original<object>()), ...api }));

beforeEach(() => {
  clearToasts();
  vi.clearAllMocks();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await cleanUp();
});

const ELI = { user_uuid: '0d3f4a5c-1f5e-4a0e-9c39-1c5b6a2f0e11', name: 'Eli Marsh' };
const move = (id: number, x: number) => moveNodes(new Map([[nodeId(id), { x, y: 0 }]]));

/** A location whose network others save. */
async function opened() {
  const editor = await testEditor({ network: sampleNetwork() });
  let service = { revision: 1, network: sampleNetwork(), by: ELI };
  vi.stubGlobal('fetch', async () => {
    const { revision, by } = service;
    return Response.json({ data: { revision, saves: revision > 1 ? [{ revision, ...by }] : [] } });
  });
  api.loadNetwork.mockImplementation(async () => ({ network: service.network, revision: service.revision }));
  const client = new QueryClient();
  const page = await render(
    editor.around(
      <QueryClientProvider client={client}>
        <ColleagueChanges />
      </QueryClientProvider>,
    ),
  );
  /** Somebody saves, and the event of it arrives. */
  const saves = async (network: Network, by = ELI) => {
    service = { revision: service.revision + 1, network, by };
    await page.after(() => void client.invalidateQueries({ queryKey: ['network-state'] }));
  };
  const at = (id: number) => editor.document.getSnapshot().context.history.present.nodes.get(nodeId(id))?.x;
  const edit = (change: ReturnType<typeof move>) =>
    editor.document.send({
      type: 'edit',
      operation: { blockedBy: null, edit: change, note: { kind: 'moveNodes', count: 1 }, select: null },
    });
  const toasts = () => getToasts().shown.map(({ text }) => text);
  const networks = () => api.loadNetwork.mock.calls.length;
  return { ...editor, ...page, saves, at, edit, toasts, networks };
}

it('[ET31] an idle editor shows what a colleague saved, and says who saved what', async () => {
  const { saves, at, until, toasts, networks, document } = await opened();
  await saves(move(2, 40)(sampleNetwork()));
  await until(() => at(2) === 40);
  expect(toasts()).toEqual(['Eli Marsh saved changes: 1 node.']);
  const { history, revision } = document.getSnapshot().context;
  expect([revision, history.past.length, document.getSnapshot().matches({ open: { sync: 'clean' } })]).toEqual([
    2,
    0,
    true,
  ]);
  expect(networks()).toBe(1);
});

it('[ET31] it is merged with unsaved edits, and a save of the same person in another tab is named so', async () => {
  const { saves, at, until, toasts, edit, document } = await opened();
  edit(move(1, 7));
  const { user } = testCurrentUser();
  await saves(move(2, 40)(sampleNetwork()), { user_uuid: user.uuid, name: user.name });
  await until(() => at(2) === 40);
  expect([at(1), toasts()]).toEqual([7, ['You, in another tab, saved changes: 1 node.']]);
  document.send({ type: 'undo' });
  expect([at(1), at(2)]).toEqual([0, 40]);
});

it('[ET32] where it collides nothing changes, and the next save asks', async () => {
  const { saves, at, until, toasts, edit, document } = await opened();
  edit(move(1, 7));
  await saves(move(1, 40)(sampleNetwork()));
  await until(() => toasts().length > 0);
  expect([at(1), document.getSnapshot().hasTag('conflict'), document.getSnapshot().context.revision]).toEqual([
    7,
    false,
    1,
  ]);
  expect(toasts()[0]).toContain('Some are of objects that you have changed too');
});

it('[ET31] a revision that is not newer reads no network, nor do several events of one save', async () => {
  const { saves, until, networks, after, document, at } = await opened();
  expect(networks()).toBe(0);
  await saves(move(2, 40)(sampleNetwork()));
  await until(() => at(2) === 40);
  await after(() => undefined);
  expect([networks(), document.getSnapshot().context.revision]).toEqual([1, 2]);
});
