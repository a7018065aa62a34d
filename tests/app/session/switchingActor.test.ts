import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setRouter } from '@/app/routing/navigateThen';
import type { SessionActor } from '@/app/session/startSession';
import { switchingActorOf, switchOrganisation as switchTo } from '@/app/session/switchingActor';
import { useSwitchingActor } from '@/app/session/useSwitchingActor';
import type { Endpoint } from '@/contract/endpoint';
import { listSubOrganisations, readOrganisation, switchOrganisation } from '@/contract/organisations/organisations';
import { sampleOf } from '../../api/recorded/support/sampleOf';
import { cleanUp } from '../../support/dom/render';
import { renderHook } from '../../support/dom/renderHook';
import { testCurrentUser } from '../../support/dom/testCurrentUser';
import { holdService } from '../support/heldService';

const service = holdService();
const OTHER = '99999999-9999-4999-8999-999999999999';
const current = testCurrentUser();
const OWN = current.user.organisation.uuid;

const send = vi.fn();
let signedIn: { user: typeof current.user; organisation: string } | null = null;
const session = { getSnapshot: () => ({ context: { session: signedIn } }), send } as unknown as SessionActor;
let router = createMemoryRouter([{ path: '*' }]);

beforeEach(() => {
  send.mockClear();
  signedIn = { user: current.user, organisation: OWN };
  router = createMemoryRouter([{ path: '*' }], { initialEntries: ['/users'] });
  setRouter(router);
});
afterEach(cleanUp);

const answerOf = (endpoint: Endpoint) => sampleOf(endpoint.data, 'data', 'full');

it('[MT29] a switch asks for the organisation, reads it with those around it, and tells the session on a page that all may see', async () => {
  sessionStorage.setItem('atrium.view.mall', '1');
  switchTo(session, { uuid: OTHER, name: 'Harbour' } as never);
  const asked = await service.next(`PUT organisations/${OTHER}/remote-admin`);
  expect(asked.body).toEqual({ organisation: OTHER });
  asked.answer(answerOf(switchOrganisation));
  const read = await service.next(`GET organisations/${OTHER}`);
  expect(read.headers.get('x-acting-organisation')).toBeNull();
  read.answer(answerOf(readOrganisation));
  const around = await service.next(`GET organisations/${OTHER}/sub-organisations`);
  around.answer(answerOf(listSubOrganisations));
  await vi.waitFor(() => expect(send).toHaveBeenCalled());
  expect([router.state.location.pathname, sessionStorage.length]).toEqual(['/', 0]);
  expect(send.mock.calls).toEqual([
    [
      {
        type: 'organisation.switched',
        active: { organisation: answerOf(readOrganisation), ...(answerOf(listSubOrganisations) as object) },
      },
    ],
  ]);
});

it('[MT29] the machine stays while it is busy or of the active organisation; another user starts another one', () => {
  const first = switchingActorOf(session);
  expect(switchingActorOf(session)).toBe(first);
  signedIn = { user: { ...current.user, uuid: OTHER }, organisation: OWN };
  const second = switchingActorOf(session);
  expect([second === first, first.getSnapshot().status]).toEqual([false, 'stopped']);
  signedIn = { user: { ...current.user, uuid: OTHER }, organisation: OTHER };
  expect(switchingActorOf(session)).not.toBe(second);
  signedIn = null;
  expect(() => switchingActorOf(session)).toThrow();
});

it('[MT29] a screen gets the machine of its person and organisation, and nobody else', async () => {
  const { result, until } = await renderHook(() => useSwitchingActor(session, current));
  await until(() => result() !== null);
  expect(result()).toBe(switchingActorOf(session));
  await cleanUp();
  signedIn = { user: current.user, organisation: OTHER };
  const other = await renderHook(() => useSwitchingActor(session, current));
  await other.after(() => undefined);
  expect(other.result()).toBeNull();
});
