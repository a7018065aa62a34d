import { type Actor, createActor, fromPromise } from 'xstate';
import { enableRemoteAdmin, readActiveOrganisation, readAdjacentOrganisations } from '@/api/organisationSwitch';
import { type ChosenOrganisation, switchingMachine } from '@/machines/session/switching.machine';
import { navigateThen } from '../routing/navigateThen';
import { clearTabStorage } from './sessionStore';
import type { SessionActor } from './startSession';

const providedMachine = switchingMachine.provide({
  actors: {
    enableRemoteAdmin: fromPromise(({ input, signal }) => enableRemoteAdmin(input.organisation, signal)),
    readOrganisation: fromPromise(({ input, signal }) => readActiveOrganisation(input.organisation, signal)),
    readAdjacent: fromPromise(({ input, signal }) => readAdjacentOrganisations(input.organisation, signal)),
  },
});

let running: { readonly user: string; readonly actor: Actor<typeof providedMachine> } | null = null;

/** The switching chart of this page: it outlives the screens, which a switch replaces. */
export function switchingActorOf(session: SessionActor): Actor<typeof providedMachine> {
  const { session: signedIn } = session.getSnapshot().context;
  if (!signedIn) throw new Error('Only who is signed in switches.');
  const { user, organisation } = signedIn;
  const now = running?.actor.getSnapshot();
  // Somebody else, or whoever was sent home from an organisation that went out of reach, begins anew.
  if (running?.user === user.uuid && now && (now.hasTag('busy') || now.context.activeId === organisation))
    return running.actor;
  const actor = createActor(providedMachine, { input: { own: user.organisation.uuid, activeId: organisation } });
  actor.on('switched', ({ active }) => {
    // First the page that may be shown to everyone, so that no screen of one client is ever drawn for the other.
    void navigateThen('/', () => {
      clearTabStorage();
      session.send({ type: 'organisation.switched', active });
    });
  });
  running?.actor.stop();
  running = { user: user.uuid, actor: actor.start() };
  return running.actor;
}

export const switchOrganisation = (session: SessionActor, chosen: ChosenOrganisation): void =>
  switchingActorOf(session).send({ type: 'choose', chosen });
