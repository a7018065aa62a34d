import { Secret, TOTP } from 'otpauth';
import { type APIRequestContext, type Browser, type BrowserContext, expect, type Page } from 'playwright/test';
import type { SessionRecord, TwoFactorSetup } from '@/contract/session/passwords';
import { translate } from '@/contract/texts/translate';
import type { User } from '@/contract/users/users';
import { serviceText } from '../../../server/texts';
import { dataOf, good, signInByApi } from '../../models/support/browser/mailbox';
import { invite, newAccount, WALKER_PASSWORD } from '../../models/support/worlds/newAccount';
import { test } from '../../support/browser/browserTest';
import { enterSignIn, MANAGER, STAFF, signIn } from '../../support/browser/people';

const NEXT = 'the passphrase after that';

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
/** Milliseconds of a step: a code is good for its own and for one more on each side. */
const STEP = 30_000;
const codeOf = (secret: string, at: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
test.afterEach(({ service }) => service.moveClock(0));

const codeField = (page: Page) => page.getByRole('textbox', { name: translate('signIn.code') });

/** A tab of somebody who is signed in on a device of their own. */
async function personOn(browser: Browser, address: string, email: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: address })).newPage();
  await enterSignIn(page, email, WALKER_PASSWORD);
  await page.waitForURL('**/locations');
  return page;
}

/** The newest mail to somebody, opened in the mailbox of the demo world; gives where its link leads. */
async function linkInMailbox(context: BrowserContext, to: string): Promise<string> {
  const staff = await context.newPage();
  await signIn(staff, STAFF);
  await staff.goto('/dev/mail');
  await expect(staff.getByRole('heading', { name: 'Mailbox', level: 1 })).toBeVisible();
  const link = staff.getByRole('article').getByRole('link', { name: /reset-password|confirmlocation/ });
  // Mails leave in turns of two seconds and arrive while the test looks; until then the newest is another one.
  await expect(async () => {
    await staff.getByRole('list', { name: 'Emails' }).getByRole('button', { name: to }).first().click();
    await expect(link).toBeVisible({ timeout: 1000 });
  }).toPass();
  const { pathname, search } = new URL((await link.getAttribute('href')) ?? '');
  await staff.close();
  return `${pathname}${search}`;
}

const storedSession = (page: Page) => page.evaluate(() => localStorage.getItem('atrium.session'));

/** Reads the screen again until the service refuses the session; then the page says so and leaves. */
async function expectExpired(page: Page): Promise<void> {
  await page.reload();
  await page.waitForURL('**/login');
  await expect.poll(() => storedSession(page)).toBeNull();
}

/** The request of the page to a call of the service. */
const sent = async (page: Page, path: RegExp, act: () => Promise<unknown>) => {
  const [request] = await Promise.all([page.waitForRequest((one) => path.test(new URL(one.url()).pathname)), act()]);
  return request;
};

