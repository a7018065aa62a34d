import type { BrowserContext, Page } from 'playwright/test';

export const DEMO_PASSWORD = 'atrium-demo';
export const MANAGER = 'manager@riverside.example';
export const RESELLER = 'reseller@northwind.example';
export const STAFF = 'staff@atrium.example';

/** Fills in the sign-in form and sends it; what comes then is the test's matter. */
export async function enterSignIn(page: Page, email = MANAGER, password = DEMO_PASSWORD): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs in without the form, which has tests of its own, and waits for the locations. @throws when the account may not */
export async function signIn(page: Page, email = MANAGER): Promise<void> {
  const answer = await page.request.post('/api/sign-in', { data: { email, password: DEMO_PASSWORD } });
  if (!answer.ok()) throw new Error(`${email} could not sign in: ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: { user: unknown } };
  const token = (answer.headers().authorization ?? '').replace(/^Bearer /, '');
  // A page of the same origin that loads no script.
  await page.goto('/healthz');
  await page.evaluate(
    (session) => localStorage.setItem('atrium.session', session),
    JSON.stringify({ token, user: data.user }),
  );
  await page.goto('/locations');
  await page.waitForURL('**/locations');
}

/** A tab of somebody who is signed in. */
export async function newPerson(context: BrowserContext, email = MANAGER): Promise<Page> {
  const page = await context.newPage();
  await signIn(page, email);
  return page;
}
