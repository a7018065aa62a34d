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

/** Signs in and waits for the locations. */
export async function signIn(page: Page, email = MANAGER): Promise<void> {
  await enterSignIn(page, email);
  await page.waitForURL('**/locations');
}

/** A tab of somebody who is signed in. */
export async function newPerson(context: BrowserContext, email = MANAGER): Promise<Page> {
  const page = await context.newPage();
  await signIn(page, email);
  return page;
}