test('[JP1] [SI13] [SI18] [SI19] [RP12] a forgotten password: the mail, its link once, and every session of before at an end', async ({
  page,
  browser,
  service,
  request,
}) => {
  const { email } = await newAccount(request);
  const elsewhere = await personOn(browser, service.address, email);

  await page.goto('/login');
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('autocomplete', 'current-password');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page.locator('input[name=emailAddress]')).toBeFocused();
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page.getByRole('alert')).toHaveText(translate('signIn.emailMissing'));
  await page.getByLabel('Email').fill('wendy at riverside');
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page.getByRole('alert')).toHaveText(translate('signIn.emailInvalid'));
  await page.getByLabel('Email').fill(email);
  const asked = await sent(page, /\/reset-password$/, () =>
    page.getByRole('button', { name: 'Email me a link' }).click(),
  );
  expect([asked.method(), asked.postDataJSON()]).toEqual(['POST', { email }]);
  await expect(page.getByText(serviceText('password.resetSent', { email }))).toBeVisible();

  const link = await linkInMailbox(await browser.newContext({ baseURL: service.address }), email);
  await page.goto(link);
  const password = page.getByLabel('Password', { exact: true });
  const again = page.getByLabel('Confirm password', { exact: true });
  await expect(password).toHaveAttribute('autocomplete', 'new-password');
  // The code of the link is no longer in the address.
  await expect(page).toHaveURL(/\/reset-password$/);
  expect(await page.evaluate(() => history.length)).toBeLessThan(6);
  const set = () => page.getByRole('button', { name: 'Set password' }).click();
  await set();
  await expect(page.getByText(translate('signIn.passwordMissing'))).toBeVisible();
  await password.fill('seven77');
  await again.fill('seven');
  await set();
  await expect(page.getByText(translate('password.tooShort'))).toBeVisible();
  await expect(page.getByText(translate('password.different'))).toBeVisible();
  await expect(password).toBeFocused();
  await password.fill(NEXT);
  await again.fill(NEXT);
  const put = await sent(page, /\/reset-password$/, set);
  expect(put.method()).toBe('PUT');
  expect(put.postDataJSON()).toEqual({
    email,
    token: new URLSearchParams(link.split('?')[1]).get('token'),
    password: NEXT,
    password_confirmation: NEXT,
  });
  await page.waitForURL('**/login');
  await expect(page.getByText(serviceText('password.resetDone'))).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByText(serviceText('password.resetDone'))).toHaveCount(0);

  await expectExpired(elsewhere);
  await enterSignIn(page, email, WALKER_PASSWORD);
  const refusal = messages(page).getByText(translate('signIn.refused'));
  await expect(refusal).toBeVisible();
  await messages(page).getByRole('button', { name: 'Close' }).click();
  await expect(refusal).toHaveCount(0);
  await expect(page.getByRole('form').getByRole('alert')).toHaveText(translate('signIn.refused'));
  await enterSignIn(page, email, NEXT);
  await page.waitForURL('**/locations');
  await page.goto(link);
  await page.getByLabel('Password', { exact: true }).fill(`${NEXT} again`);
  await page.getByLabel('Confirm password', { exact: true }).fill(`${NEXT} again`);
  await set();
  await expect(page.getByText(translate('password.linkOver'))).toBeVisible();
  // The link has left the address, so a reload has none.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
});

