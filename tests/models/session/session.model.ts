import { expect } from 'playwright/test';
import type { SnapshotFrom } from 'xstate';
import { translate } from '@/contract/texts/translate';
import type { User } from '@/contract/users/users';
import { type ActiveOrganisation, type SessionEvent, sessionMachine } from '@/machines/session/session.machine';
import { defineModel } from '../support/model';
import { SampleError } from '../support/sampleError';
import { RESELLER } from '../support/worlds/recordWorld';
import {
  ageSession,
  deleteCustomer,
  expire,
  makeCustomer,
  OWN_NAME,
  openFromMenu,
  openWithStoredSession,
  PASSWORD,
  releaseHeld,
  renewInOtherTab,
  revokeByApi,
  type SessionWorld,
  signInInOtherTab,
  signOutInOtherTab,
  storedSession,
  switchToCustomer,
} from '../support/worlds/sessionWorld';

const OWN = '4f0e3b52-2c0b-4b58-8c5e-1d7f1f1a3c22';
const OTHER = '7c1b0c1e-8d3e-4c8e-9b60-6a3f5f0f2b11';
const CUSTOMER = 'Riverside';
const organisation = (uuid: string): User['organisation'] => ({
  uuid,
  name: uuid === OWN ? OWN_NAME : CUSTOMER,
  color: '#7a3e9d',
  logo: null,
  reseller: 1,
  features: [],
});
const user = (notify: boolean): User => ({
  uuid: '22222222-2222-4222-8222-222222222222',
  name: 'Noor Haddad',
  email: RESELLER,
  avatar: null,
  notify,
  time_zone: 'Europe/London',
  roles: [],
  features: [],
  organisation: organisation(OWN),
  TFA: 0,
});
const active = (uuid: string): ActiveOrganisation => ({
  organisation: organisation(uuid),
  parent: null,
  sub: uuid === OWN ? [{ uuid: OTHER, name: CUSTOMER }] : [],
});
const lost = { error: new SampleError(translate('failed.network'), 500), isConnectionLost: true };
const FIRST = 'first';
/** The address of an organisation. */
const RECORD = /\/api\/organisations\/[0-9a-f-]+$/;

type Snapshot = SnapshotFrom<typeof sessionMachine>;

/** Without an organisation the page only shows that it waits, and receives only answers to its own requests. */
function isEnabled({ context, value }: Snapshot, { type }: SessionEvent): boolean {
  const { session, active: acting } = context;
  if (session === null || type === 'signedIn' || type.endsWith('Elsewhere')) return true;
  const isWaiting = JSON.stringify(value).includes('waiting');
  if (acting === null) {
    if (type === 'signOut') return isWaiting;
    return (type === 'token.refreshed' || type === 'session.expired') && session.token === FIRST;
  }
  if (type === 'organisation.switched') return acting.sub.length > 0;
  return type !== 'organisation.changed' || session.organisation === OWN;
}

const expired = ({ page }: SessionWorld) =>
  page.getByRole('region', { name: 'Messages' }).getByText(translate('failed.session'));

/** The page shows that it waits, with this text. */
const showsWaiting = (text: string) => async (world: SessionWorld) => {
  await expect(world.page.getByText(text)).toBeVisible({ timeout: world.within });
  await expect(expired(world)).toHaveCount(0, { timeout: world.within });
};
const showsLooking = showsWaiting('Checking your session');
const showsSigningOut = showsWaiting('Signing out');
const showsTrying = showsWaiting('Can’t reach Atrium. Trying again…');

/** Shows the active organisation, or a wait while it is unknown. */
async function showsPlace(world: SessionWorld, snapshot: Snapshot) {
  const { page, within, walk } = world;
  const { context } = snapshot;
  if (context.active === null) return snapshot.matches('signingOut') ? showsSigningOut(world) : showsLooking(world);
  const name = context.session?.organisation === OWN ? OWN_NAME : walk.customer;
  await expect(page.getByRole('button', { name: `${name}, switch organisation` })).toBeVisible({ timeout: within });
  await expect(expired(world)).toHaveCount(0, { timeout: within });
}

