import { expect } from 'playwright/test';
import type { User } from '@/contract/users/users';
import { dataOf, good, signInByApi } from '../browser/mailbox';
import { NeedsOwnService } from '../notSupported';
import { freshName, RESELLER } from './recordWorld';
import type { World } from './world';

/** A page whose session is walked, its active organisation, and its delayed requests. */
export interface SessionWorld extends World {
  readonly walk: {
    /** Name of the active organisation when it is not the user's own. */
    customer: string;
    /** Its uuid, where the walk has made it. */
    made: string;
    /** Releases the held request for the ancestors of the customer. */
    heldRequest: (() => Promise<void>) | null;
    /** Milliseconds that the clock was set ahead so far. */
    ahead: number;
  };
}

export const OWN_NAME = 'Northwind Retail';
export const PASSWORD = 'atrium-demo';
const MINUTE = 60_000;
/** A token older than a quarter of an hour is replaced. */
const OLD = 16 * MINUTE;

export const sessionWorld = async (world: World): Promise<SessionWorld> => ({
  ...world,
  walk: { customer: '', made: '', heldRequest: null, ahead: 0 },
});

/** Opens the locations in a browser that has kept a session. */
export async function openWithStoredSession({ page, api }: SessionWorld): Promise<void> {
  const { headers, user } = await signInByApi<User>(api, { email: RESELLER, password: PASSWORD });
  const token = headers.authorization.replace(/^Bearer /, '');
  await page.addInitScript((kept) => {
    if (window.name === 'walk') return;
    // Only once, so that changes by the page remain.
    window.name = 'walk';
    localStorage.setItem('atrium.session', kept);
  }, JSON.stringify({ token, user }));
  await page.goto('/locations');
}

/** The session that the browser stores now. */
export async function storedSession({ page }: World): Promise<{ token: string; user: User }> {
  const text = await page.evaluate(() => localStorage.getItem('atrium.session'));
  return JSON.parse(text ?? '{}') as { token: string; user: User };
}

/** Stores a session, or removes it, in another tab of the browser; the page hears of it as it does of any tab. */
async function storeInOtherTab({ page }: World, session: { token: string; user: User } | null): Promise<void> {
  const tab = await page.context().newPage();
  await tab.goto(new URL('/healthz', page.url()).href);
  await tab.evaluate((kept) => {
    if (kept === null) localStorage.removeItem('atrium.session');
    else localStorage.setItem('atrium.session', kept);
  }, session && JSON.stringify(session));
  await tab.close();
}

/** Another tab has got another token of the same person. */
export async function renewInOtherTab(world: World): Promise<void> {
  const { headers, user } = await signInByApi<User>(world.api, { email: RESELLER, password: PASSWORD });
  await storeInOtherTab(world, { token: headers.authorization.replace(/^Bearer /, ''), user });
}
export const signInInOtherTab = (world: World): Promise<void> => renewInOtherTab(world);
export const signOutInOtherTab = (world: World): Promise<void> => storeInOtherTab(world, null);

const headersOf = async (world: World) => ({ authorization: `Bearer ${(await storedSession(world)).token}` });

/** Ends the session of the page beside it, as its person does at another device. */
export async function revokeByApi(world: World): Promise<void> {
  await good(world.api.post('/api/sign-out', { headers: await headersOf(world) }));
}

/** Makes a customer beside the page. */
export async function makeCustomer(world: World): Promise<{ name: string; uuid: string }> {
  const { headers } = await signInByApi<User>(world.api, { email: RESELLER, password: PASSWORD });
  const data = { name: freshName() };
  return dataOf(await good(world.api.post('/api/organisations', { headers, data })));
}

/** Reopens the page in a tab whose active organisation is a new customer. */
export async function switchToCustomer(world: SessionWorld): Promise<void> {
  const { page, api, walk, heldFor } = world;
  const headers = await headersOf(world);
  const { name, uuid } = await makeCustomer(world);
  walk.customer = name;
  walk.made = uuid;
  const body = { organisation: walk.made };
  await good(api.put(`/api/organisations/${walk.made}/remote-admin`, { headers, data: body }));
  await page.route(new RegExp(`/api/organisations/${walk.made}/sub-organisations$`), (route) => {
    walk.heldRequest = () => route.continue();
  });
  const before = await heldFor('restore');
  await page.evaluate((uuid) => sessionStorage.setItem('atrium.organisation', uuid), walk.made);
  await page.reload();
  await expect.poll(async () => (await heldFor('restore')) !== before).toBe(true);
}

/** Another user deletes the active organisation of the tab. */
export async function deleteCustomer(world: SessionWorld): Promise<void> {
  const { headers } = await signInByApi<User>(world.api, { email: RESELLER, password: PASSWORD });
  await good(world.api.delete(`/api/organisations/${world.walk.made}`, { headers }));
}

/** Releases the delayed request, if there is one. */
export async function releaseHeld({ walk }: SessionWorld): Promise<boolean> {
  const { heldRequest } = walk;
  walk.heldRequest = null;
  await heldRequest?.();
  return heldRequest !== null;
}

/** Opens a page from the menu of the person. */
export async function openFromMenu({ page }: World, entry: string): Promise<void> {
  await page.getByRole('button', { name: /, account and settings$/ }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

/** Makes the page send a request: the delayed one, or a search for a new word. */
async function triggerRequest(world: SessionWorld): Promise<void> {
  const box = world.page.getByRole('combobox', { name: 'Search everything' });
  await expect.poll(async () => world.walk.heldRequest !== null || (await box.isVisible())).toBe(true);
  if (await releaseHeld(world)) return;
  await box.fill(freshName());
}

/** A quarter of an hour passes at the service; its next answer brings a fresh token. */
export async function ageSession(world: SessionWorld): Promise<void> {
  const { walk, moveClock } = world;
  if (!moveClock) throw new NeedsOwnService('A session grows old only at a service whose clock is ours.');
  const before = (await storedSession(world)).token;
  walk.ahead += OLD;
  await moveClock(walk.ahead);
  await triggerRequest(world);
  await expect.poll(async () => (await storedSession(world)).token).not.toBe(before);
  await moveClock(0);
  const box = world.page.getByRole('combobox', { name: 'Search everything' });
  if (await box.isVisible()) await box.press('Escape');
}

/** Ends the session outside of the page, which notices it by the next answer. */
export async function expire(world: SessionWorld): Promise<void> {
  await revokeByApi(world);
  const answered = world.page.waitForResponse((answer) => answer.status() === 401);
  await triggerRequest(world);
  await answered;
}
