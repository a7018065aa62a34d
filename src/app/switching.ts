import { type Actor, createActor, fromPromise } from 'xstate';
import { allowOrganisation, readActing, readAround } from '@/api/organisationSwitch';
import { type Chosen, switchingMachine } from '@/machines/switching.machine';
import { clearTab } from './browserStore';
import { arriveAt } from './navigation';
import type { SessionActor } from './session';

const logic = switchingMachine.provide({
  actors: {
    allow: fromPromise(({ input, signal }) => allowOrganisation(input.organisation, signal)),
    readOrganisation: fromPromise(({ input, signal }) => readActing(input.organisation, signal)),
    readSurroundings: fromPromise(({ input, signal }) => readAround(input.organisation, signal)),
  },
});

let held: { readonly user: string; readonly actor: Actor<typeof logic> } | null = null;

/** The switching chart of this page: it outlives the screens, which a switch replaces. */
export function switchingOf(session: SessionActor): Actor<typeof logic> {
  const { session: signedIn } = session.getSnapshot().context;
  if (!signedIn) throw new Error('Only who is signed in switches.');
  const { user, organisation } = signedIn;
  const now = held?.actor.getSnapshot();
  // Somebody else, or whoever was sent home from an organisation that went out of reach, begins anew.
  if (held?.user === user.uuid && now && (now.hasTag('busy') || now.context.acting === organisation)) return held.actor;
  const actor = createActor(logic, { input: { own: user.organisation.uuid, acting: organisation } });
  actor.on('switched', ({ place }) => {
    // First the page that may be shown to everyone, so that no screen of one client is ever drawn for the other.
    void arriveAt('/', () => {
      clearTab();
      session.send({ type: 'organisation.switched', place });
    });
  });
  held?.actor.stop();
  held = { user: user.uuid, actor: actor.start() };
  return held.actor;
}

export const switchTo = (session: SessionActor, chosen: Chosen): void =>
  switchingOf(session).send({ type: 'choose', chosen });
