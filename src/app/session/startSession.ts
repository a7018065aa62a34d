import { type Actor, createActor, fromPromise } from 'xstate';
import { ApiError, connectSession } from '@/api/http';
import { checkCode, checkPassword, endSession, readSelf } from '@/api/session';
import { clearTray } from '@/components/feedback/toastStack';
import { translate } from '@/contract/texts/translate';
import { EXPIRY_DELAY, sessionMachine } from '@/machines/session/session.machine';
import { signInMachine } from '@/machines/session/signIn.machine';
import { notifyPage } from '../shell/notifyPage';
import { clearStoredSession, readStoredSession, writeStoredSession } from './sessionStore';

export type SessionActor = Actor<typeof sessionMachine>;

/** Starts the session machine and connects the http client to it. `tell` shows a notification. */
export function startSession(notify: (text: string, duration?: number) => void): SessionActor {
  const machine = sessionMachine.provide({
    actors: {
      restore: fromPromise(async ({ signal }) => {
        const stored = readStoredSession();
        if (!stored) return null;
        token = stored.token;
        try {
          // With the own organisation: access to the tab's active organisation is checked when its record is loaded.
          return { ...stored, user: await readSelf(stored.user, signal), token };
        } catch (error) {
          if (error instanceof ApiError && (error.status === 401 || error.status === 404)) return null;
          throw error;
        }
      }),
      readActive: fromPromise(async ({ input, signal }) => {
        const { readActiveOrganisation, readAdjacentOrganisations } = await import('@/api/organisationSwitch');
        const [record, around] = await Promise.all([
          readActiveOrganisation(input.organisation, signal),
          readAdjacentOrganisations(input.organisation, signal),
        ]);
        return { organisation: record, ...around };
      }),
      endSession: fromPromise(() => endSession()),
    },
    actions: {
      store: ({ context }) => {
        if (context.session) writeStoredSession(context.session);
      },
      clearStore: () => {
        clearStoredSession();
        clearTray();
      },
      notifyExpired: () => notify(translate('failed.session'), EXPIRY_DELAY),
      notifyOrganisationLost: ({ context }) =>
        notify(
          translate('organisation.lost', {
            name: context.active?.organisation.name ?? 'this organisation',
            own: context.session?.user.organisation.name ?? 'your own',
          }),
        ),
    },
  });
  // While the stored session is being restored, the machine does not have it yet.
  let token: string | null = null;
  const actor = createActor(machine);
  const currentSession = () => actor.getSnapshot().context.session;
  connectSession({
    token: () => currentSession()?.token ?? (actor.getSnapshot().matches('starting') ? token : null),
    organisation: () => currentSession()?.organisation ?? null,
    tokenRefreshed: (fresh) => {
      token = fresh;
      actor.send({ type: 'token.refreshed', token: fresh });
    },
    sessionExpired: () => actor.send({ type: 'session.expired' }),
    notFound: () => {
      const session = currentSession();
      const actsForOther = session !== null && session.organisation !== session.user.organisation.uuid;
      if (actsForOther && actor.getSnapshot().matches({ signedIn: 'settled' }))
        actor.send({ type: 'organisation.changed' });
    },
  });
  return actor.start();
}

/** The sign-in machine with the service behind it. */
export const providedSignInMachine = signInMachine.provide({
  actions: { notifyError: (_, error) => notifyPage(error instanceof Error ? error.message : String(error), 'error') },
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
