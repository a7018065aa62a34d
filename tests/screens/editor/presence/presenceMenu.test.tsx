import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { connectSession } from '@/api/transport/http';
import type { WirePresence } from '@/contract/presence/presence';
import { createNetwork } from '@/model/network/network';
import { PresenceMenu } from '@/screens/editor/presence/PresenceMenu';
import { cleanUp, render } from '../../../support/dom/render';
import { GROUND, housed, testEditor, UPPER } from '../../../support/dom/testEditor';

afterEach(async () => {
  await cleanUp();
  vi.unstubAllGlobals();
});

/** A floor of the location with an id as the service gives them. */
const FLOOR = 'b1f5fd0a-7c55-4d6e-8b1e-0d6c5b1f7a01';
const tab = (name: string, rest: Partial<WirePresence> = {}): WirePresence => ({
  user_uuid: crypto.randomUUID(),
  name,
  avatar: null,
  tab: crypto.randomUUID(),
  floor_id: null,
  has_unsaved_changes: false,
  since: '2026-03-02T10:00:00.000Z',
  ...rest,
});

/** The menu with a service that answers every announcement with these tabs, as long as it is up. */
async function opened(tabs: readonly WirePresence[]) {
  const sent: string[] = [];
  const service = { isUp: true };
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const address = String(input instanceof Request ? input.url : input);
    const method = input instanceof Request ? input.method : (init?.method ?? 'GET');
    sent.push(`${method} ${new URL(address, 'http://localhost').pathname.replace(/presence\/.+/, 'presence/…')}`);
    return !service.isUp
      ? Response.json({ error: 'Down.', message: 'Down.', code: 'down' }, { status: 503 })
      : Response.json({ data: method === 'DELETE' ? null : tabs, message: 'Done.' });
  });
  const location = housed([GROUND, { ...UPPER, uuid: FLOOR }]);
  connectSession({
    token: () => 'token',
    newerToken: () => null,
    organisation: () => null,
    tokenRefreshed: () => undefined,
    sessionExpired: () => undefined,
    notFound: () => undefined,
  });
  const editor = await testEditor({ network: createNetwork([]), data: { location } });
  const shown = await render(editor.around(<PresenceMenu />));
  const label = () => shown.page.querySelector('button')?.getAttribute('aria-label') ?? null;
  return { ...editor, ...shown, sent, label, service };
}

it('[PE11] the avatars are named by their number, three at most, and the list says floor and unsaved changes', async () => {
  const { editor, until, label, page, after } = await opened([
    tab('Ada', { floor_id: FLOOR, has_unsaved_changes: true }),
    tab('Ben'),
    tab('Cem'),
    tab('Dia'),
  ]);
  await until(() => label() !== null);
  expect([label(), page.querySelector('button')?.textContent?.includes('+1')]).toEqual(['4 others are editing', true]);
  expect(page.querySelector('[role=status]')?.textContent).toContain('Ada is editing this location too.');
  await after(() => page.querySelector('button')?.click());
  const rows = [...document.querySelectorAll<HTMLElement>('[role=menuitem]')];
  expect(rows.map(({ textContent }) => textContent?.replace(/^[A-Z](?=[A-Z])/, ''))).toEqual([
    'AdaUpperUnsaved changes',
    'BenNo floor',
    'CemNo floor',
    'DiaNo floor',
  ]);
  await after(() => rows[0]?.click());
  expect(editor.getSnapshot().context.floor).toBe(FLOOR);
});

it('[PE12] leaving the editor ends the entry of the tab', async () => {
  const { until, label, sent } = await opened([tab('Ada')]);
  await until(() => label() !== null);
  expect(sent[0]).toMatch(/^PUT .*\/presence$/);
  await cleanUp();
  await vi.waitFor(() => expect(sent.at(-1)).toMatch(/^DELETE .*\/presence\/…$/));
});

it('[PE13] where the service can no longer be reached nobody is shown, and nothing is said', async () => {
  const { until, label, service, page, client } = await opened([tab('Ada')]);
  await until(() => label() !== null);
  client.setDefaultOptions({ queries: { retry: false } });
  service.isUp = false;
  await act(() => client.refetchQueries());
  await until(() => label() === null);
  expect(page.querySelector('[role=alert]')).toBe(null);
});