test('[RP12] without a link, the page for a new password opens the request for one', async ({ page }) => {
  await page.goto('/reset-password');
  await page.getByRole('button', { name: 'Request a new link' }).click();
  await expect(page).toHaveURL(/\/login#link$/);
  await expect(page.getByRole('form', { name: 'Reset your password' }).getByLabel('Email')).toBeFocused();
  await page.reload();
  await expect(page.getByRole('form', { name: 'Sign in' })).toBeVisible();
});

test('[PF16] leaving the profile with a typed change asks, and editing goes on', async ({ page, request }) => {
  const { email } = await newAccount(request);
  await enterSignIn(page, email, WALKER_PASSWORD);
  await page.waitForURL('**/locations');
  await page.goto('/ViewProfile');
  await page.getByLabel('Name').fill('Wendy Unsaved');
  const leave = () => page.getByRole('link', { name: 'Locations', exact: true }).first().click();
  await leave();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Wendy Unsaved');
  await leave();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await page.waitForURL('**/locations');
});

test('[JP2] two-factor: set up with an app, asked for at sign-in and for a new password', async ({
  page,
  browser,
  service,
  request,
}) => {
  const { email } = await newAccount(request);
  await enterSignIn(page, email, WALKER_PASSWORD);
  await page.waitForURL('**/locations');
  await page.goto('/ViewProfile');
  const section = page.getByRole('region', { name: 'Two-factor authentication' });
  const begun = await sent(page, /\/tfa-generate$/, () => section.getByRole('button', { name: 'Enable' }).click());
  const answer = await begun.response();
  if (!answer) throw new Error('The service gave no secret.');
  const shown = ((await answer.json()) as { data: TwoFactorSetup }).data;
  await expect(section.getByRole('img', { name: /QR code/ })).toHaveAttribute('src', shown.qr_image);
  await expect(section.locator('code')).toHaveText(shown.secret.replace(/.{4}(?=.)/g, '$& '));
  await section.getByRole('button', { name: 'Cancel' }).click();
  await expect(section.getByRole('img')).toHaveCount(0);
  await section.getByRole('button', { name: 'Enable' }).click();
  await expect(section.getByRole('img', { name: /QR code/ })).toBeVisible();
  const secret = ((await section.locator('code').textContent()) ?? '').replaceAll(' ', '');
  const step = Math.floor(Date.now() / STEP);
  const early = codeOf(secret, step * STEP);
  await codeField(page).fill(early);
  await expect(codeField(page)).toHaveValue(`${early.slice(0, 3)}-${early.slice(3)}`);
  // For the service the next step begins as the code is sent.
  const ahead = (step + 1) * STEP - Date.now();
  const now = () => Date.now() + ahead;
  await service.moveClock(ahead);
  const confirmed = await sent(page, /\/tfa-confirm$/, () => section.getByRole('button', { name: 'Confirm' }).click());
  expect(confirmed.postDataJSON()).toMatchObject({ secret, otp: early });
  await expect(messages(page).getByText(translate('tfa.confirmed'))).toBeVisible();
  await expect(section.getByRole('button', { name: 'Disable' })).toBeVisible();
  await page.reload();
  await expect(section.getByRole('button', { name: 'Disable' })).toBeVisible();

  const phone = await (await browser.newContext({ baseURL: service.address })).newPage();
  await enterSignIn(phone, email, WALKER_PASSWORD);
  await expect(codeField(phone)).toBeFocused();
  await expect(codeField(phone)).toHaveAttribute('autocomplete', 'one-time-code');
  const current = codeOf(secret, now());
  await codeField(phone).fill(`${current.slice(0, 3)}-${current.slice(3)}`);
  const entered = await sent(phone, /\/sign-in-via-two-factor$/, () =>
    phone.getByRole('button', { name: 'Continue' }).click(),
  );
  expect([entered.method(), entered.postDataJSON()]).toEqual(['PUT', { email, otp: current }]);
  await phone.waitForURL('**/locations');

  await page.request.post('/api/reset-password', { data: { email } });
  const link = await linkInMailbox(await browser.newContext({ baseURL: service.address }), email);
  const fresh = await (await browser.newContext({ baseURL: service.address })).newPage();
  await fresh.goto(link);
  await fresh.getByLabel('Password', { exact: true }).fill(NEXT);
  await fresh.getByLabel('Confirm password', { exact: true }).fill(NEXT);
  await fresh.getByRole('button', { name: 'Set password' }).click();
  await expect(codeField(fresh)).toBeVisible();
  const later = codeOf(secret, now() + STEP);
  await codeField(fresh).pressSequentially(later);
  await expect(codeField(fresh)).toHaveValue(`${later.slice(0, 3)}-${later.slice(3)}`);
  const put = await sent(fresh, /\/reset-password$/, () => fresh.getByRole('button', { name: 'Continue' }).click());
  expect(put.postDataJSON()).toMatchObject({ email, password: NEXT, otp: later });
  await fresh.waitForURL('**/login');
  await expect(fresh.getByText(serviceText('password.resetDone'))).toBeVisible();
});

test('[JP3] a changed password: asked first, then logged out everywhere', async ({
  page,
  browser,
  service,
  request,
}) => {
  const { email, user } = await newAccount(request);
  const elsewhere = await personOn(browser, service.address, email);
  await enterSignIn(page, email, WALKER_PASSWORD);
  await page.waitForURL('**/locations');
  await page.goto('/ViewProfile');
  const form = page.getByRole('form', { name: 'Change password' });
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  await expect(form).toHaveCount(0);
  await page.getByRole('button', { name: 'Change password' }).click();
  await form.getByLabel('Current password', { exact: true }).fill(WALKER_PASSWORD);
  await form.getByLabel('New password', { exact: true }).fill(NEXT);
  await form.getByLabel('Confirm new password', { exact: true }).fill(NEXT);
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(translate('password.alert'));
  const put = await sent(page, /\/update-password$/, () =>
    page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click(),
  );
  expect(new URL(put.url()).pathname).toBe(`/api/users/${user.uuid}/update-password`);
  expect([put.method(), put.postDataJSON()]).toEqual(['PUT', { current: WALKER_PASSWORD, new: NEXT, confirm: NEXT }]);
  await page.waitForURL('**/login');
  await expect(page.getByText(translate('password.changed'))).toBeVisible();
  await expect.poll(() => storedSession(page)).toBeNull();
  await expectExpired(elsewhere);
  await enterSignIn(page, email, NEXT);
  await page.waitForURL('**/locations');
});

test('[JP4] [SI14] a session that is over is said, and after signing in again the unsaved edit is offered', async ({
  page,
  request,
}) => {
  const { email } = await newAccount(request);
  await enterSignIn(page, email, WALKER_PASSWORD);
  await page.waitForURL('**/locations');
  await page.getByRole('article', { name: 'Riverside Mall' }).getByRole('button', { name: 'Map View' }).click();
  await page.getByRole('tab', { name: /Nodes \d+/ }).click();
  await page.getByRole('list', { name: 'Nodes' }).getByRole('button').first().click();
  await page.getByLabel('Name', { exact: true }).fill('kept through it all');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('status', { name: 'Save state' })).toContainText('1 unsaved change');
  const address = page.url();
  // Somebody ends this session from elsewhere.
  await endAllSessions(request, email);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(messages(page).getByText(translate('failed.session'))).toBeVisible();
  await page.waitForURL('**/login');
  await expect(page.getByRole('form').getByText(translate('failed.session'))).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(WALKER_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  // One lands where one was.
  await page.waitForURL((url) => url.pathname === new URL(address).pathname);
  await expect(page.getByRole('heading', { name: 'Restore unsaved changes?' })).toBeVisible();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('status', { name: 'Save state' })).toContainText('1 unsaved change');
});

