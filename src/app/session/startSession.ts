import { type Actor, createActor, fromPromise } from 'xstate';
import { checkCode, checkPassword, endSession, readSelf } from '@/api/session/session';
import { ApiError } from '@/api/transport/apiError';
import { connectSession } from '@/api/transport/http';
import { clearToasts, clearTray } from '@/components/feedback/toastStack';
import { enterRunning } from '@/components/machine/runningMachines';
import { translate } from '@/contract/texts/translate';
import { textOf } from '@/machines/apiErrors';
import { EXPIRY_DELAY, type StoredSession, sessionMachine } from '@/machines/session/session.machine';
import { signInMachine } from '@/machines/session/signIn.machine';
import { notifyPage } from '../shell/notifyPage';
import {
  clearStoredSession,
  readStoredSession,
  watchStoredSession,
  withStoredToken,
  writeStoredSession,
} from './sessionStore';

export type SessionActor = Actor<typeof sessionMachine>;

interface SessionDeps {
  /** Shows a notification. */
  readonly notify: (text: string, duration?: number) => void;
  /** Loads the page again from its first address. */
  readonly restartPage: () => void;
}

/** Starts the session machine and connects it to the http client and to the other tabs of the browser. */
export function startSession({ notify, restartPage }: SessionDeps): SessionActor {
  const machine = sessionMachine.provide({
    actors: {
      restore: fromPromise(async ({ signal }) => {
        restoring = readStoredSession();
        if (!restoring) return { session: null, ended: null };
        try {
          // With the own organisation: access to the tab's active organisation is checked when its record is loaded.
          const user = await readSelf(restoring.user, signal);
          return { session: withStoredToken({ ...restoring, user }) };
        } catch (error) {
          if (error instanceof ApiError && (error.status === 401 || error.status === 404))
            return { session: null, ended: 'expired' };
          throw error;
        }
      }),
      readActive: fromPromise(async ({ input, signal }) => {
        const { readActive } = await import('./readActive');
        return readActive(input.organisation, signal);
      }),
      endSession: fromPromise(() => endSession()),
    },
    actions: {
      store: ({ context }) => {
        if (context.session) writeStoredSession(context.session);
      },
      storeChanges: ({ context }) => {
        if (context.session) writeStoredSession(withStoredToken(context.session));
      },
      clearStore: ({ context }) => {
        const own = context.session ?? restoring;
        restoring = null;
        // Signing out applies to all tabs. A session that expired here may have been renewed in another tab.
        clearStoredSession(
          context.ended === 'expired'
            ? ({ token }) => token === own?.token
            : ({ user }) => user.uuid === own?.user.uuid,
        );
        clearTray();
      },
      clearMessages: clearToasts,
      notifyExpired: () => notify(translate('failed.session'), EXPIRY_DELAY),
      notifyOrganisationLost: ({ context }) =>
        notify(
          translate('organisation.lost', {
            name: context.active?.organisation.name ?? translate('organisation.this'),
            own: context.session?.user.organisation.name ?? '',
          }),
        ),
    },
  });
  // While the stored session is being restored, the machine does not have it yet.
  let restoring: StoredSession | null = null;
  const actor = createActor(machine);
  // It runs as long as the page.
  enterRunning(actor);
  const currentSession = () => actor.getSnapshot().context.session;
  const usedSession = () => currentSession() ?? (actor.getSnapshot().matches('starting') ? restoring : null);
  connectSession({
    token: () => usedSession()?.token ?? null,
    newerToken: (used) => {
      const own = usedSession();
      if (!own || own.token !== used) return own?.token ?? null;
      const stored = readStoredSession();
      if (!stored || stored.user.uuid !== own.user.uuid || stored.token === used) return null;
      if (restoring) restoring = { ...restoring, token: stored.token };
      actor.send({ type: 'session.updatedElsewhere', token: stored.token, user: stored.user });
      return stored.token;
    },
    organisation: () => currentSession()?.organisation ?? null,
    tokenRefreshed: (fresh, used) => {
      // Meanwhile another answer, or another tab, has brought this token or a newer one.
      if (usedSession()?.token !== used) return;
      if (restoring && actor.getSnapshot().matches('starting')) {
        restoring = { ...restoring, token: fresh };
        // A reload in this moment finds the new token.
        writeStoredSession(restoring);
      }
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
  const stopWatching = watchStoredSession((stored) => {
    const own = currentSession();
    if (!own) {
      if (stored) actor.send({ type: 'session.startedElsewhere' });
    } else if (!stored) actor.send({ type: 'session.endedElsewhere' });
    else if (stored.user.uuid === own.user.uuid)
      actor.send({ type: 'session.updatedElsewhere', token: stored.token, user: stored.user });
    // Somebody else has signed in: nothing of the person before may stay on the page.
    else restartPage();
  });
  actor.subscribe({ complete: stopWatching });
  return actor.start();
}

/** The sign-in machine with the service behind it. */
export const providedSignInMachine = signInMachine.provide({
  actions: { notifyError: (_, error) => notifyPage(textOf(error), 'error') },
  actors: {
    requestReset: fromPromise(async ({ input, signal }) =>
      (await import('@/api/session/passwords')).sendResetRequest(input.email, signal),
    ),
    checkPassword: fromPromise(({ input, signal }) => checkPassword(input, signal)),
    checkCode: fromPromise(({ input, signal }) =>
      checkCode({ email: input.email, otp: input.code, token: input.challenge }, signal),
    ),
  },
});
