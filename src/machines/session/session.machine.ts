import { assign, setup } from 'xstate';
import type { OrganisationSummary } from '@/contract/organisations/organisations';
import type { OwnOrganisation, User } from '@/contract/users/users';
import { errorOf } from '../apiErrors';
import { provided } from '../provided';

export interface StoredSession {
  readonly token: string;
  readonly user: User;
  /** Uuid of the active organisation of this tab. */
  readonly organisation: string;
}

/** The active organisation of this tab, with its parent and children. */
export interface ActiveOrganisation {
  readonly organisation: OwnOrganisation;
  /** Its parent, where the user may switch to it. */
  readonly parent: OrganisationSummary | null;
  /** Its direct children. */
  readonly sub: readonly OrganisationSummary[];
}

interface Context {
  readonly session: StoredSession | null;
  /** Null without a session, and until the record of an active organisation other than the own one is loaded. */
  readonly active: ActiveOrganisation | null;
  /** How the last session of this page ended; null where there was none. */
  readonly ended: SessionEndReason | null;
}

/** The result of a page's start: the stored session with its user loaded again, or why there is none. */
export type RestoredSession =
  | { readonly session: StoredSession }
  /** `ended` is null where the browser had stored none. */
  | { readonly session: null; readonly ended: SessionEndReason | null };

/** Expired, signed out, or ended with all others by a new password. */
export type SessionEndReason = 'expired' | 'left' | 'passwordChanged';

export type SessionEvent =
  | { type: 'signedIn'; token: string; user: User }
  | { type: 'token.refreshed'; token: string }
  | { type: 'session.expired' }
  /** Another tab of this browser has renewed the token or changed the record of the same person. */
  | { type: 'session.updatedElsewhere'; token: string; user: User }
  /** Another tab has signed out. */
  | { type: 'session.endedElsewhere' }
  /** Another tab has signed in. */
  | { type: 'session.startedElsewhere' }
  /** The users have changed their own record: name, email address, two-factor. */
  | { type: 'user.changed'; user: User }
  /** The tab has another active organisation from now on. */
  | { type: 'organisation.switched'; active: ActiveOrganisation }
  /** The active organisation, its parent or its children have to be loaded again. */
  | { type: 'organisation.changed' }
  /** `because` where it is not a sign-out. */
  | { type: 'signOut'; because?: SessionEndReason };

/** How long the text about the expired session is shown before the sign-in page, in milliseconds. */
export const EXPIRY_DELAY = 1800;

const ownOrganisation = (user: User): ActiveOrganisation => ({
  organisation: user.organisation,
  parent: null,
  sub: [],
});
const isGone = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
const isOwn = (session: StoredSession | null): boolean => session?.organisation === session?.user.organisation.uuid;

/**
 * The current user and the active organisation, from the first look into the browser's storage to the end of the
 * session.
 */
