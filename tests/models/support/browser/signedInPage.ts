import type { World } from '../worlds/world';

/** Opens an address of the console as somebody who is signed in; the page has no form to fill. */
export async function openSignedIn({ page, api }: World, email: string, address: string): Promise<void> {
  const response = await api.post('/api/sign-in', { data: { email, password: 'atrium-demo' } });
  if (!response.ok()) throw new Error(`${email} could not sign in: ${await response.text()}`);
  const { user } = ((await response.json()) as { data: { user: unknown } }).data;
  const token = (response.headers().authorization ?? '').replace(/^Bearer /, '');
  const session = JSON.stringify({ token, user });
  await page.addInitScript((stored) => localStorage.setItem('atrium.session', stored), session);
  await page.goto(address);
}

/** Lets the two requests pass with which a page reads the organisation that it acts for, before a chart asks the same. */
export async function passFirstReads({ page }: World): Promise<void> {
  const first = /\/api\/organisations\/[0-9a-f-]+(\/sub-organisations)?$/;
  await page.route(first, (route) => route.continue(), { times: 2 });
}