test('[JP5] a session is ended from another device, and refused from then on', async ({
  page,
  browser,
  service,
  request,
}) => {
  const { email } = await newAccount(request);
  const lost = await personOn(browser, service.address, email);
  await enterSignIn(page, email, WALKER_PASSWORD);
  await page.waitForURL('**/locations');
  await page.goto('/ViewProfile');
  const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
  // The one that made the account is there as well.
  await expect(sessions).toHaveCount(3);
  const own = sessions.filter({ hasText: 'This session' });
  await expect(own).toHaveCount(1);
  await expect(own.getByRole('button')).toHaveCount(0);
  const others = sessions.filter({ hasNotText: 'This session' });
  await others
    .first()
    .getByRole('button', { name: /^Sign out of/ })
    .click();
  await expect(messages(page).getByText(serviceText('session.ended'))).toBeVisible();
  await expect(sessions).toHaveCount(2);
  await others
    .first()
    .getByRole('button', { name: /^Sign out of/ })
    .click();
  await expect(sessions).toHaveCount(1);
  await expectExpired(lost);
  await page.reload();
  await expect(sessions).toHaveCount(1);
});

/** Ends every session of an account but the one that is opened for it. */
async function endAllSessions(request: APIRequestContext, email: string): Promise<void> {
  const { headers, user } = await signInByApi<User>(request, { email, password: WALKER_PASSWORD });
  const address = `/api/users/${user.uuid}/sessions`;
  const sessions = await dataOf<SessionRecord[]>(await good(request.get(address, { headers })));
  for (const { id } of sessions.filter(({ is_current }) => !is_current))
    await good(request.delete(`${address}/${id}`, { headers }));
}

