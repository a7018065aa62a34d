import { expect, type Page } from 'playwright/test';
import sharp from 'sharp';
import { test } from '../../support/browser/browserTest';
import { MANAGER, RESELLER, signIn } from '../../support/browser/people';

const card = (page: Page, name: string) => page.getByRole('gridcell', { name, exact: true });
const row = (page: Page, name: string) => page.getByRole('row', { name });
const DEMO_CATEGORY =
  /Beauty & Health|Books & Toys|Electronics|Fashion|Food & Drink|Groceries|Home & Living|Jewellery & Watches|Leisure|Services|Shoes & Bags|Sports & Outdoors/;
const shown = (page: Page) => page.getByText(/^\d+ shown$/);

/** The calls about destinations, as `METHOD path`. */
const callsOf = (page: Page) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && pathname.includes('/destinations'))
      sent.push(`${request.method()} ${pathname.replace(/^\/api\//, '').replace(/[0-9a-f-]{36}|\d+/g, '*')}`);
  });
  return sent;
};

test('[DE20] [DE21] [DE22] destinations are found by search and filters, as cards and as a table', async ({ page }) => {
  await signIn(page, MANAGER);
  await page.goto('/destinations');
  await expect(card(page, 'Analogue Attic')).toBeVisible();

  await test.step('the search and the filters narrow the list together', async () => {
    await page.getByRole('searchbox', { name: 'Search destinations' }).fill('coffee');
    await expect(card(page, 'Bean Ferry Coffee')).toBeVisible();
    await expect(card(page, 'Analogue Attic')).toHaveCount(0);
    await page.getByRole('searchbox', { name: 'Search destinations' }).fill('');
    await page.getByRole('combobox', { name: 'Category' }).click();
    await page.getByRole('option', { name: 'Electronics' }).click();
    await expect(card(page, 'Analogue Attic')).toBeVisible();
    await expect(card(page, 'Bean Ferry Coffee')).toHaveCount(0);
    await expect(shown(page)).toBeVisible();
    await page.getByRole('combobox', { name: 'Rooms' }).click();
    await page.getByRole('option', { name: 'In no room' }).click();
    await expect(page.getByText('No destination matches the search and the filters.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(card(page, 'Bean Ferry Coffee')).toBeVisible();
  });

  await test.step('the table has the stated columns, and the address keeps it', async () => {
    await page.getByRole('radio', { name: 'Table' }).click();
    await expect(page).toHaveURL(/view=table/);
    await page.reload();
    for (const name of ['Logo', 'Name', 'Categories', 'Description'])
      await expect(page.getByRole('columnheader', { name })).toBeVisible();
    await page.getByRole('button', { name: 'Categories' }).click();
    await expect(page.getByRole('columnheader', { name: 'Categories' })).toHaveAttribute('aria-sort', 'ascending');
    // Other journeys leave destinations without a category, which stand before all others.
    const first = page.getByRole('row').filter({ hasText: DEMO_CATEGORY }).first();
    await expect(first).toContainText('Beauty & Health');
    await page.getByRole('button', { name: 'Categories' }).click();
    await expect(page.getByRole('columnheader', { name: 'Categories' })).toHaveAttribute('aria-sort', 'descending');
    await expect(first).not.toContainText('Beauty & Health');
  });

  await test.step('[DE24] a result of the global search opens the form', async () => {
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('/');
    await page.keyboard.type('Analogue');
    await page.getByRole('listbox', { name: 'Search results' }).getByRole('option', { name: 'Analogue Attic' }).click();
    await expect(page.getByRole('dialog', { name: 'Analogue Attic' })).toBeVisible();
    await expect(page).toHaveURL(/destinations\?open=\d+/);
  });
});

test('[DE24] [DE25] [DE26] [DE27] [DE28] [DE32] [DE33] [DE44] a manager creates a destination with every part of its form, changes and deletes it', async ({
  page,
}) => {
  await signIn(page, MANAGER);
  const sent = callsOf(page);
  await page.goto('/destinations?view=table');
  await page.getByRole('button', { name: 'Create new' }).click();
  const form = page.locator('[data-dialog=destination]');

  await test.step('the form begins at the name, without an error', async () => {
    await expect(form.getByLabel('Name')).toBeFocused();
    await expect(form.getByRole('tab', { name: /has errors/ })).toHaveCount(0);
    await expect(form.getByText('Please input destination name')).toHaveCount(0);
  });

  await test.step('what is missing is named, also in a part that is not open', async () => {
    await form.getByRole('tab', { name: 'Hours and colours' }).click();
    await form.getByRole('button', { name: 'Create' }).click();
    await expect(form.getByText('Please input destination name')).toBeVisible();
    await expect(form.getByText('Please input destination description')).toBeVisible();
    await expect(form.getByText('Please select at least one category.')).toBeVisible();
    await expect(form.getByLabel('Name')).toBeFocused();
    expect(sent).toEqual([]);
  });

  await test.step('general fields', async () => {
    await form.getByLabel('Name').fill('Night Bakery');
    await form.getByLabel('Description').fill('Bread after dark. '.repeat(20));
    await form.getByRole('combobox', { name: 'Categories' }).pressSequentially('Food');
    await page.getByRole('menuitemcheckbox', { name: 'Food & Drink' }).click();
    await page.keyboard.press('Escape');
    const tags = form.getByRole('textbox', { name: 'Tags' });
    for (const tag of ['warm', '  bread ', 'warm', '   ']) {
      await tags.fill(tag);
      await tags.press('Enter');
    }
    await expect(form.getByRole('button', { name: /^(bread|warm)/ })).toHaveText(['bread', 'warm']);
    await form.getByRole('radio', { name: '4.5 stars' }).check({ force: true });
    await expect(form.getByText('4.5 stars', { exact: true })).toBeVisible();
  });

  await test.step('a sub-destination needs its main one; Apple categories do not overlap', async () => {
    await form.getByRole('tab', { name: 'Relations' }).click();
    await form.getByRole('switch').click();
    await form.getByRole('tab', { name: 'General' }).click();
    await form.getByRole('button', { name: 'Create' }).click();
    await expect(form.getByText('Please select a destination', { exact: true })).toBeVisible();
    await form.getByRole('combobox', { name: 'Main destination' }).pressSequentially('Bean Ferry');
    await page.getByRole('option', { name: 'Bean Ferry Coffee' }).click();
    await form.getByRole('combobox', { name: 'Primary Apple category' }).pressSequentially('Bak');
    await page.getByRole('option', { name: 'Bakery' }).click();
    await form.getByRole('combobox', { name: 'Secondary Apple categories' }).pressSequentially('Bak');
    await expect(page.getByRole('menuitemcheckbox', { name: 'Bakery (primary category)' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await form.getByRole('combobox', { name: 'Secondary Apple categories' }).fill('Food M');
    await page.getByRole('menuitemcheckbox', { name: 'Food Market' }).click();
    await page.keyboard.press('Escape');
    await form.getByRole('combobox', { name: 'Primary Apple category' }).click();
    await form.getByRole('combobox', { name: 'Primary Apple category' }).fill('Food M');
    await expect(page.getByRole('option', { name: 'Food Market (secondary category)' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await page.keyboard.press('Escape');
  });

  await test.step('hours, colours and additional data', async () => {
    await form.getByRole('tab', { name: 'Hours and colours' }).click();
    await form.getByRole('switch', { name: 'Show opening hours' }).click();
    await form.getByRole('switch', { name: 'Monday: Closed' }).click();
    await form.getByLabel('Monday, closes').fill('23:30');
    await form.getByRole('button', { name: 'Copy Monday to all days' }).click();
    await expect(form.getByLabel('Sunday, closes')).toHaveValue('23:30');
    await form.getByRole('switch', { name: 'Use own colours' }).click();
    await expect(form.getByRole('textbox', { name: /^(Labels|Destinations), \w+$/ })).toHaveCount(6);
    await form.getByRole('tab', { name: 'More data' }).click();
    await form.getByRole('button', { name: 'Add data' }).click();
    const chooser = page.getByRole('dialog', { name: 'Select New Input' });
    await chooser.getByRole('button', { name: 'Add' }).click();
    await expect(chooser.getByText('Make a choice')).toBeVisible();
    await chooser.getByRole('combobox').click();
    await page.getByRole('option', { name: 'Website' }).click();
    await chooser.getByRole('button', { name: 'Add' }).click();
    await form.getByRole('textbox', { name: 'Website' }).fill('https://night-bakery.example');
    await form.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByText('Night Bakery created successfully.').first()).toBeVisible();
    expect(sent).toEqual(['POST organisations/*/destinations']);
    await expect(row(page, 'Night Bakery')).toContainText('Food & Drink');
    await expect(row(page, 'Night Bakery')).toContainText('…');
  });

  await test.step('everything is there when it is opened again; only what changed is sent', async () => {
    sent.length = 0;
    await page.getByRole('link', { name: 'Night Bakery' }).click();
    await expect(form.getByText('4.5 stars', { exact: true })).toBeVisible();
    await form.getByRole('tab', { name: 'Relations' }).click();
    await expect(form.getByRole('combobox', { name: 'Main destination' })).toHaveValue('Bean Ferry Coffee');
    await expect(form.getByRole('combobox', { name: 'Primary Apple category' })).toHaveValue('Bakery');
    await form.getByRole('switch').click();
    await form.getByRole('tab', { name: 'More data' }).click();
    await expect(form.getByRole('textbox', { name: 'Website' })).toHaveValue('https://night-bakery.example');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Destination updated successfully.').first()).toBeVisible();
    expect(sent).toEqual(['PUT destinations/*']);
    await expect(form).toHaveCount(0);
  });

  await test.step('a placed destination says how many rooms it leaves; this one is in none', async () => {
    await page.getByRole('searchbox', { name: 'Search destinations' }).fill('Baby Change');
    await row(page, 'Baby Change').hover();
    await row(page, 'Baby Change').getByRole('button', { name: 'Delete Baby Change' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete Baby Change?' });
    await expect(question.getByText(/Baby Change will be taken out of \d+ rooms\./)).toBeVisible();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('searchbox', { name: 'Search destinations' }).fill('Night Bakery');
    await page.getByRole('link', { name: 'Night Bakery' }).click();
    await form.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Destination deleted successfully.').first()).toBeVisible();
    await expect(row(page, 'Night Bakery')).toHaveCount(0);
  });
});

test('[DE23] of ten thousand destinations only those near the window are rendered, and the keyboard reaches the last', async ({
  page,
}) => {
  await signIn(page, MANAGER);
  await page.route(/\/api\/organisations\/[^/]+\/destinations(\?|$)/, async (route) => {
    const answer = await route.fetch();
    const { data, message } = (await answer.json()) as { data: object[]; message: string };
    const [one] = data;
    const many = Array.from({ length: 10_000 }, (_, at) => ({ ...one, id: at + 1, name: `Place ${at + 1}` }));
    await route.fulfill({ response: answer, json: { data: many, message } });
  });
  await page.goto('/destinations');
  await expect(card(page, 'Place 1')).toBeVisible();
  expect(await page.getByRole('gridcell').count()).toBeLessThan(150);
  await card(page, 'Place 1').focus();
  await page.keyboard.press('ArrowRight');
  await expect(card(page, 'Place 2')).toBeFocused();
  await page.keyboard.press('End');
  await expect(card(page, 'Place 10000')).toBeFocused();
  await expect(card(page, 'Place 10000')).toBeInViewport();
  await page.getByRole('radio', { name: 'Table' }).click();
  await expect(row(page, 'Place 2').first()).toBeVisible();
  expect(await page.getByRole('row').count()).toBeLessThan(150);
  await page.getByRole('searchbox', { name: 'Search destinations' }).fill('place 9999');
  await expect(row(page, 'Place 9999')).toBeVisible();
  await expect(shown(page)).toHaveText('1 shown');
});

test('[DE34] after a switch of the organisation its own destinations are loaded', async ({ page }) => {
  await signIn(page, RESELLER);
  await page.goto('/destinations');
  await expect(page.getByRole('heading', { name: 'Destinations', level: 1 })).toBeVisible();
  await expect(card(page, 'Analogue Attic')).toHaveCount(0);
  await page.getByRole('button', { name: /switch organisation$/ }).click();
  const switcher = page.getByRole('dialog', { name: 'Switch organisation' });
  await switcher.getByRole('region', { name: 'Customers' }).getByRole('button', { name: 'Riverside' }).click();
  await expect(page.getByText('Viewing Riverside as', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'Destinations' }).first().click();
  await expect(card(page, 'Analogue Attic')).toBeVisible();
});

test('[DE35] [DE36] [DE37] [DE38] logo, document and files are uploaded with a new destination', async ({ page }) => {
  const png = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#0b6e6e' } })
    .png()
    .toBuffer();
  const document = { name: 'menu.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 menu') };
  await signIn(page, MANAGER);
  const sent = callsOf(page);
  await page.goto('/destinations?open=new');
  const form = page.locator('[data-dialog=destination]');
  await form.getByLabel('Name').fill('Paper Boat Press');
  await form.getByLabel('Description').fill('Lanterns');
  await form.getByRole('combobox', { name: 'Categories' }).pressSequentially('Home');
  await page.getByRole('menuitemcheckbox', { name: 'Home & Living' }).click();
  await page.keyboard.press('Escape');

  await test.step('pictures, and a file that is kept until the destination is there', async () => {
    await form.getByRole('tab', { name: 'Pictures and files' }).click();
    await expect(form.getByText('500 x 500 pixels recommended').first()).toBeVisible();
    await form
      .getByRole('region', { name: 'Logo', exact: true })
      .locator('input[type=file]')
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png });
    await expect(form.getByRole('region', { name: 'Logo', exact: true }).getByRole('img')).toBeVisible();
    await form
      .getByLabel('File for Leases')
      .setInputFiles({ name: 'lease.txt', mimeType: 'text/plain', buffer: Buffer.from('lease') });
    await expect(form.getByText('lease.txt, will be uploaded when you create the destination')).toBeVisible();
    expect(sent).toEqual([]);
  });

  await test.step('a document is one PDF, and can be removed', async () => {
    await form.getByRole('tab', { name: 'More data' }).click();
    await form.getByRole('button', { name: 'Add data' }).click();
    const chooser = page.getByRole('dialog', { name: 'Select New Input' });
    await chooser.getByRole('combobox').click();
    await page.getByRole('option', { name: 'Menu' }).click();
    await chooser.getByRole('button', { name: 'Add' }).click();
    const input = form.getByLabel('File for Menu');
    await input.setInputFiles([document, document]);
    await expect(form.getByText('You may only upload one file.')).toBeVisible();
    await input.setInputFiles({ ...document, name: 'menu.txt', mimeType: 'text/plain' });
    await expect(form.getByText('Please choose a PDF file.')).toBeVisible();
    await input.setInputFiles(document);
    await expect(form.getByLabel('Address of Menu')).toHaveValue(/^\/api\/images\//);
    await form.getByRole('button', { name: 'Remove: Menu' }).click();
    await expect(form.getByLabel('Address of Menu')).toHaveValue('');
    await input.setInputFiles(document);
    await expect(form.getByLabel('Address of Menu')).toHaveValue(/^\/api\/images\//);
  });

  await test.step('the file follows the creation; another replaces it at once', async () => {
    await form.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByText('Paper Boat Press created successfully.').first()).toBeVisible();
    expect(sent).toEqual(['POST organisations/*/destinations', 'POST destinations/*/files']);
    await expect(card(page, 'Paper Boat Press').locator('img')).toBeVisible();
    await card(page, 'Paper Boat Press').getByRole('link').click();
    await form.getByRole('tab', { name: 'Pictures and files' }).click();
    await expect(form.getByText('lease.txt (1 KB)')).toBeVisible();
    await page.route('**/api/destinations/*/files', (route) => route.abort(), { times: 1 });
    const next = { name: 'lease 2.txt', mimeType: 'text/plain', buffer: Buffer.from('lease') };
    await form.getByLabel('File for Leases').setInputFiles(next);
    await expect(form.getByText('There was an issue with your request. Please try again later.')).toBeVisible();
    await form.getByLabel('File for Leases').setInputFiles(next);
    await expect(form.getByText('lease 2.txt (1 KB)')).toBeVisible();
    await form.getByRole('button', { name: 'Cancel' }).click();
    await expect(form).toHaveCount(0);
  });
});
