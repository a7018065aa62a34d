import { expect, type Page } from 'playwright/test';
import { test } from '../../support/browser/browserTest';
import { countPointers, pressBy, tabTo } from '../../support/browser/keyboard';
import { DEMO_PASSWORD, MANAGER, newPerson, RESELLER, STAFF, signIn } from '../../support/browser/people';

/** The home address, with the organisation that the tab acts for where it is not the own one. */
const HOME = /\/(\?organisation=[0-9a-f-]{36})?$/;
const bar = (page: Page, name: string) => page.getByText(`Viewing ${name} as Noor Haddad of Northwind Retail`);
const switcher = (page: Page) => page.getByRole('button', { name: /, switch organisation$/ });
const card = (page: Page, name: string) => page.getByRole('article', { name });

async function switchTo(page: Page, name: string): Promise<void> {
  await switcher(page).click();
  const dialog = page.getByRole('dialog', { name: 'Switch organisation' });
  await dialog.getByRole('region', { name: 'Customers' }).getByRole('button', { name }).click();
  await expect(bar(page, name)).toBeVisible();
}

test('[JW1] [SW16] [SW17] a reseller goes into a customer, sees only theirs, acts for another one in a second tab, and goes back', async ({
  context,
}) => {
  const page = await newPerson(context, RESELLER);
  await expect(page.getByText('No locations yet')).toBeVisible();

  await test.step('into the first customer', async () => {
    await switchTo(page, 'Riverside');
    await expect(page).toHaveURL(HOME);
    await expect(page).toHaveTitle('Locations · Riverside · Atrium');
    await expect(card(page, 'Riverside Mall')).toBeVisible();
    await expect(card(page, 'Riverside Wharf')).toBeVisible();
    await page.reload();
    await expect(bar(page, 'Riverside')).toBeVisible();
    await expect(card(page, 'Riverside Mall')).toBeVisible();
  });

  const second = await context.newPage();
  await test.step('a second tab begins at home and goes into another customer', async () => {
    await second.goto('/locations');
    await expect(switcher(second)).toContainText('Northwind Retail');
    await expect(second.getByText('No locations yet')).toBeVisible();
    await switchTo(second, 'Harbour Hospital Trust');
    await expect(second.getByRole('article').first()).toBeVisible();
    await expect(card(second, 'Riverside Mall')).toHaveCount(0);
  });

  await test.step('each tab goes on with its own', async () => {
    await page.reload();
    await expect(card(page, 'Riverside Mall')).toBeVisible();
    await expect(second.getByRole('article', { name: 'Riverside Mall' })).toHaveCount(0);
    await second.reload();
    await expect(bar(second, 'Harbour Hospital Trust')).toBeVisible();
    await expect(card(second, 'Riverside Mall')).toHaveCount(0);
  });

  await test.step('a location of the one cannot be opened in the tab of the other', async () => {
    await card(page, 'Riverside Mall').getByRole('button', { name: 'List View' }).click();
    await page.waitForURL('**/editor/**');
    const address = new URL(page.url());
    await second.goto(address.pathname);
    await expect(second.getByText('It belongs to Riverside. You are acting for Harbour Hospital Trust.')).toBeVisible();
  });

  await test.step('and back', async () => {
    await page.getByRole('button', { name: 'Back to Northwind Retail' }).click();
    await expect(page).toHaveURL(HOME);
    await expect(bar(page, 'Riverside')).toHaveCount(0);
    await expect(page.getByText('No locations yet')).toBeVisible();
    await expect(switcher(page)).toContainText('Northwind Retail');
  });
});

test('[SW20] links, bookmarks and copied addresses act for the client that they were made in', async ({ context }) => {
  const page = await newPerson(context, RESELLER);
  await switchTo(page, 'Riverside');
  await expect(page).toHaveURL(/organisation=/);

  await test.step('a link that is opened in another tab', async () => {
    const link = page.getByRole('navigation').getByRole('link', { name: 'Kiosks' });
    // The browser reads the address when the press has been heard.
    await link.dispatchEvent('pointerdown');
    const address = await link.getAttribute('href');
    const tab = await context.newPage();
    await tab.goto(address ?? '');
    await expect(bar(tab, 'Riverside')).toBeVisible();
    await expect(card(tab, 'Atrium North')).toBeVisible();
    await tab.close();
  });

  await test.step('the address after moving on within the tab', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Kiosks' }).click();
    await expect(page).toHaveURL(/\/kiosks\?.*organisation=/);
    await card(page, 'Atrium North').getByRole('link').click();
    await expect(page).toHaveURL(/organisation=/);
    await expect(page).toHaveURL(/open=/);
  });

  const copied = page.url();
  await test.step('a copied address in another browser, after signing in there', async () => {
    const other = await context.browser()?.newContext({ baseURL: new URL(copied).origin });
    if (!other) throw new Error('There is no browser.');
    const tab = await other.newPage();
    await tab.goto(copied);
    await tab.getByLabel('Email').fill(RESELLER);
    await tab.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await tab.getByRole('button', { name: 'Sign in' }).click();
    await expect(bar(tab, 'Riverside')).toBeVisible();
    await expect(tab.locator('[data-dialog=kiosk]')).toBeVisible();
    await other.close();
  });

  await test.step('somebody who may not act for it acts for the own organisation, and so the address says', async () => {
    const other = await context.browser()?.newContext({ baseURL: new URL(copied).origin });
    if (!other) throw new Error('There is no browser.');
    const tab = await newPerson(other, MANAGER);
    await tab.goto(copied.replace(/organisation=[0-9a-f-]+/, 'organisation=0b6e6e00-0000-4000-8000-000000000001'));
    await expect(tab).not.toHaveURL(/organisation=/);
    await expect(tab).toHaveTitle(/Riverside/);
    await other.close();
  });
});

