import { expect, type Page } from 'playwright/test';
import { test } from '../../support/browser/browserTest';
import { countPointers, pressBy, tabTo } from '../../support/browser/keyboard';
import { DEMO_PASSWORD, MANAGER, newPerson, RESELLER, STAFF, signIn } from '../../support/browser/people';
import { linkOf } from '../../support/mailLinks';

const row = (page: Page, name: string) => page.getByRole('row', { name });
const toast = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

/** The newest mail to an address, as provider staff read it in the demo world. */
async function mailTo(page: Page, email: string): Promise<string> {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('atrium.session') ?? '{}').token as string);
  const read = async <Data>(path: string): Promise<Data> => {
    const answer = await page.request.get(`/api/dev/mail${path}`, { headers: { authorization: `Bearer ${token}` } });
    return ((await answer.json()) as { data: Data }).data;
  };
  let id: string | undefined;
  await expect
    .poll(async () => {
      id = (await read<{ id: string; to: string }[]>('')).find(({ to }) => to.includes(email))?.id;
      return id !== undefined;
    })
    .toBe(true);
  return (await read<{ text: string }>(`/${id}`)).text;
}

async function chooseOption(
  page: Page,
  scope: ReturnType<Page['locator']>,
  field: string | RegExp,
  option: string | RegExp,
) {
  await scope.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option }).first().click();
}