test('[JP6] one’s own profile: name, email, time zone and picture, seen everywhere at once', async ({
  page,
  request,
}) => {
  const { email, user } = await newAccount(request);
  await enterSignIn(page, email, WALKER_PASSWORD);
  await page.waitForURL('**/locations');
  await page.goto(`/ViewProfile?user=${user.uuid}`);
  for (const name of ['Details', 'Organisation', 'Password', 'Two-factor authentication', 'Sessions'])
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  const update = page.getByRole('button', { name: 'Update' });
  await page.getByLabel('Name').fill('Al');
  await page.getByLabel('Email').fill('nowhere');
  await update.click();
  await expect(page.getByText(translate('user.nameLength'))).toBeVisible();
  await expect(page.getByText(translate('user.emailInvalid'))).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.getByLabel('Name').fill('Wendy Waterhouse');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('checkbox', { name: 'Notifications' }).uncheck();
  const zone = page.getByRole('combobox', { name: 'Time Zone' });
  await zone.click();
  await zone.fill('kolkata');
  await page.getByRole('option', { name: /Asia\/Kolkata/ }).click();
  const put = await sent(page, /\/api\/users\/[^/]+$/, () => update.click());
  expect(put.method()).toBe('PUT');
  expect(put.postDataJSON()).toMatchObject({
    name: 'Wendy Waterhouse',
    email,
    notify: false,
    time_zone: 'Asia/Kolkata',
  });
  await expect(messages(page).getByText(translate('user.saved'))).toBeVisible();
  await expect(page.getByRole('button', { name: 'Wendy Waterhouse, account and settings' })).toBeVisible();
  await page.reload();
  await expect(zone).toHaveValue(/Asia\/Kolkata/);
  await expect(page.getByRole('checkbox', { name: 'Notifications' })).not.toBeChecked();

  const picture = page.locator('input[type=file]');
  const changing = page.getByRole('button', { name: 'Change photo' });
  await picture.setInputFiles({ name: 'me.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(page.getByText(translate('image.notPicture'))).toBeVisible();
  const choose = async () => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), changing.click()]);
    await chooser.setFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(PIXELS, 'base64') });
  };
  await choose();
  await expect(page.getByRole('img', { name: 'Preview' })).toBeVisible();
  await expect(page.getByText(translate('image.notPicture'))).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(changing).toBeFocused();
  await choose();
  const part = page.getByRole('application', { name: /Part of the photo/ });
  await part.focus();
  const place = () => page.getByRole('dialog').locator('img').getAttribute('style');
  const before = await place();
  await page.keyboard.press('ArrowRight');
  await expect.poll(place).not.toBe(before);
  const posted = await sent(page, /\/avatar$/, () => page.getByRole('button', { name: 'Save photo' }).click());
  expect([posted.method(), posted.headers()['content-type']]).toEqual([
    'POST',
    expect.stringMatching(/^multipart\/form-data/),
  ]);
  await expect(messages(page).getByText(serviceText('user.avatarSaved'))).toBeVisible();
  const shown = page.getByRole('region', { name: 'Photo' }).locator('img');
  await expect(shown).toHaveAttribute('src', /^\/api\/images\/[\w-]{43}$/);
  expect(
    await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
});

/** A red square, as PNG. */
const PIXELS =
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAAAwCAIAAAAuKetIAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAfUlEQVRoge2SAQkAURSDFsBSV91kF2M8/sAAOhY/TpO6gQugvqK7EHdJ3cAFUF/RXYi7pG7gAqiv6C7EXVI3cAHUV3QX4i6pG7gA6iu6C3GX1A1cAPUV3YW4S+oGLoD6iu5C3CV1AxdAfUV3Ie6SuoELoL6iuxB3Sd3AxwN+BTG0tYYoM4sAAAAASUVORK5CYII=';

test('[PF11] a list of time zones that cannot be read takes nothing away from the profile', async ({
  page,
  request,
}) => {
  const { email } = await newAccount(request);
  await enterSignIn(page, email, WALKER_PASSWORD);
  await page.waitForURL('**/locations');
  await page.route('**/api/timezones', (route) => route.abort());
  await page.goto('/ViewProfile');
  await expect(page.getByText('The list of time zones could not be loaded.', { exact: false })).toBeVisible();
  await expect(messages(page).getByRole('status')).toHaveCount(0);
  await page.getByLabel('Name').fill('Wendy Without Zones');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(messages(page).getByText(translate('user.saved'))).toBeVisible();
});

