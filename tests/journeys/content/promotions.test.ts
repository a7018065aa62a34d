import { expect, type Page } from 'playwright/test';
import { test } from '../../support/browser/browserTest';
import { colleague } from '../../support/browser/colleague';
import { MANAGER, signIn } from '../../support/browser/people';
import { pngFile } from '../../support/pngFile';

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const group = (page: Page, name: string) => page.getByRole('region', { name });
const choose = async (page: Page) => {
  const buffer = await pngFile(1200);
  await page.getByLabel('Image file').setInputFiles({ name: 'poster.png', mimeType: 'image/png', buffer });
  await page.getByRole('dialog', { name: 'Crop photo' }).getByRole('button', { name: 'Save photo' }).click();
};

test('[EV10] [EV11] [EV12] [EV13] events are cards and tables in three groups', async ({ page }) => {
  await signIn(page, MANAGER);
  await page.goto('/events');
  await expect(page.getByRole('heading', { name: 'Events', level: 1 })).toBeVisible();
  await expect(group(page, 'Live').getByRole('article', { name: 'Riverside Makers Market' })).toContainText(
    /\d{4}-\d\d-\d\d UTC – \d{4}-\d\d-\d\d UTC/,
  );
  for (const name of ['Late night shopping', 'Repair café'])
    await expect(group(page, 'Upcoming').getByRole('article', { name })).toBeVisible();
  await expect(card(page, 'River boat parade')).toHaveCount(0);

  await test.step('Ended is opened by its heading, and the address keeps it', async () => {
    await page.getByRole('button', { name: 'Ended' }).click();
    await expect(card(page, 'River boat parade')).toBeVisible();
    await expect(page).toHaveURL(/ended=open/);
    await page.getByRole('button', { name: 'Ended' }).click();
    await page.getByRole('searchbox', { name: 'Search events' }).fill('parade');
    await expect(card(page, 'River boat parade')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search events' }).fill('');
  });

  await test.step('the table sorts by start and end, and is kept in the address', async () => {
    await page.getByRole('button', { name: 'Table' }).click();
    await expect(page).toHaveURL(/view=table/);
    const live = page.getByRole('grid', { name: 'Live' });
    for (const name of ['Image', 'Name', 'Description', 'Start', 'End'])
      await expect(live.getByRole('columnheader', { name, exact: true })).toBeVisible();
    // Other journeys may leave events of their own.
    const known = ['Live music at the food court', 'Riverside Makers Market'];
    const names = async () =>
      (await live.getByRole('row').locator('a').allTextContents()).filter((name) => known.includes(name));
    await expect.poll(names).toEqual(['Live music at the food court', 'Riverside Makers Market']);
    await live.getByRole('button', { name: 'End', exact: true }).click();
    await expect.poll(names).toEqual(['Riverside Makers Market', 'Live music at the food court']);
    await page.reload();
    await expect(live.getByRole('row', { name: 'Riverside Makers Market' })).toBeVisible();
    await live.getByText(/UTC/).first().hover();
    await expect(page.getByRole('tooltip').filter({ hasText: '(Europe/London)' })).toBeVisible();
  });
});

test('[EV14] [EV15] [EV16] an event is created with its image, edited and deleted', async ({ page }) => {
  await signIn(page, MANAGER);
  await page.goto('/events');
  await page.getByRole('button', { name: 'Create new' }).click();
  const form = page.getByRole('dialog', { name: 'New event' });
  await expect(form.getByLabel(/^Start(?!,)/)).toHaveValue(/^\d{4}-\d\d-\d\d$/);
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(form.getByText('Please input event name')).toBeVisible();
  await form.getByLabel('Name').fill('Chess in the atrium');
  await form.getByLabel(/^End(?!,)/).fill('2999-12-31');
  await expect(form.getByLabel('End, time')).toHaveValue('00:00');
  await form.getByLabel('End, time').fill('18:30');
  await expect(form.getByText('Please choose where it is shown.')).toBeVisible();
  await form.getByRole('combobox', { name: 'Shown' }).click();
  await page.getByRole('option', { name: 'At destinations' }).click();
  await form.getByRole('combobox', { name: 'Destinations' }).click();
  await page.keyboard.type('lantern');
  await page.getByRole('menuitemcheckbox', { name: 'Lantern Cinema', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(form.getByRole('button', { name: 'Remove Lantern Cinema' })).toBeVisible();
  await form
    .getByLabel('Image file')
    .setInputFiles({ name: 'a.webp', mimeType: 'image/webp', buffer: Buffer.from('x') });
  await expect(form.getByText('Please choose a PNG or JPEG image.')).toBeVisible();
  await form.getByRole('radio', { name: /Portrait/ }).click();
  await choose(page);
  await expect(form.getByRole('img', { name: 'Image' })).toBeVisible();
  const sent = page.waitForRequest((request) => /\/events\/[^/]+\/image$/.test(request.url()));
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Chess in the atrium created successfully.').first()).toBeVisible();
  expect((await sent).method()).toBe('POST');
  await expect(card(page, 'Chess in the atrium').locator('img')).toBeVisible();
  await expect(card(page, 'Chess in the atrium')).toContainText('2999-12-31 UTC');

  await test.step('its form shows what was saved, and deletes it', async () => {
    await page.getByRole('link', { name: 'Chess in the atrium' }).click();
    const edit = page.getByRole('dialog', { name: 'Chess in the atrium' });
    await expect(edit.getByLabel('End, time')).toHaveValue('18:30');
    await edit.getByRole('button', { name: 'Remove Image' }).click();
    await expect(page.getByText('Image removed.').first()).toBeVisible();
    await edit.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Your event has been deleted.').first()).toBeVisible();
    await expect(card(page, 'Chess in the atrium')).toHaveCount(0);
  });
});

test('[EV16] an offer whose image cannot be sent is created once, and its form goes on', async ({ page }) => {
  await signIn(page, MANAGER);
  await page.goto('/offers');
  await page.getByRole('button', { name: 'Create new' }).click();
  const form = page.getByRole('dialog', { name: 'New offer' });
  await form.getByLabel('Name').fill('Free parking');
  await form.getByRole('combobox', { name: 'Shown' }).click();
  await page.getByRole('option', { name: 'In every location' }).click();
  await choose(page);
  await page.route('**/api/offers/*/image', (route) => route.abort());
  await form.getByRole('button', { name: 'Create' }).click();
  const edit = page.getByRole('dialog', { name: 'Free parking' });
  await expect(edit.getByText(/The offer is created, but without its image:/)).toBeVisible();
  await page.unroute('**/api/offers/*/image');
  await choose(page);
  await expect(page.getByText('Image saved.').first()).toBeVisible();
  await edit.getByRole('button', { name: 'Cancel' }).click();
  await expect(card(page, 'Free parking')).toHaveCount(1);
  await expect(card(page, 'Free parking').locator('img')).toBeVisible();
});

test('[EV18] [EV21] an offer without a place is listed as such, and its form asks where it is shown', async ({
  page,
}) => {
  await signIn(page, MANAGER);
  const { headers, organisation } = await colleague(page, MANAGER);
  const data = { name: 'Waiting for a shop' };
  await page.request.post(`/api/organisations/${organisation}/offers`, { headers, data });
  await page.goto('/offers');
  await expect(card(page, 'Waiting for a shop')).toContainText('Without a place');
  const notice = page.getByText(/^1 offer has no place/);
  await notice.getByRole('button', { name: 'Waiting for a shop' }).click();
  const form = page.getByRole('dialog', { name: 'Waiting for a shop' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Please choose where it is shown.')).toBeVisible();
  await form.getByRole('combobox', { name: 'Shown' }).click();
  await page.getByRole('option', { name: 'In whole locations' }).click();
  await form.getByRole('combobox', { name: 'Locations' }).click();
  await page.getByRole('menuitemcheckbox').first().click();
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);
  await expect(notice).toHaveCount(0);
});

test('[EV17] offers that cannot be loaded say so in place and in a notification', async ({ page }) => {
  await signIn(page, MANAGER);
  await page.route('**/api/organisations/*/offers', (route) =>
    route.fulfill({ status: 503, json: { error: 'Busy.', message: 'Busy.', code: 'busy' } }),
  );
  await page.goto('/offers');
  await expect(page.getByText('ERROR 503').first()).toBeVisible();
  await page.unroute('**/api/organisations/*/offers');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(card(page, 'Second coffee free')).toBeVisible();
});

test('[EV26] [EV24] an event repeats as its form says, and its list shows when it is next', async ({ page }) => {
  await signIn(page, MANAGER);
  await page.goto('/events');
  await page.getByRole('button', { name: 'Create new' }).click();
  const form = page.getByRole('dialog', { name: 'New event' });
  await form.getByLabel('Name').fill('Story hour');
  await form.getByRole('combobox', { name: 'Shown' }).click();
  await page.getByRole('option', { name: 'In every location' }).click();
  await form.getByLabel(/^Start(?!,)/).fill('2020-01-01');
  await form.getByLabel('Start, time').fill('12:00');
  await form.getByRole('combobox', { name: 'Repeats' }).click();
  await expect(page.getByRole('option', { name: 'Monthly on the first Wednesday' })).toBeVisible();
  await page.getByRole('option', { name: 'Weekly' }).click();
  await form.getByRole('combobox', { name: 'On', exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Thursday' }).click();
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(form.getByText('Please choose when the first one ends, so that it can repeat.')).toBeVisible();
  await form.getByLabel(/^End(?!,)/).fill('2020-01-01');
  await form.getByLabel('End, time').fill('13:00');
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(card(page, 'Story hour')).toContainText('Weekly on Thursday');
  const day = /(\d{4}-\d\d-\d\d) UTC/.exec((await card(page, 'Story hour').textContent()) ?? '')?.[1] ?? '';
  expect(new Date(`${day}T00:00:00Z`).getUTCDay()).toBe(4);

  await test.step('a last day ends it', async () => {
    await page.getByRole('link', { name: 'Story hour' }).click();
    const edit = page.getByRole('dialog', { name: 'Story hour' });
    await expect(edit.getByRole('button', { name: 'Remove Thursday' })).toBeVisible();
    await edit.getByLabel('Last day').fill('2020-02-29');
    await edit.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Ended' }).click();
    await expect(group(page, 'Ended').getByRole('article', { name: 'Story hour' })).toContainText(
      'Weekly on Thursday, until 2020-02-29',
    );
    await expect(card(page, 'Story hour')).toContainText('2020-02-27 UTC');
    await page.getByRole('link', { name: 'Story hour' }).click();
    await edit.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Your event has been deleted.').first()).toBeVisible();
  });
});
