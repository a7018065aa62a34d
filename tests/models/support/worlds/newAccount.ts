import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from 'playwright';
import type { User } from '@/contract/users/users';
import { FEATURES, type FeatureName } from '@/model/access/features';
import { dataOf, good, linkFrom, signInByApi } from '../browser/mailbox';
import { createCodes } from './timeStepCodes';

const MANAGER = { email: 'manager@riverside.example', password: 'atrium-demo' };

/** The password of every account that a walk creates. */
export const WALKER_PASSWORD = 'a passphrase for walking';

/** An account of this walk alone, so that its changes affect no other. */
export interface NewAccount {
  readonly email: string;
  readonly user: User;
  /** Of a session beside the page's. */
  readonly headers: { readonly authorization: string };
  /** Of its authenticator app, where two-factor is on. */
  readonly codes: ReturnType<typeof createCodes> | null;
}

/** Invites a user, without one feature where it is named, and returns the address and the link of the welcome email. */
export async function invite(
  api: APIRequestContext,
  without: FeatureName | null = null,
): Promise<{ email: string; query: URLSearchParams }> {
  const email = `walker.${randomUUID()}@riverside.example`;
  const { headers, user } = await signInByApi<User>(api, MANAGER);
  const role = user.organisation.all_roles?.[0]?.id;
  const left = FEATURES.find(({ name }) => name === without)?.id;
  const features = user.features.filter((id) => id !== left);
  const { query } = await linkFrom(api, { to: email, subject: /Welcome/ }, () =>
    good(api.post('/api/users', { headers, data: { name: 'Wendy Walker', email, role, features } })),
  );
  return { email, query };
}

let asked = 0;

/** An address that has not asked yet: requests are limited by address, and all walks run on one machine. */
function freshAddress(): string {
  asked += 1;
  return `10.200.${Math.floor(asked / 250)}.${asked % 250}`;
}

/** Requests a password reset and returns the link of its email. */
export const askForLink = (api: APIRequestContext, email: string) =>
  linkFrom(api, { to: email, subject: /Reset your password/ }, () =>
    good(
      api.post('/api/reset-password', {
        data: { email },
        headers: { 'x-forwarded-for': freshAddress() },
      }),
    ),
  );

export async function newAccount(
  api: APIRequestContext,
  withTwoFactor = false,
  without: FeatureName | null = null,
): Promise<NewAccount> {
  const { email, query } = await invite(api, without);
  const password = { password: WALKER_PASSWORD, password_confirmation: WALKER_PASSWORD };
  await good(api.put('/api/reset-password', { data: { email, token: query.get('token'), ...password } }));
  const { headers, user } = await signInByApi<User>(api, { email, password: WALKER_PASSWORD });
  if (!withTwoFactor) return { email, user, headers, codes: null };
  const generated = await good(api.get(`/api/users/${user.uuid}/tfa-generate`, { headers }));
  const codes = createCodes((await dataOf<{ secret: string }>(generated)).secret);
  const otp = await codes.fresh();
  await good(api.put(`/api/users/${user.uuid}/tfa-confirm`, { headers, data: { otp } }));
  return { email, user: { ...user, TFA: 1 }, headers, codes };
}

/** Opens an address as the person of the account. */
export async function openAs(page: Page, { user, headers }: NewAccount, address: string): Promise<void> {
  const token = headers.authorization.replace(/^Bearer /, '');
  await page.addInitScript((kept) => {
    // Only once, so that a session that has ended is not restored.
    if (sessionStorage.getItem('walk') === null) localStorage.setItem('atrium.session', kept);
    sessionStorage.setItem('walk', 'begun');
  }, JSON.stringify({ token, user }));
  await page.goto(address);
}