test('[JP7] [NV13] the profile of somebody else is to be read and nothing else, by ?user and by ?id', async ({
  page,
  request,
}) => {
  const { user } = await newAccount(request);
  await signIn(page, MANAGER);
  for (const query of [`?user=${user.uuid}`, `?id=${user.uuid}`, `?id=unknown&user=${user.uuid}`]) {
    const read = await sent(page, new RegExp(`/api/users/${user.uuid}$`), () => page.goto(`/ViewProfile${query}`));
    expect(read.method()).toBe('GET');
    await expect(page.getByRole('heading', { name: 'Wendy Walker', level: 1 })).toBeVisible();
    await expect(page).toHaveTitle('Wendy Walker · Riverside · Atrium');
    const main = page.getByRole('main');
    await expect(main.getByText(user.email)).toBeVisible();
    for (const role of ['textbox', 'checkbox', 'combobox', 'button'] as const)
      await expect(main.getByRole(role)).toHaveCount(0);
  }
});

test('[JP8] [CL5] [CL6] a new location is confirmed by the link of its mail; whoever is signed in stays so', async ({
  page,
  browser,
  service,
}) => {
  await signIn(page, MANAGER);
  const create = async (name: string) => {
    await page.goto('/locations');
    await page.getByRole('button', { name: 'Create new' }).first().click();
    await page.getByLabel('Location name').fill(name);
    await page.getByRole('button', { name: 'Create location' }).click();
    await page.waitForURL('**/settings');
    await page.goto('/locations');
    await expect(page.getByRole('article', { name })).toContainText('Awaiting confirmation');
    return linkInMailbox(await browser.newContext({ baseURL: service.address }), `Please confirm ${name}`);
  };
  const link = await create('Pier Twenty');
  const token = new URLSearchParams(link.split('?')[1]).get('token') ?? '';
  const stranger = await (await browser.newContext({ baseURL: service.address })).newPage();
  const calls: string[] = [];
  stranger.on('request', (request) => calls.push(request.url()));
  await stranger.goto(link);
  const confirm = stranger.getByRole('button', { name: 'Confirm location' });
  await expect(confirm).toBeVisible();
  expect(calls.filter((url) => url.includes('/confirm-location'))).toEqual([]);
  const called = await sent(stranger, /\/confirm-location$/, () => confirm.click());
  expect([called.method(), (await called.allHeaders()).authorization]).toEqual(['GET', `Bearer ${token}`]);
  await stranger.waitForURL((url) => url.pathname === '/login' && url.search === '');
  await expect(stranger.getByText(serviceText('confirm.done'))).toBeVisible();
  expect(await storedSession(stranger)).toBeNull();
  await stranger.goto(link);
  await confirm.click();
  await expect(stranger.getByText(serviceText('confirm.already'))).toBeVisible();

  const own = await create('Pier Twenty-One');
  await page.goto(own);
  await page.getByRole('button', { name: 'Confirm location' }).click();
  await page.waitForURL((url) => url.pathname === '/locations' && url.search === '');
  await expect(messages(page).getByText(serviceText('confirm.done'))).toBeVisible();
  const card = page.getByRole('article', { name: 'Pier Twenty-One' });
  await expect(card).toBeVisible();
  await expect(card).not.toContainText('Awaiting confirmation');
});

test('[JP9] [SI14] every call carries the token of the session; logging out clears what the browser keeps', async ({
  page,
}) => {
  await signIn(page, MANAGER);
  const kept = JSON.parse((await storedSession(page)) ?? '{}') as { token: string; user: { email: string } };
  expect(kept.user.email).toBe(MANAGER);
  const list = await sent(page, /\/projects$/, () => page.reload());
  expect((await list.allHeaders()).authorization).toBe(`Bearer ${kept.token}`);
  await page.evaluate(() => localStorage.setItem('left over', 'by somebody'));
  await page.goto('/ViewProfile');
  await page.getByRole('button', { name: /account and settings$/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  expect(
    await page.evaluate(() => [localStorage.getItem('atrium.session'), localStorage.getItem('left over')]),
  ).toEqual([null, null]);
  await enterSignIn(page);
  await page.waitForURL('**/locations');
});

test('[JP10] somebody who is invited chooses a password by the link of the welcome mail', async ({ page, request }) => {
  const { email, query } = await invite(request);
  await page.goto(`/reset-password?${query}`);
  await page.getByLabel('Password', { exact: true }).fill(NEXT);
  await page.getByLabel('Confirm password', { exact: true }).fill(NEXT);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText(serviceText('password.resetDone'))).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(NEXT);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/locations');
});