/** Steps after which the organisation is known, but for the first: a customer has to be read. */
const READS = [
  'restore: a customer',
  'restore: the own organisation',
  'sign in',
  'readActive: the own organisation',
  'readActive: a customer',
  'readActive: out of reach',
  'switch to a customer',
];

export const sessionModel = defineModel<typeof sessionMachine, SessionWorld>({
  machine: sessionMachine,
  starts: { 'a page that is opened': { open: openWithStoredSession } },
  expected: `
    start | a page that is opened | starting | asks restore
    starting | restore: the own organisation; restore: a customer | signedIn.looking | setRestored; asks readActive
    starting | restore: a session that has ended | signedOut | setEnded(expired); clearStore; clearSession
    starting | restore: no connection | unreachable |
    unreachable | after 3000 ms | starting | asks restore
    unreachable | sign out | signedOut | setEnded(left); clearStore; clearSession
    signedOut | sign in | signedIn.looking | setSession; store; clearMessages; asks readActive
    signedOut | another tab signs in | starting | asks restore
    signedIn | a fresh token | same | setToken(second); store
    signedIn | another tab renews the token | same | setToken(second); setUser
    signedIn | other notifications | same | setUser; storeChanges
    signedIn | switch to a customer | signedIn.settled | setActive; storeChanges
    signedIn | an organisation was changed | signedIn.looking | asks readActive
    signedIn | another tab signs out | signedOut | setEnded(left); clearStore; clearSession
    signedIn | the session is over | expiring | notifyExpired; setEnded(expired)
    signedIn | sign out | signingOut | setEnded(left); asks endSession
    signedIn.looking | readActive: the own organisation; readActive: a customer | signedIn.settled | setActive; storeChanges
    signedIn.looking | readActive: out of reach | signedIn.looking | notifyOrganisationLost; resetToOwnOrganisation; storeChanges; asks readActive
    signedIn.looking {known} | readActive: no connection | signedIn.settled |
    signedIn.looking {!known} | readActive: no connection | signedIn.waiting |
    signedIn.waiting | after 3000 ms | signedIn.looking | asks readActive
    expiring | after 1800 ms; another tab signs out | signedOut | clearStore; clearSession
    signingOut | endSession: ended; endSession: no connection | signedOut | clearStore; clearSession`,
  conditions: {
    known: (walk) => walk.last(...READS) !== 'restore: a customer',
  },
  samples: {
    'sign in': { type: 'signedIn', token: FIRST, user: user(true) },
    'a fresh token': { type: 'token.refreshed', token: 'second' },
    'other notifications': { type: 'user.changed', user: user(false) },
    'switch to a customer': { type: 'organisation.switched', active: active(OTHER) },
    'an organisation was changed': { type: 'organisation.changed' },
    'the session is over': { type: 'session.expired' },
    'another tab renews the token': { type: 'session.updatedElsewhere', token: 'second', user: user(true) },
    'another tab signs out': { type: 'session.endedElsewhere' },
    'another tab signs in': { type: 'session.startedElsewhere' },
    'sign out': { type: 'signOut' },
  },
  answers: {
    restore: {
      'the own organisation': { output: { session: { token: FIRST, user: user(true), organisation: OWN } } },
      'a customer': {
        output: { session: { token: FIRST, user: user(true), organisation: OTHER } },
        fixture: switchToCustomer,
      },
      'a session that has ended': { output: { session: null, ended: 'expired' }, fixture: revokeByApi },
      'no connection': lost,
    },
    readActive: {
      'the own organisation': { output: active(OWN), when: ({ session }) => session?.organisation === OWN },
      'a customer': {
        output: active(OTHER),
        when: ({ session }) => session?.organisation === OTHER,
        fixture: async (world) => {
          await releaseHeld(world);
        },
      },
      'out of reach': {
        error: new SampleError('Not found.', 404),
        when: ({ session }) => session?.organisation === OTHER,
        fixture: async (world) => {
          await deleteCustomer(world);
          await releaseHeld(world);
        },
      },
      'no connection': lost,
    },
    endSession: { ended: { output: undefined }, 'no connection': lost },
  },
  requests: {
    restore: { method: 'GET', path: /\/users\/[^/]+$/ },
    readActive: { method: 'GET', path: /\/organisations\/[^/]+$/ },
    endSession: { method: 'POST', path: /\/sign-out$/ },
  },
  actions: {
    signedIn: async ({ page }) => {
      await page.getByLabel(translate('signIn.email'), { exact: true }).fill(RESELLER);
      await page.getByLabel(translate('signIn.password'), { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: translate('signIn.title'), exact: true }).click();
    },
    'token.refreshed': ageSession,
    'user.changed': async (world) => {
      const { notify } = (await storedSession(world)).user;
      await openFromMenu(world, 'My Profile');
      await world.page.getByRole('checkbox', { name: 'Notifications' }).click();
      await world.page.getByRole('form', { name: 'Details' }).getByRole('button', { name: 'Update' }).click();
      await expect.poll(async () => (await storedSession(world)).user.notify).toBe(!notify);
    },
    'organisation.switched': async (world) => {
      const { page, walk } = world;
      walk.customer = CUSTOMER;
      const own = (await storedSession(world)).user.organisation.uuid;
      // Switching asks for the same as looking does, but of another one.
      const isOther = ({ pathname }: URL) => RECORD.test(pathname) && !pathname.endsWith(own);
      await page.route(isOther, (route) => route.continue(), { times: 1 });
      await page.getByRole('button', { name: /switch organisation$/ }).click();
      const surface = page.getByRole('dialog', { name: 'Switch organisation' });
      await surface.getByRole('button', { name: CUSTOMER, exact: true }).click();
    },
    'organisation.changed': async (world) => {
      const { page } = world;
      const lostOrganisation = await makeCustomer(world);
      await openFromMenu(world, 'Organisations');
      await page.getByRole('button', { name: `Delete ${lostOrganisation.name}` }).click();
      for (const text of ['organisation.deleteText', 'warning.irreversible'] as const) {
        const dialog = page.getByRole('alertdialog').filter({ hasText: translate(text) });
        await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
      }
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
    },
    'session.expired': expire,
    'session.updatedElsewhere': renewInOtherTab,
    'session.endedElsewhere': signOutInOtherTab,
    'session.startedElsewhere': signInInOtherTab,
    signOut: async (world) => {
      const button = world.page.getByRole('button', { name: 'Logout' });
      if (await button.isVisible()) return button.click();
      return openFromMenu(world, 'Logout');
    },
  },
  assertions: {
    starting: showsLooking,
    unreachable: showsTrying,
    signedOut: async ({ page, within }) => {
      const button = page
        .getByRole('form', { name: translate('signIn.title') })
        .getByRole('button', { name: 'Sign in' });
      await expect(button).toBeVisible({ timeout: within });
    },
    'signedIn.looking': showsPlace,
    'signedIn.waiting': showsTrying,
    'signedIn.settled': showsPlace,
    expiring: async (world) => {
      await expect(expired(world)).toBeVisible({ timeout: world.within });
      await expect(world.page.getByRole('form', { name: translate('signIn.title') })).toHaveCount(0, {
        timeout: world.within,
      });
    },
    signingOut: showsPlace,
  },
  isEnabled,
  unreachableEdges: Object.fromEntries(
    [
      'signedIn.waiting → other notifications → signedIn.waiting',
      'signedIn.waiting → switch to a customer → signedIn.settled',
      'signedIn.waiting → an organisation was changed → signedIn.looking',
    ].map((edge) => [edge, 'A page that waits for the organisation of its tab shows nothing else.']),
  ),
  heldDelays: ['expiryDelay'],
  // The page does not change while the organisation is read again or the session ends.
  equivalentStates: [
    ['signedIn.looking', 'signedIn.settled', 'signingOut'],
    ['starting', 'signedIn.looking'],
    ['unreachable', 'signedIn.waiting'],
  ],
});