test('[SW20] a link of a colleague to a location of a customer offers to switch, and stays there', async ({
  context,
}) => {
  const colleague = await newPerson(context, MANAGER);
  await card(colleague, 'Riverside Mall').getByRole('button', { name: 'List View' }).click();
  await colleague.waitForURL('**/editor/**');
  const pathname = `${new URL(colleague.url()).pathname.replace('editor', 'locations')}/settings`;
  const other = await context.browser()?.newContext({ baseURL: new URL(colleague.url()).origin });
  if (!other) throw new Error('There is no browser.');
  const page = await newPerson(other, RESELLER);
  await page.goto(pathname);
  await page.getByRole('button', { name: 'Switch to Riverside' }).click();
  await expect(bar(page, 'Riverside')).toBeVisible();
  await expect(page.getByRole('heading', { name: /Riverside Mall/ }).first()).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(pathname);
  await other.close();
});

test('[JW2] a switch clears what the tab kept, but not for whom it acts, and what the browser keeps stays', async ({
  page,
}) => {
  await signIn(page, RESELLER);
  await page.evaluate(() => sessionStorage.setItem('of the tab', 'x'));
  await page.getByRole('button', { name: 'Collapse navigation' }).click();
  await switchTo(page, 'Riverside');
  const kept = await page.evaluate(() => Object.keys(sessionStorage));
  expect(kept).not.toContain('of the tab');
  expect(kept).toContain('atrium.organisation');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Expand navigation' })).toBeVisible();
});

test('[JW3] switcher, search, palette and user menu are worked by keys alone', async ({ page }) => {
  const pointers = await countPointers(page);
  const { keyboard } = page;
  await page.goto('/login');
  await tabTo(page, page.getByLabel('Email'));
  await keyboard.type(RESELLER);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await keyboard.type(DEMO_PASSWORD);
  await keyboard.press('Enter');
  await page.waitForURL('**/locations');

  await test.step('the switcher', async () => {
    await pressBy(page, switcher(page));
    const dialog = page.getByRole('dialog', { name: 'Switch organisation' });
    await expect(dialog.getByRole('button', { name: 'Northwind Retail' }).first()).toBeFocused();
    for (let step = 0; step < 2; step += 1) await keyboard.press('ArrowDown');
    await expect(dialog.getByRole('button', { name: 'Riverside' })).toBeFocused();
    await keyboard.press('Enter');
    await expect(bar(page, 'Riverside')).toBeVisible();
  });

  await test.step('the search', async () => {
    await expect(page.getByRole('combobox', { name: 'Search everything' })).toBeEnabled();
    await keyboard.press('/');
    await expect(page.getByRole('combobox', { name: 'Search everything' })).toBeFocused();
    await keyboard.type('riverside mall');
    const option = page.getByRole('group', { name: 'Buildings' }).getByRole('option', { name: /Riverside Mall/ });
    await expect(option).toBeVisible();
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await page.waitForURL(/\/buildings(\?|$)/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Riverside Mall');
  });

  await test.step('the palette', async () => {
    await keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Commands and pages' })).toBeFocused();
    await keyboard.type('switch north');
    await expect(page.getByRole('option', { name: 'Switch to Northwind Retail' })).toBeVisible();
    await keyboard.press('Enter');
    await expect(bar(page, 'Riverside')).toHaveCount(0);
    await expect(switcher(page)).toContainText('Northwind Retail');
  });

  await test.step('the help, and the user menu', async () => {
    await keyboard.press('Shift+?');
    await expect(page.getByRole('dialog', { name: 'Shortcuts' })).toContainText('Ctrl+K');
    await expect(page.getByRole('dialog', { name: 'Shortcuts' })).toContainText('Path tool');
    await keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await pressBy(page, page.getByRole('button', { name: /account and settings/ }));
    await expect(page.getByRole('menuitem', { name: 'My Profile' })).toBeVisible();
    await keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused();
    await keyboard.press('Enter');
    await page.waitForURL('**/login');
  });
  expect(await pointers()).toBe(0);
});

test('[GU9] what is refused leads home and says why; an address that is none shows Not Found, the bar, and the way home', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/uploaded-map-files/00000000-0000-4000-8000-000000000000');
  await expect(page).toHaveURL(HOME);
  await expect(page.getByText('You do not have access to this feature.')).toBeVisible();
  for (const address of ['/no-such-page', '/locations/1/nothing']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Not Found', level: 1 })).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname === address);
    await expect(page.getByRole('button', { name: /account and settings/ })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Go Home' }).click();
  await expect(page).toHaveURL(HOME);
});

test('[TB12] in a low window the user menu scrolls to its last entry', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 300 });
  await signIn(page);
  await page.getByRole('button', { name: /account and settings/ }).click();
  const menu = page.getByRole('menu');
  const logout = menu.getByRole('menuitem', { name: 'Logout' });
  await expect(logout).not.toBeInViewport();
  await menu.hover();
  await expect(async () => {
    await page.mouse.wheel(0, 500);
    await expect(logout).toBeInViewport({ ratio: 1, timeout: 500 });
  }).toPass();
});

