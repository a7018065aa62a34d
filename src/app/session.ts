import { type Actor, createActor, fromPromise } from 'xstate';
import { CallError, connectSession } from '@/api/http';
import { checkCode, checkPassword, endSession, readSelf } from '@/api/session';
import { clearTray } from '@/components/toastStack';
import { say } from '@/contract/texts/say';
import { EXPIRY_DELAY, sessionMachine } from '@/machines/session.machine';
import { signInMachine } from '@/machines/signIn.machine';
import { clearStored, readStored, writeStored } from './browserStore';
import { tellPage } from './tellPage';

export type SessionActor = Actor<typeof sessionMachine>;

/** Starts the session chart and joins the http client to it. `tell` shows a text to the person. */
export function startSession(tell: (text: string, stays?: number) => void): SessionActor {
  const logic = sessionMachine.provide({
    actors: {
      restore: fromPromise(async ({ signal }) => {
        const stored = readStored();
        if (!stored) return null;
        token = stored.token;
        try {
          // As oneself: whether one may still act for the organisation of the tab is asked when its record is read.
          return { ...stored, user: await readSelf(stored.user, signal), token };
        } catch (error) {
          if (error instanceof CallError && (error.status === 401 || error.status === 404)) return null;
          throw error;
        }
      }),
      readPlace: fromPromise(async ({ input, signal }) => {
        const { readActing, readAround } = await import('@/api/organisationSwitch');
        const [record, around] = await Promise.all([
          readActing(input.organisation, signal),
          readAround(input.organisation, signal),
        ]);
        return { organisation: record, ...around };
      }),
      endSession: fromPromise(() => endSession()),
    },
    actions: {
      store: ({ context }) => {
        if (context.session) writeStored(context.session);
      },
      clearStore: () => {
        clearStored();
        clearTray();
      },
      sayExpired: () => tell(say('failed.session'), EXPIRY_DELAY),
      sayLost: ({ context }) =>
        tell(
          say('organisation.lost', {
            name: context.place?.organisation.name ?? 'this organisation',
            own: context.session?.user.organisation.name ?? 'your own',
          }),
        ),
    },
  });
  // While the stored session is being restored the chart does not hold it yet.
  let token: string | null = null;
  const actor = createActor(logic);
  const held = () => actor.getSnapshot().context.session;
  connectSession({
    token: () => held()?.token ?? (actor.getSnapshot().matches('starting') ? token : null),
    organisation: () => held()?.organisation ?? null,
    refreshed: (fresh) => {
      token = fresh;
      actor.send({ type: 'token.refreshed', token: fresh });
    },
    expired: () => actor.send({ type: 'session.expired' }),
    missed: () => {
      const session = held();
      const actsForOther = session !== null && session.organisation !== session.user.organisation.uuid;
      if (actsForOther && actor.getSnapshot().matches({ signedIn: 'settled' }))
        actor.send({ type: 'organisation.changed' });
    },
  });
  return actor.start();
}

/** The sign-in chart with the service behind it. */
export const signInLogic = signInMachine.provide({
  actions: { sayRefusal: (_, error) => tellPage(error instanceof Error ? error.message : String(error), 'error') },
  actors: {
    requestReset: fromPromise(async ({ input, signal }) =>
      (await import('@/api/passwords')).sendResetRequest(input.email, signal),
    ),
    checkPassword: fromPromise(({ input, signal }) => checkPassword(input, signal)),
    checkCode: fromPromise(({ input, signal }) =>
      checkCode({ email: input.email, otp: input.code, token: input.challenge }, signal),
    ),
  },
});
