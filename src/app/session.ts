import { type Actor, createActor, fromPromise } from 'xstate';
import { CallError, connectSession } from '@/api/http';
import { checkCode, checkPassword, endSession, readSelf } from '@/api/session';
import { say } from '@/contract/texts/say';
import { sessionMachine } from '@/machines/session.machine';
import { signInMachine } from '@/machines/signIn.machine';
import { clearStored, readStored, writeStored } from './browserStore';

export type SessionActor = Actor<typeof sessionMachine>;

/** Starts the session chart and joins the http client to it. `tell` shows a text to the person. */
export function startSession(tell: (text: string) => void): SessionActor {
  const logic = sessionMachine.provide({
    actors: {
      restore: fromPromise(async ({ signal }) => {
        const stored = readStored();
        if (!stored) return null;
        token = stored.token;
        organisation = stored.organisation;
        try {
          return { ...stored, user: await readSelf(stored.user.uuid, signal), token };
        } catch (error) {
          if (error instanceof CallError && (error.status === 401 || error.status === 404)) return null;
          throw error;
        }
      }),
      endSession: fromPromise(() => endSession()),
    },
    actions: {
      store: ({ context }) => {
        if (context.session) writeStored(context.session);
      },
      clearStore: clearStored,
      sayExpired: () => tell(say('failed.session')),
    },
  });
  // While the stored session is being restored the chart does not hold it yet.
  let token: string | null = null;
  let organisation: string | null = null;
  const actor = createActor(logic);
  const held = () => actor.getSnapshot().context.session;
  connectSession({
    token: () => held()?.token ?? (actor.getSnapshot().matches('starting') ? token : null),
    organisation: () => held()?.organisation ?? (actor.getSnapshot().matches('starting') ? organisation : null),
    refreshed: (fresh) => {
      token = fresh;
      actor.send({ type: 'token.refreshed', token: fresh });
    },
    expired: () => actor.send({ type: 'session.expired' }),
  });
  return actor.start();
}

/** The sign-in chart with the service behind it. */
export const signInLogic = signInMachine.provide({
  actors: {
    checkPassword: fromPromise(({ input, signal }) => checkPassword(input, signal)),
    checkCode: fromPromise(({ input, signal }) =>
      checkCode({ email: input.email, otp: input.code, token: input.challenge }, signal),
    ),
  },
});