export const sessionMachine = setup({
  types: { context: {} as Context, events: {} as SessionEvent, tags: {} as 'signed-in' | 'busy' },
  actors: {
    /** Reads the stored session and loads its user again. */
    restore: provided<RestoredSession>('restore'),
    readActive: provided<ActiveOrganisation, { organisation: string }>('readActive'),
    endSession: provided<void>('endSession'),
  },
  actions: {
    setSession: assign({
      session: (_, { token, user }: { token: string; user: User }) => ({
        token,
        user,
        organisation: user.organisation.uuid,
      }),
      active: (_, { user }: { token: string; user: User }) => ownOrganisation(user),
      ended: null,
    }),
    setRestored: assign({
      session: (_, session: StoredSession | null) => session,
      active: (_, session: StoredSession | null) => (session && isOwn(session) ? ownOrganisation(session.user) : null),
      ended: null,
    }),
    setToken: assign({
      session: ({ context }, token: string) => context.session && { ...context.session, token },
    }),
    setUser: assign({
      session: ({ context }, user: User) => context.session && { ...context.session, user },
    }),
    setActive: assign({
      session: ({ context }, { organisation }: ActiveOrganisation) =>
        context.session && { ...context.session, organisation: organisation.uuid },
      active: (_, active: ActiveOrganisation) => active,
    }),
    resetToOwnOrganisation: assign({
      session: ({ context }) =>
        context.session && { ...context.session, organisation: context.session.user.organisation.uuid },
      active: ({ context }) => context.session && ownOrganisation(context.session.user),
    }),
    clearSession: assign({ session: null, active: null }),
    setEnded: assign({ ended: (_, end: SessionEndReason | null) => end }),
    /** Stores the session for a reload. */
    store: () => undefined,
    /** Stores the user and the active organisation; the token stays, which another tab may have renewed meanwhile. */
    storeChanges: () => undefined,
    /**
     * Clears the browser's storage of this session, and of no other that a tab has begun since; unsaved drafts and the
     * person's settings stay.
     */
    clearStore: () => undefined,
    /** Messages are for the person who was there when they came. */
    clearMessages: () => undefined,
    notifyExpired: () => undefined,
    /** The user lost access to the active organisation; the own one replaces it. */
    notifyOrganisationLost: () => undefined,
  },
  guards: {
    isThere: (_, session: StoredSession | null) => session !== null,
    isLost: ({ context }, error: unknown) => isGone(error) && !isOwn(context.session),
    hasActive: ({ context }) => context.active !== null,
  },
  delays: { expiryDelay: EXPIRY_DELAY },
}).createMachine({
  id: 'session',
  description: 'Who is signed in, and for which organisation this tab acts.',
  context: { session: null, active: null, ended: null },
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
            guard: { type: 'isThere', params: ({ event }) => event.output.session },
            actions: { type: 'setRestored', params: ({ event }) => event.output.session },
            target: 'signedIn',
          },
          {
            actions: {
              type: 'setEnded',
              params: ({ event }) => ('ended' in event.output ? event.output.ended : null),
            },
            target: 'signedOut',
          },
        ],
        onError: { target: 'unreachable' },
      },
    },
    unreachable: {
      description: 'There is a session, but the service does not answer. It is tried again.',
      after: { 3000: 'starting' },
      on: { signOut: { actions: { type: 'setEnded', params: 'left' }, target: 'signedOut' } },
    },
    signedOut: {
      description: 'Nobody is signed in.',
      entry: ['clearStore', 'clearSession'],
      on: {
        'session.startedElsewhere': { target: 'starting' },
        signedIn: {
          actions: [{ type: 'setSession', params: ({ event }) => event }, 'store', 'clearMessages'],
          target: 'signedIn',
        },
      },
    },
    signedIn: {
      description: 'Somebody is signed in.',
      tags: 'signed-in',
      initial: 'looking',
      on: {
        'token.refreshed': { actions: [{ type: 'setToken', params: ({ event }) => event.token }, 'store'] },
        'session.updatedElsewhere': {
          actions: [
            { type: 'setToken', params: ({ event }) => event.token },
            { type: 'setUser', params: ({ event }) => event.user },
          ],
        },
        'session.endedElsewhere': { actions: { type: 'setEnded', params: 'left' }, target: 'signedOut' },
        'user.changed': { actions: [{ type: 'setUser', params: ({ event }) => event.user }, 'storeChanges'] },
        'organisation.switched': {
          actions: [{ type: 'setActive', params: ({ event }) => event.active }, 'storeChanges'],
          target: '.settled',
        },
        'organisation.changed': { target: '.looking' },
        'session.expired': { actions: ['notifyExpired', { type: 'setEnded', params: 'expired' }], target: 'expiring' },
        signOut: {
          actions: { type: 'setEnded', params: ({ event }) => event.because ?? 'left' },
          target: 'signingOut',
        },
      },
      states: {
        looking: {
          description: 'The organisation acted for is read, and those above and below it.',
          invoke: {
            id: 'readActive',
            src: 'readActive',
            input: ({ context }) => ({ organisation: context.session?.organisation ?? '' }),
            onDone: {
              actions: [{ type: 'setActive', params: ({ event }) => event.output }, 'storeChanges'],
              target: 'settled',
            },
            onError: [
              {
                guard: { type: 'isLost', params: errorOf },
                actions: ['notifyOrganisationLost', 'resetToOwnOrganisation', 'storeChanges'],
                target: 'looking',
                reenter: true,
              },
              { guard: 'hasActive', target: 'settled' },
              { target: 'waiting' },
            ],
          },
        },
        waiting: {
          description:
            'Nothing is known of the organisation acted for, and the service does not answer. It is tried again.',
          after: { 3000: 'looking' },
        },
        settled: { description: 'It is known where one acts and where one may go.' },
      },
    },
    expiring: {
      description: 'The session is over; the text about it is read, then the sign-in page comes.',
      tags: 'signed-in',
      after: { expiryDelay: 'signedOut' },
      on: { 'session.endedElsewhere': { target: 'signedOut' } },
    },
    signingOut: {
      description: 'The service ends the session; whether it answers or not, it is forgotten here.',
      tags: 'busy',
      invoke: { id: 'endSession', src: 'endSession', onDone: 'signedOut', onError: 'signedOut' },
    },
  },
});