test('[JU1] an administrator creates a user, whose mail lets them in to the pages that were granted; edits and deletes them', async ({
  page,
  context,
  browser,
  service,
}) => {
  const email = 'Nadia.Bell@riverside.example';
  await signIn(page, MANAGER);
  await page.goto('/settings/users');
  await page.getByRole('button', { name: 'Create new' }).click();
  const form = page.getByRole('dialog');

  await test.step('what is missing is said at its field, and the first one has the focus', async () => {
    await form.getByRole('button', { name: 'Create' }).click();
    for (const text of ['Please input user name.', 'Please input user email.', 'Please select a user role.'])
      await expect(form.getByText(text)).toBeVisible();
    await expect(form.getByLabel('Name')).toBeFocused();
    await form.getByLabel('Name').fill('Na');
    await form.getByLabel('Email').fill('nadia');
    await form.getByRole('button', { name: 'Create' }).click();
    await expect(form.getByText('Length should be 3 to 100.')).toBeVisible();
    await expect(form.getByText('Please input correct email address.')).toBeVisible();
    await expect(form.getByRole('group', { name: 'Page access' })).toHaveCount(0);
  });

  await form.getByLabel('Name').fill('Nadia Bell');
  await form.getByLabel('Email').fill(email);
  await form.getByRole('combobox', { name: 'Role' }).click();
  await expect(page.getByRole('option', { name: /Administrator.*Manages everything/ })).toBeVisible();
  await page.getByRole('option', { name: /^Editor/ }).click();
  await form.getByRole('button', { name: 'Create' }).click();
  await toast(page, 'Nadia Bell created successfully.');
  await expect(row(page, 'Nadia Bell')).toContainText('nadia.bell@riverside.example');
  await expect(row(page, 'Nadia Bell')).toBeFocused();

  await test.step('page access is given', async () => {
    await row(page, 'Nadia Bell').getByRole('link').click();
    await form.getByRole('checkbox', { name: /^Publish/ }).check();
    await form.getByRole('checkbox', { name: /^Audit Logs/ }).check();
    await form.getByRole('button', { name: 'Save' }).click();
    await toast(page, 'User settings updated successfully.');
  });

  await test.step('the welcome mail is sent again', async () => {
    await row(page, 'Nadia Bell').hover();
    await page.getByRole('button', { name: 'Resend welcome email to Nadia Bell' }).click();
    await toast(page, `Welcome email resent to ${email}.`);
  });

  await test.step('the person sets a password by the mail and signs in', async () => {
    const staff = await newPerson(await browser.newContext({ baseURL: service.address }), STAFF);
    const { path, query } = linkOf(await mailTo(staff, email));
    await staff.context().close();
    const other = await browser.newContext({ baseURL: service.address });
    const theirs = await other.newPage();
    await theirs.goto(`${path}?${query}`);
    await theirs.getByLabel('Password', { exact: true }).fill('a quiet harbour');
    await theirs.getByLabel(/confirm/i).fill('a quiet harbour');
    await theirs
      .getByRole('button', { name: /password|save|continue/i })
      .last()
      .click();
    await theirs.waitForURL('**/login');
    await theirs.getByLabel('Email').fill(email);
    await theirs.getByLabel('Password', { exact: true }).fill('a quiet harbour');
    await theirs.getByRole('button', { name: 'Sign in' }).click();
    await theirs.waitForURL('**/locations');
    await theirs.getByRole('button', { name: /Nadia Bell/ }).click();
    await expect(theirs.getByRole('menuitem', { name: 'My Profile' })).toBeVisible();
    await expect(theirs.getByRole('menuitem', { name: 'Users', exact: true })).toHaveCount(0);
    await other.close();
  });

  await test.step('deleting asks first; the focus goes to the row that takes the place', async () => {
    await page.reload();
    await row(page, 'Nadia Bell').hover();
    await page.getByRole('button', { name: 'Delete Nadia Bell' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('This process cannot be reversed.');
    await expect(dialog).toContainText('Do you wish to continue?');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await toast(page, 'User deleted successfully.');
    await expect(row(page, 'Nadia Bell')).toHaveCount(0);
    await expect(row(page, 'Sena Ito')).toBeFocused();
  });
  await context.close();
});

test('[JU2] the list of users is searched and sorted, and the address says how', async ({ page }) => {
  await signIn(page, MANAGER);
  await page.goto('/settings/users');
  // Other journeys add users to this service.
  const known = ['Eli Marsh', 'Maya Okafor', 'Sena Ito'];
  const names = async () =>
    (await page.getByRole('grid').getByRole('link').allTextContents()).filter((name) => known.includes(name));
  await expect.poll(names).toEqual(['Eli Marsh', 'Maya Okafor', 'Sena Ito']);
  for (const [column, sorted] of [
    ['Name', 'descending'],
    ['Email', 'ascending'],
    ['Role', 'ascending'],
  ] as const) {
    await page.getByRole('columnheader', { name: column }).getByRole('button').click();
    await expect(page.getByRole('columnheader', { name: column })).toHaveAttribute('aria-sort', sorted);
  }
  await expect.poll(names).toEqual(['Maya Okafor', 'Eli Marsh', 'Sena Ito']);
  // Letter by letter, each as soon as it can be.
  await page.getByRole('searchbox', { name: 'Search users' }).pressSequentially('MAR');
  await expect.poll(names).toEqual(['Eli Marsh']);
  await expect(page).toHaveURL(/search=MAR/);
  await expect(page).toHaveURL(/sort=role/);
  await page.reload();
  await expect.poll(names).toEqual(['Eli Marsh']);
  await page.getByRole('searchbox', { name: 'Search users' }).fill('nobody');
  await expect(page.getByText('No user matches “nobody”.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).last().click();
  await expect.poll(names).toHaveLength(3);
});

test('[JU9] ten thousand users scroll with fewer than a hundred rows in the page, and keys reach the last', async ({
  page,
}) => {
  await signIn(page, MANAGER);
  await page.route('**/api/organisations/*/users', async (route) => {
    const answer = await route.fetch();
    const { data, message } = (await answer.json()) as { data: { users: { uuid: string }[] }; message: string };
    const users = Array.from({ length: 10_000 }, (_, at) => ({
      ...data.users[0],
      uuid: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
      name: `Person ${at}`,
    }));
    return route.fulfill({ json: { data: { users }, message } });
  });
  await page.goto('/settings/users');
  await tabTo(page, row(page, 'Person 0 '));
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '10001');
  expect(await page.getByRole('row').count()).toBeLessThan(100);
  await page.keyboard.press('End');
  await expect(row(page, 'Person 9999')).toBeFocused();
  expect(await page.getByRole('row').count()).toBeLessThan(100);
  await page.keyboard.press('PageUp');
  await expect(row(page, 'Person 9989')).toBeFocused();
});

test('[JU3] [US18] a list that fails says so with its status and is tried again; a refused deletion says why', async ({
  page,
}) => {
  await signIn(page, MANAGER);
  await page.route(
    '**/api/organisations/*/users',
    (route) => route.fulfill({ status: 503, json: { error: 'Closed for repairs.', message: '', code: 'busy' } }),
    { times: 1 },
  );
  await page.goto('/settings/users');
  await expect(page.getByRole('heading', { name: 'ERROR 503' })).toBeVisible();
  await expect(page.getByText('Closed for repairs.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(row(page, 'Eli Marsh')).toBeVisible();

  for (const [status, text] of [
    [400, 'You cannot delete your own user account.'],
    [401, 'You are unauthorised to delete this user.'],
    [403, 'You are unauthorised to delete this user.'],
    [500, 'An error occurred while attempting to delete this user.'],
  ] as const) {
    await page.route(
      '**/api/users/*',
      (route) => route.fulfill({ status, json: { error: 'No.', message: '', code: 'no' } }),
      { times: 1 },
    );
    await row(page, 'Eli Marsh').hover();
    await page.getByRole('button', { name: 'Delete Eli Marsh' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
    await toast(page, text);
    await expect(row(page, 'Eli Marsh')).toBeVisible();
  }
  // While one is being deleted nothing can be done with them, and no other one can be deleted.
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(
    '**/api/users/*',
    async (route) => {
      await held;
      await route.fulfill({ status: 500, json: { error: 'No.', message: '', code: 'no' } });
    },
    { times: 1 },
  );
  await row(page, 'Eli Marsh').hover();
  await page.getByRole('button', { name: 'Delete Eli Marsh' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(row(page, 'Eli Marsh')).toContainText('Deleting please wait');
  await expect(row(page, 'Eli Marsh').getByRole('button', { name: /^(Edit|Resend|Delete)/ })).toHaveCount(0);
  const others = page.getByRole('button', { name: 'One user is being deleted' });
  await expect(others.first()).toHaveAttribute('aria-disabled', 'true');
  await others.first().click({ force: true });
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Delete / })).toHaveCount(0);
  answer();
  await expect(page.getByRole('button', { name: 'Delete Eli Marsh' })).toBeAttached();

  let isAsked = false;
  await page.route('**/api/users/*', (route) => {
    isAsked = true;
    return route.continue();
  });
  await row(page, 'Maya Okafor').hover();
  await page.getByRole('button', { name: 'Delete Maya Okafor' }).click();
  await expect(
    page.getByText('You cannot delete yourself. Please contact support for more information.'),
  ).toBeVisible();
  expect(isAsked).toBe(false);
});

test('[JU4] a reseller creates and edits a customer, acts for it, and deletes it in two steps', async ({ page }) => {
  await signIn(page, RESELLER);
  await page.goto('/settings/organisations');
  await page.getByRole('button', { name: 'Create new' }).click();
  const form = page.getByRole('dialog');
  await expect(form.getByLabel('Colour', { exact: true })).toHaveValue('#000000');
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(form.getByText('Please enter a organisation name.')).toBeVisible();
  await form.getByLabel('Name').fill('Pier Nine');
  await form.getByLabel('Colour', { exact: true }).fill('#1f5fbf');
  await form.getByRole('switch').check();
  await form.getByRole('checkbox', { name: /^Locations/ }).check();
  await form.getByRole('button', { name: 'Add file group' }).click();
  await form.getByLabel('File group 1', { exact: true }).fill('Plans');
  await form.getByRole('button', { name: 'Create' }).click();
  await toast(page, 'Organisation successfully created.');
  await expect(row(page, 'Pier Nine')).toContainText('Reseller');

  await row(page, 'Pier Nine').hover();
  await page.getByRole('button', { name: 'Edit Organisation Pier Nine' }).click();
  await expect(form.getByLabel('File group 1', { exact: true })).toHaveValue('Plans');
  await expect(form.getByRole('combobox', { name: 'Parent' })).toHaveText('Northwind Retail');
  await form.getByRole('switch').uncheck();
  await form.getByRole('button', { name: 'Save' }).click();
  await toast(page, 'Organisation updated successfully.');
  await expect(row(page, 'Pier Nine')).not.toContainText('Reseller');

  await row(page, 'Pier Nine').hover();
  await page.getByRole('button', { name: 'Remote Admin of Pier Nine' }).click();
  await expect(page.getByText('Viewing Pier Nine as')).toBeVisible();
  await page.getByRole('button', { name: 'Back to Northwind Retail' }).click();
  await expect(page.getByText('Viewing Pier Nine as')).toHaveCount(0);

  await page.goto('/settings/organisations');
  const remove = page.getByRole('button', { name: 'Delete Pier Nine' });
  const dialog = page.getByRole('alertdialog');
  await row(page, 'Pier Nine').hover();
  await remove.click();
  await expect(dialog).toContainText('this process will delete the organisation and associated data linked to it.');
  await expect(dialog).toContainText('Do you wish to continue?');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByText('This process cannot be reversed.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).last().click();
  await expect(dialog).toHaveCount(0);
  await expect(row(page, 'Pier Nine')).toBeVisible();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/organisations/*', async (route) => {
    if (route.request().method() === 'DELETE') await held;
    return route.continue();
  });
  await row(page, 'Pier Nine').hover();
  await remove.click();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await page
    .getByRole('alertdialog', { name: 'Really delete Pier Nine?' })
    .getByRole('button', { name: 'Confirm' })
    .click();
  await expect(row(page, 'Pier Nine')).toContainText('Deleting please wait');
  release();
  await toast(page, 'Organisation deleted successfully.');
  await expect(row(page, 'Pier Nine')).toHaveCount(0);
});

test('[JU5] provider staff create an organisation, a project, a building and a floor; the provider’s child stands for the provider', async ({
  page,
}) => {
  await signIn(page, STAFF);
  await page.goto('/admin/organisation-administration/create');
  const card = (name: string) => page.getByRole('form', { name, exact: true });
  const create = (name: string) => card(name).getByRole('button', { name: 'Create' }).click();

  await create('Organisation');
  await expect(card('Organisation').getByText('Please enter a organisation name.')).toBeVisible();
  const posted = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/organisations'),
  );
  await chooseOption(page, card('Organisation'), 'Parent organisation', 'Atrium Internal');
  await card('Organisation').getByLabel('Organisation name').fill('Quayside Works');
  await create('Organisation');
  await expect(card('Organisation').getByText('Organisation successfully created.')).toBeVisible();
  expect((await posted).postDataJSON()).toMatchObject({ organisation_uuid: '0b6e6e00-0000-4000-8000-000000000001' });

  await create('Project');
  for (const text of ['Please input project name', 'Please input project description', 'Please select an organisation'])
    await expect(card('Project').getByText(text)).toBeVisible();
  await card('Project').getByLabel('Project name').fill('Qu');
  await create('Project');
  await expect(card('Project').getByText('Length should be 3 to 100')).toBeVisible();
  await chooseOption(page, card('Project'), 'Organisation', 'Quayside Works');
  await card('Project').getByLabel('Project name').fill('Quay Hall');
  await card('Project').getByLabel('Project description').fill('A hall by the water.');
  await create('Project');
  await expect(card('Project').getByText('Project successfully created.')).toBeVisible();

  await create('Building');
  for (const text of ['Please input building name', 'Please input building short name', 'Please select a project'])
    await expect(card('Building').getByText(text)).toBeVisible();
  await chooseOption(page, card('Building'), 'Organisation', 'Quayside Works');
  await chooseOption(page, card('Building'), 'Project', 'Quay Hall');
  await card('Building').getByLabel('Building name').fill('East');
  await card('Building').getByLabel('Building short name').fill('E');
  await create('Building');
  await expect(card('Building').getByText('Building successfully created.')).toBeVisible();

  await expect(card('Floor').getByRole('combobox', { name: 'Building' })).toBeDisabled();
  await expect(card('Floor').getByText('Choose a project first.')).toBeVisible();
  await create('Floor');
  for (const text of [
    'Please input floor name',
    'Please input floor short name',
    'Please select a project',
    'Please select a building',
  ])
    await expect(card('Floor').getByText(text)).toBeVisible();
  await chooseOption(page, card('Floor'), 'Organisation', 'Quayside Works');
  await chooseOption(page, card('Floor'), 'Project', 'Quay Hall');
  await chooseOption(page, card('Floor'), 'Building', 'East');
  await card('Floor').getByLabel('Floor name').fill('Ground');
  await card('Floor').getByLabel('Floor short name').fill('G');
  const floor = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/floors'));
  await create('Floor');
  await expect(card('Floor').getByText('Floor successfully created.')).toBeVisible();
  expect((await floor).postDataJSON()).toMatchObject({ name: 'Ground', shortname: 'G', order: 0 });
  // The page itself goes on acting for the provider.
  await expect(page.getByText(/^Viewing/)).toHaveCount(0);
});

test('[JU6] the details of the organisation: typing stops at 24 characters, the logo is sent, the top bar follows', async ({
  page,
}) => {
  await signIn(page, MANAGER);
  await page.goto('/settings/organisation');
  const form = page.getByRole('form', { name: 'Organisation Profile' });
  const name = form.getByLabel('Name');
  await name.fill('Riverside and far beyond it');
  await expect(name).toHaveValue('Riverside and far beyond');
  await form.getByLabel('Website').fill('riverside.example');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Please enter an address that begins with http:// or https://')).toBeVisible();
  await form.getByLabel('Website').fill('https://riverside.example');
  await form.getByLabel('Colour', { exact: true }).fill('#ffe08a');
  await expect(
    page.getByRole('figure', { name: 'Preview' }).locator('[data-readable="#000000"]').first(),
  ).toBeVisible();
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  await form
    .getByLabel('Logo file')
    .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(form.getByText('Please choose a PNG, JPEG or WebP image of at most 36 megapixels.')).toBeVisible();
  await form
    .getByLabel('Logo file')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') });
  await expect(form.getByAltText('Logo')).toHaveAttribute('src', /^\/api\/images\//);
  await form.getByRole('button', { name: 'Save' }).click();
  await toast(page, 'Organisation updated successfully.');
  await expect(page.getByRole('banner').getByText('Riverside and far beyond')).toBeVisible();
  await expect(page.getByRole('banner').locator('img')).toHaveAttribute('src', /^\/api\/images\//);
  await name.fill('Riverside');
  await form.getByRole('button', { name: 'Remove Logo' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('banner').getByText('Riverside', { exact: true })).toBeVisible();
});

test('[JU7] provider staff save a role by its name', async ({ page }) => {
  await signIn(page, STAFF);
  await page.goto('/settings/users');
  await page.getByRole('button', { name: 'Roles' }).click();
  const form = page.getByRole('dialog', { name: 'Roles of Atrium' });
  await expect(form.getByRole('checkbox', { name: 'Manage kiosks' })).toBeVisible();
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(form.getByText('Please input role name')).toBeVisible();
  await form.getByLabel('Role name').fill('  Night desk ');
  await form.getByLabel('Description').fill('Nights');
  await form.getByRole('checkbox', { name: 'Manage kiosks' }).check();
  const sent = page.waitForRequest((request) => request.method() === 'PUT' && request.url().endsWith('/roles'));
  await form.getByRole('button', { name: 'Create' }).click();
  await toast(page, 'Night desk created successfully.');
  expect((await sent).url()).toMatch(/\/organisation\/[0-9a-f-]+\/roles$/);
  expect((await sent).postDataJSON()).toEqual({
    name: 'Night desk',
    description: 'Nights',
    permissions: [7],
    features: null,
  });
});

test('[JU8] users and organisations are worked with by keys alone', async ({ page }) => {
  const pointers = await countPointers(page);
  const { keyboard } = page;
  await page.goto('/login');
  await tabTo(page, page.getByLabel('Email'));
  await keyboard.type(RESELLER);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await keyboard.type(DEMO_PASSWORD);
  await keyboard.press('Enter');
  await page.waitForURL('**/locations');

  await page.goto('/settings/organisations');
  const first = row(page, 'Harbour Hospital Trust');
  await tabTo(page, first);
  await keyboard.press('End');
  await expect(row(page, 'Riverside')).toBeFocused();
  await keyboard.press('Home');
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowRight');
  await expect(first.getByRole('button', { name: 'Edit Organisation Harbour Hospital Trust' })).toBeFocused();
  await keyboard.press('Escape');
  await keyboard.press('Enter');
  const form = page.getByRole('dialog');
  await expect(form.getByLabel('Name')).toBeFocused();
  await keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await expect(first).toBeFocused();
  await keyboard.press('ArrowUp');
  await keyboard.press('Enter');
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');

  await page.goto('/settings/users');
  await pressBy(page, page.getByRole('button', { name: 'Create new' }));
  await expect(form.getByLabel('Name')).toBeFocused();
  await keyboard.type('Key Board');
  await expect(form.getByLabel('Name')).toHaveValue('Key Board');
  await tabTo(page, form.getByLabel('Email'));
  await keyboard.type('keys@northwind.example');
  await tabTo(page, form.getByRole('combobox', { name: 'Role' }));
  await keyboard.press('Enter');
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await pressBy(page, form.getByRole('button', { name: 'Create' }));
  await toast(page, 'Key Board created successfully.');
  const made = row(page, 'Key Board');
  await expect(made).toBeFocused();
  for (let press = 0; press < 4; press += 1) await keyboard.press('ArrowRight');
  await expect(made.getByRole('button', { name: 'Delete Key Board' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await toast(page, 'User deleted successfully.');
  await expect(made).toHaveCount(0);
  await expect(row(page, 'Noor Haddad')).toBeFocused();
  expect(await pointers()).toBe(0);
});
