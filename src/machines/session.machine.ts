import { assign, fromPromise, setup } from 'xstate';
import type { User } from '@/contract/users';

export interface StoredSession {
  readonly token: string;
  readonly user: User;
  /** The organisation that this page acts for. */
  readonly organisation: string;
}

interface Context {
  readonly session: StoredSession | null;
  /** Said on the sign-in page: why one is here again. */
  readonly notice: 'expired' | null;
}

export type SessionEvent =
  | { type: 'signedIn'; token: string; user: User }
  | { type: 'token.refreshed'; token: string }
  | { type: 'session.expired' }
  | { type: 'signOut' };

/** How long the text about the expired session stands before the sign-in page comes, in milliseconds. */
export const EXPIRY_DELAY = 1800;

/** Who is signed in, from the first look into the browser's storage to the end of the session. */
export const sessionMachine = setup({
  types: { context: {} as Context, events: {} as SessionEvent, tags: {} as 'signed-in' | 'busy' },
  actors: {
    /** The stored session with its user read afresh; null when there is none or the service refuses it. */
    restore: fromPromise<StoredSession | null>(async () => {
      throw new Error('src/app provides restore.');
    }),
    endSession: fromPromise<void>(async () => {
      throw new Error('src/app provides endSession.');
    }),
  },
  actions: {
    keep: assign({
      session: (_, { token, user }: { token: string; user: User }) => ({
        token,
        user,
        organisation: user.organisation.uuid,
      }),
      notice: null,
    }),
    keepRestored: assign({ session: (_, session: StoredSession | null) => session, notice: null }),
    keepToken: assign({
      session: ({ context }, token: string) => context.session && { ...context.session, token },
    }),
    forget: assign({ session: null }),
    noteExpiry: assign({ notice: 'expired' }),
    /** Writes the session where a reload finds it. */
    store: () => undefined,
    /** Clears what the browser keeps of the session; unsaved drafts and the person's settings stay. */
    clearStore: () => undefined,
    sayExpired: () => undefined,
  },
  guards: { isThere: (_, session: StoredSession | null) => session !== null },
  delays: { expiryDelay: EXPIRY_DELAY },
}).createMachine({
  id: 'session',
  description: 'Who is signed in.',
  context: { session: null, notice: null },
  initial: 'starting',
  states: {
    starting: {
      description: 'Looks for a session in the browser and asks the service whether it is still good.',
      tags: 'busy',
      invoke: {
        id: 'restore',
        src: 'restore',
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => event.output },
            actions: { type: 'keepRestored', params: ({ event }) => event.output },
            target: 'signedIn',
          },
          { target: 'signedOut' },
        ],
        onError: { target: 'unreachable' },
      },
    },
    unreachable: {
      description: 'There is a session, but the service does not answer. It is tried again.',
      after: { 3000: 'starting' },
      on: { signOut: { target: 'signedOut' } },
    },
    signedOut: {
      description: 'Nobody is signed in.',
      entry: ['forget', 'clearStore'],
      on: {
        signedIn: { actions: [{ type: 'keep', params: ({ event }) => event }, 'store'], target: 'signedIn' },
      },
    },
    signedIn: {
      description: 'Somebody is signed in.',
      tags: 'signed-in',
      on: {
        'token.refreshed': { actions: [{ type: 'keepToken', params: ({ event }) => event.token }, 'store'] },
        'session.expired': { actions: ['sayExpired', 'noteExpiry'], target: 'expiring' },
        signOut: { target: 'signingOut' },
      },
    },
    expiring: {
      description: 'The session is over; the text about it is read, then the sign-in page comes.',
      tags: 'signed-in',
      after: { expiryDelay: 'signedOut' },
    },
    signingOut: {
      description: 'The service ends the session; whether it answers or not, it is forgotten here.',
      tags: 'busy',
      invoke: { id: 'endSession', src: 'endSession', onDone: 'signedOut', onError: 'signedOut' },
    },
  },
});