test('[NV13] the tab has the name of its page, and that of the product once', async ({ page, browser, service }) => {
  await signIn(page, 'staff@atrium.example');
  await expect(page).toHaveTitle('Locations · Atrium');
  const other = await (await browser.newContext({ baseURL: service.address })).newPage();
  await signIn(other);
  await other.getByRole('article', { name: 'Riverside Mall' }).getByRole('button', { name: 'Map View' }).click();
  await expect(other).toHaveTitle('Riverside Mall · Map editor · Riverside · Atrium');
  await other.context().close();
});

test('[GU10] the address that sign-in interrupted is shown afterwards', async ({ page }) => {
  await page.goto('/locations?search=mall');
  await page.waitForURL('**/login');
  await page.getByLabel('Email').fill(MANAGER);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/locations?search=mall');
  await expect(page.getByRole('searchbox', { name: 'Search locations' })).toHaveValue('mall');
});

test('[TB1] nobody who is not signed in sees the bar, nor anybody at sign-in', async ({ page }) => {
  for (const address of ['/login', '/reset-password?email=a%40b.example&token=x&tfa=0', '/404', '/preview/x']) {
    await page.goto(address);
    await expect(page.getByRole('banner').getByRole('button', { name: /account and settings/ })).toHaveCount(0);
    await expect(page.getByRole('combobox', { name: 'Search everything' })).toHaveCount(0);
  }
});

test('[TB2] a customer sees the plain name of the organisation, its colour and letter, also in the tab', async ({
  page,
}) => {
  await signIn(page);
  await expect(page.getByRole('banner')).toContainText('Riverside');
  await expect(switcher(page)).toHaveCount(0);
  const icon = await page.locator('link[rel=icon]').getAttribute('href');
  expect(decodeURIComponent(icon ?? '')).toMatch(/fill="#c2410c".*>R</);
  await expect(page).toHaveTitle('Locations · Riverside · Atrium');
});

test('[TB9] the provider’s people find Acquire Settings in their menu, a reseller does not', async ({ browser }) => {
  for (const [email, count] of [
    [STAFF, 1],
    [RESELLER, 0],
  ] as const) {
    const context = await browser.newContext();
    const page = await newPerson(context, email);
    await page.getByRole('button', { name: /account and settings/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
    await expect(page.getByText('Acquire Settings')).toHaveCount(count);
    await expect(page.getByRole('menuitem', { name: 'Create organisation relations' })).toHaveCount(count);
    await context.close();
  }
});

test('[ER5] a session that is over is said, and then the sign-in page comes', async ({ page, request }) => {
  await signIn(page);
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('atrium.session') ?? '{}') as { token: string }).token,
  );
  await request.post('/api/sign-out', { headers: { authorization: `Bearer ${token}` } });
  await page.getByRole('combobox', { name: 'Search everything' }).fill('mall');
  await expect(page.getByText('Your session has expired, please log in again.').first()).toBeVisible();
  await page.waitForURL('**/login');
  expect(await page.evaluate(() => localStorage.getItem('atrium.session'))).toBeNull();
});

test('[TO5] an error that was shown and has gone can be read again in the tray', async ({ page }) => {
  await signIn(page);
  await page
    .getByRole('article', { name: 'Riverside Mall' })
    .getByRole('button', { name: /^Options of/ })
    .click();
  await page.getByRole('menuitem', { name: 'Buildings' }).click();
  await page
    .getByLabel(/^Labels of/)
    .first()
    .setInputFiles({ name: 'picture.png', mimeType: 'image/png', buffer: Buffer.from('x') });
  const text = page.getByRole('region', { name: 'Messages' }).getByText('picture.png');
  await expect(text).toBeVisible();
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Close' }).click();
  await expect(text).toHaveCount(0);
  await page.getByRole('button', { name: 'Messages, 1' }).click();
  const tray = page.getByRole('dialog', { name: 'Messages' });
  await expect(tray).toContainText('picture.png');
  await tray.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('button', { name: /^Messages/ })).toHaveCount(0);
});
