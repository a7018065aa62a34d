import { expect, type Page } from 'playwright/test';
import { test } from '../../support/browser/browserTest';
import { openTab } from '../../support/browser/openTab';
import { MANAGER, signIn } from '../../support/browser/people';

/** Opens a tab of the settings of a new location and returns its uuid. */
async function newLocation(page: Page, name: string): Promise<string> {
  // The list has a button and, once it is there, a tile.
  await page.getByRole('button', { name: 'Create new' }).first().click();
  const form = page.getByRole('dialog', { name: 'New location' });
  await form.getByRole('button', { name: 'Create location' }).click();
  await expect(form.getByText('Please input location name')).toBeVisible();
  await form.getByLabel('Location name').fill(name);
  await form.getByRole('button', { name: 'Create location' }).click();
  await page.waitForURL('**/settings');
  return /locations\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
}

const toast = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

test('[LO4] [LS22] [LS9] [LS10] [LS15] [LS16] [LS18] [AK1] [AK3] [AK4] [AK9] [LG1] [LG3] [VS31] a manager sets a location up and deletes it', async ({
  page,
}) => {
  await signIn(page, MANAGER);
  const project = await newLocation(page, 'Quay House');
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/projects/'))
      sent.push(`${request.method()} ${pathname.split('/').slice(4).join('/')}`);
  });
  await page.goto(`/locations/${project}/settings`);
  await expect(page.getByRole('heading', { name: 'Quay House Settings', level: 1 })).toBeVisible();
  await expect
    .poll(() => sent)
    .toEqual(expect.arrayContaining(['GET ', 'GET settings', 'GET access-keys', 'GET meshes-without-nodes']));

  await test.step('the overview has a part for each thing that a location needs', async () => {
    for (const name of ['Publishing', 'Access keys', 'Broken meshes', 'Icons', 'Map integrations', 'Skin'])
      await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
    await page.getByRole('region', { name: 'Icons', exact: true }).getByRole('button').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('an access key is generated, limited to domains and deactivated', async () => {
    await expect(page.getByText('You do not currently have an active API key.')).toBeVisible();
    await page.getByRole('button', { name: 'Generate key' }).click();
    await page.getByRole('button', { name: 'Edit Access key of Quay House' }).click();
    const form = page.getByRole('dialog', { name: 'Access key of Quay House' });
    await form.getByRole('button', { name: 'Add' }).click();
    await expect(form.getByText('Invalid URL')).toBeVisible();
    await form.getByRole('textbox', { name: 'New domain' }).fill('https://*.quay.example');
    await form.getByRole('button', { name: 'Add' }).click();
    await expect(form.getByText('https://*.quay.example')).toBeVisible();
    // A domain that is typed and not added is never left out.
    await form.getByRole('textbox', { name: 'New domain' }).fill('not a url');
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(form.getByText('Invalid URL')).toBeVisible();
    await form.getByRole('textbox', { name: 'New domain' }).fill('https://quay.example');
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('2 domains', { exact: false }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Deactivate Access key of Quay House' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question.getByText('All connected apps will stop working immediately.')).toBeVisible();
    await question.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('You do not currently have an active API key.')).toBeVisible();
  });

  await test.step('the details refuse an empty description, ask before they are left, and are saved', async () => {
    const skins = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/skins');
    await openTab(page, 'Details');
    await expect(page).toHaveURL(/tab=details/);
    expect((await skins).status()).toBe(200);
    await page.getByLabel('Address').fill('1 Quay Street');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('description cannot be empty')).toBeVisible();
    await page.getByRole('tab', { name: 'Logo', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
    await expect(page.getByLabel('Address')).toHaveValue('1 Quay Street');
    await page.getByLabel('Description').fill('A house on the quay');
    await page.getByLabel('Latitude').fill('51.5, -0.12');
    await expect(page.getByLabel('Longitude')).toHaveValue('-0.12');
    await page.getByRole('combobox', { name: 'Units' }).click();
    await expect(page.getByRole('option')).toHaveText(['C (metric)', 'F (imperial)']);
    await page.getByRole('option', { name: 'F (imperial)' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await toast(page, 'Location updated successfully.');
    await expect(page.getByText('Nothing has changed since the last save.')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Address')).toHaveValue('1 Quay Street');
  });

  await test.step('[LS12] the week is set and saved', async () => {
    await openTab(page, 'Opening hours');
    await page.getByRole('switch', { name: 'This location has opening hours' }).click();
    await page.getByRole('switch', { name: /^Monday/ }).click();
    await page.getByLabel('Monday, opens').fill('08:00');
    await page.getByRole('button', { name: 'Copy Monday to all days' }).click();
    await expect(page.getByLabel('Sunday, opens')).toHaveValue('08:00');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Nothing has changed since the last save.')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search by destination name' }).fill('no such destination');
    await expect(page.getByText('No destination has this name.')).toBeVisible();
  });

  await test.step('[LS13] the pickers of the colours come with the override', async () => {
    await openTab(page, 'Colours');
    await expect(page.getByLabel('Label, hover', { exact: true })).toHaveCount(0);
    await page.getByRole('switch', { name: /Override the colours of the map/ }).click();
    for (const name of [
      'Label, normal',
      'Label, hover',
      'Label, selected',
      'Destination, normal',
      'Destination, hover',
      'Destination, selected',
    ])
      await expect(page.getByRole('textbox', { name, exact: true })).toBeVisible();
    await expect(page.getByText('Define the colour of the labels shown on the map.')).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    // The toast of an earlier save may still be there.
    await expect(page.getByText('Nothing has changed since the last save.')).toBeVisible();
  });

  await test.step('it follows the newest version, also where a forced one replaces its own, and has no build', async () => {
    await openTab(page, 'Versions');
    const version = page.getByRole('combobox', { name: 'Wayfinder version' });
    await expect(version).toHaveText('The newest release');
    await expect(page.getByText('There is no build of this location yet.', { exact: false })).toBeVisible();
    await version.click();
    await page.getByRole('option', { name: '2.1.0' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Nothing has changed since the last save.')).toBeVisible();
    await expect(version).toHaveText('2.1.0');
    await expect(page.getByText('This location runs 2.2.0 now.', { exact: false })).toBeVisible();
  });

  await test.step('the points of the map say when they were not saved', async () => {
    await openTab(page, 'Map bounding coordinates');
    await page.getByRole('button', { name: 'Edit coordinates' }).click();
    const form = page.getByRole('dialog', { name: 'Map bounding coordinates' });
    await form.getByLabel('First latitude').fill('51.5');
    const address = `**/api/projects/${project}`;
    await page.route(address, (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    );
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await toast(page, 'Map bounding coordinates not saved, please try again.');
    await page.unroute(address);
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('region', { name: 'First point' })).toContainText('51.5');
  });

  await test.step('the log has every change with both values', async () => {
    await page.goto(`/project-log/${project}`);
    await expect(page.getByRole('heading', { name: 'Quay House Log', level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Show changes' }).first().click();
    await expect(page.getByRole('table').getByText('Map bounding first lat')).toBeVisible();
  });

  await test.step('deleting asks for the name and leads to the locations', async () => {
    await page.goto(`/locations/${project}/settings?tab=details`);
    await page.getByRole('button', { name: 'Delete location' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('textbox').fill('Quay House');
    await question.getByRole('button', { name: 'Confirm' }).click();
    await page.waitForURL('**/locations');
    await expect(page.getByRole('article', { name: 'Quay House' })).toHaveCount(0);
  });
});

test('[LS17] [LS19] [LS14] pictures are uploaded, and broken rooms lead into the editor', async ({ page }) => {
  await signIn(page, MANAGER);
  await page.getByRole('button', { name: /^Options of Riverside Mall/ }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await openTab(page, 'Logo');
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const picture = { name: 'logo.png', mimeType: 'image/png', buffer: png };
  await page.locator('input[type=file]').setInputFiles(picture);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await toast(page, 'Location updated successfully.');
  await openTab(page, 'Map app settings');
  await page.locator('input[type=file]').first().setInputFiles(picture);
  await page.getByRole('switch', { name: 'Show on portrait kiosks' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Nothing has changed since the last save.')).toBeVisible();
  await openTab(page, 'Overview');
  const broken = page.getByRole('list', { name: 'Broken meshes' }).getByRole('link').first();
  await broken.click();
  await page.waitForURL(/\/editor\/.*selected=mesh/);
});

test('[LS15] the points of the map are picked on the floor plan', async ({ page }) => {
  await signIn(page, MANAGER);
  await page.goto('/ads');
  await page.getByRole('link', { name: 'Edit screensavers of Riverside Mall' }).click();
  await openTab(page, 'Map bounding coordinates');
  await page.getByRole('button', { name: 'Edit coordinates' }).click();
  const form = page.getByRole('dialog', { name: 'Map bounding coordinates' });
  await form.getByLabel('First x').fill('');
  await form.getByLabel('Second x').fill('');
  await form.getByRole('button', { name: 'Pick on the floor plan' }).click();
  const plan = form.getByTestId('plan');
  await plan.click({ position: { x: 120, y: 120 } });
  await expect(form.getByLabel('First x')).toHaveValue(/^-?\d+\.\d\d$/);
  await expect(form.getByLabel('Second x')).toHaveValue('');
  await plan.click({ position: { x: 220, y: 160 } });
  await expect(form.getByLabel('Second y')).toHaveValue(/^-?\d+\.\d\d$/);
  await form.getByRole('button', { name: 'Cancel' }).click();
});
