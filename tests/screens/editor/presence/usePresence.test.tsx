import { afterEach, expect, it, vi } from 'vitest';
import { connectSession } from '@/api/transport/http';
import { moveNodes } from '@/model/network/edits/moveNodes';
import { nodeId } from '@/model/network/network';
import { usePresence } from '@/screens/editor/presence/usePresence';
import { holdService } from '../../../app/support/heldService';
import { watchListeners } from '../../../app/support/listeners';
import { sampleNetwork } from '../../../model/network/sampleNetwork';
import { cleanUp } from '../../../support/dom/render';
import { renderHook } from '../../../support/dom/renderHook';
import { testCurrentUser } from '../../../support/dom/testCurrentUser';
import { testEditor } from '../../../support/dom/testEditor';

const service = holdService();
afterEach(async () => {
  await cleanUp();
  vi.restoreAllMocks();
});

const ACTIVE = '99999999-9999-4999-8999-999999999999';
const ACTING = testCurrentUser({ organisation: { uuid: ACTIVE } });

const ELI = {
  user_uuid: '0d3f4a5c-1f5e-4a0e-9c39-1c5b6a2f0e11',
  name: 'Eli Marsh',
  avatar: null,
  tab: '0d3f4a5c-1f5e-4a0e-9c39-1c5b6a2f0e12',
  floor_id: null,
  has_unsaved_changes: true,
  since: '2026-11-27T10:00:00Z',
};

async function opened() {
  const session = {
    token: () => 'token',
    newerToken: () => null,
    organisation: () => null,
    tokenRefreshed: () => undefined,
    sessionExpired: () => undefined,
    notFound: () => undefined,
  };
  connectSession(session);
  const editor = await testEditor({ network: sampleNetwork() });
  editor.client.setDefaultOptions({ queries: { retry: false } });
  const shown = await renderHook(usePresence, { around: editor.around, currentUser: ACTING });
  return { ...editor, ...shown };
}

it('[MT29] an open editor announces its floor and whether it has unsaved work, and shows who else is there', async () => {
  const { document, after, result, until, leave } = await opened();
  const first = await service.next('PUT projects/mall/presence');
  expect(first.body).toMatchObject({ floor_id: 'ground', has_unsaved_changes: false });
  expect(result().others).toEqual([]);
  first.answer([ELI]);
  await until(() => result().others.length === 1);
  expect(result().others[0]).toMatchObject({ name: 'Eli Marsh', hasUnsavedChanges: true });
  const edit = moveNodes(new Map([[nodeId(1), { x: 1, y: 1 }]]));
  const operation = { blockedBy: null, edit, note: { kind: 'moveNodes', count: 1 }, select: null } as const;
  await after(() => document.send({ type: 'edit', operation }));
  const second = await service.next('PUT projects/mall/presence');
  expect(second.body).toMatchObject({ floor_id: 'ground', has_unsaved_changes: true });
  second.lose();
  await until(() => result().others.length === 0);
  await leave();
  for (const name of service.waiting()) (await service.next(name)).answerNothing();
});

it('[MT29] leaving the editor and closing the page leave the location, for the organisation that it is of', async () => {
  const listeners = watchListeners();
  const { leave } = await opened();
  (await service.next('PUT projects/mall/presence')).answer([]);
  window.dispatchEvent(new Event('pagehide'));
  const name = service.waiting().find((one) => one.startsWith('DELETE projects/mall/presence/')) ?? '';
  const closed = await service.next(name);
  expect(closed.headers.get('x-acting-organisation')).toBe(ACTIVE);
  closed.answerNothing();
  await leave();
  (await service.next(name)).answerNothing();
  expect(listeners().filter((one) => one.includes('pagehide'))).toEqual([]);
});
