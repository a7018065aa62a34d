import type { World } from '../worlds/world';

/** Opens a page of the console as a signed-in user, without the sign-in form. */
export async function openSignedIn({ page, api }: World, email: string, address: string): Promise<void> {
  const response = await api.post('/api/sign-in', { data: { email, password: 'atrium-demo' } });
  if (!response.ok()) throw new Error(`${email} could not sign in: ${await response.text()}`);
  const { user } = ((await response.json()) as { data: { user: unknown } }).data;
  const token = (response.headers().authorization ?? '').replace(/^Bearer /, '');
  const session = JSON.stringify({ token, user });
  await page.addInitScript((stored) => localStorage.setItem('atrium.session', stored), session);
  await page.goto(address);
}

/** Releases the two requests with which a page reads its active organisation, before a machine sends the same. */
export async function passFirstReads({ page }: World): Promise<void> {
  const first = /\/api\/organisations\/[0-9a-f-]+(\/sub-organisations)?$/;
  await page.route(first, (route) => route.continue(), { times: 2 });
}
