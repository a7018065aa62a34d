import { type Actor, createActor, fromPromise } from 'xstate';
import {
  enableRemoteAdmin,
  readActiveOrganisation,
  readAdjacentOrganisations,
} from '@/api/organisations/organisationSwitch';
import { enterRunning } from '@/components/machine/runningMachines';
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

let running: {
  readonly user: string;
  readonly actor: Actor<typeof providedMachine>;
  readonly leaveRunning: () => void;
} | null = null;

/** The switching machine of this page: it outlives the screens, which a switch replaces. */
export function switchingActorOf(session: SessionActor): Actor<typeof providedMachine> {
  const { session: signedIn } = session.getSnapshot().context;
  if (!signedIn) throw new Error('Only who is signed in switches.');
  const { user, organisation } = signedIn;
  const now = running?.actor.getSnapshot();
  // Another user, or one who lost access to the active organisation, starts again.
  if (running?.user === user.uuid && now && (now.hasTag('busy') || now.context.activeId === organisation))
    return running.actor;
  const actor = createActor(providedMachine, { input: { own: user.organisation.uuid, activeId: organisation } });
  actor.on('switched', ({ active }) => {
    // First navigate to a page that every client may see, so that no screen of one client renders for the other.
    void navigateThen('/', () => {
      clearTabStorage();
      session.send({ type: 'organisation.switched', active });
    });
  });
  running?.actor.stop();
  running?.leaveRunning();
  const leaveRunning = enterRunning(actor);
  running = { user: user.uuid, actor: actor.start(), leaveRunning };
  return running.actor;
}

export const switchOrganisation = (session: SessionActor, chosen: ChosenOrganisation): void =>
  switchingActorOf(session).send({ type: 'choose', chosen });
