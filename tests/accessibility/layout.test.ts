import { expect, type Page } from 'playwright/test';
import sharp from 'sharp';
import { test } from '../support/browser/browserTest';
import { DIALOG_OPENINGS, dialogOf, openDialog } from '../support/browser/dialogs';
import { enterSignIn, newPerson } from '../support/browser/people';
import { restingBox } from '../support/browser/restingBox';
import { VISITS, visit } from '../support/browser/visits';

for (const [width, columns] of [
  [500, 1],
  [700, 2],
  [1199, 2],
  [1280, 4],
  [1920, 4],
] as const)
  test(`[PR6] the locations stand in ${columns} columns of a window of ${width} px, Create new last`, async ({
    browser,
    service,
  }) => {
    const page = await visit(browser, service.address, VISITS.locations, { viewport: { width, height: 900 } });
    const grid = page.getByRole('list', { name: 'Locations' });
    const tracks = await grid.evaluate((one) => getComputedStyle(one).gridTemplateColumns.split(' ').length);
    expect(tracks).toBe(columns);
    await grid.getByRole('listitem').last().getByRole('button', { name: 'Create new' }).click();
    await expect(page.getByRole('dialog', { name: 'New location' })).toBeVisible();
    await page.close();
  });

test('[FM32] a time is shown whole on a clock of twelve hours', async ({ browser, service }) => {
  const context = await browser.newContext({ locale: 'en-US', baseURL: service.address });
  const page = await newPerson(context);
  await page.getByRole('button', { name: 'Riverside Mall', exact: true }).click();
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('tab', { name: /^Opening hours/ }).click();
  const times = page.locator('input[type=time]');
  await expect(times).toHaveCount(14);
  const missing = await times.evaluateAll((all) =>
    all.flatMap((one) => {
      const own = one.clientWidth;
      one.style.cssText = 'flex: none; width: max-content';
      return one.clientWidth > own ? [`${one.getAttribute('aria-label')}: ${own} of ${one.clientWidth} px`] : [];
    }),
  );
  expect(missing).toEqual([]);
  await context.close();
});

test('[FM26] a wrong field stays red while it has the focus', async ({ page }) => {
  await enterSignIn(page, 'maya at riverside');
  const field = page.getByLabel('Email');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  const red = await colourOf(page, 'colorPaletteRedBorder2');
  expect(await field.evaluate((one) => getComputedStyle(one.parentElement as Element).borderTopColor)).toBe(red);
});

test('[CP9] the palette is one surface: its list is as wide as its field and inside of it', async ({
  browser,
  service,
}) => {
  const opening = DIALOG_OPENINGS.palette;
  if (!opening) throw new Error('The palette has no opening.');
  const page = await visit(browser, service.address, opening.from);
  await openDialog(page, 'palette', opening);
  const surface = await restingBox(dialogOf(page, 'palette'));
  const list = await restingBox(page.getByRole('listbox'));
  const keys = await restingBox(dialogOf(page, 'palette').locator('kbd').last());
  expect(Math.abs(list.width - surface.width)).toBeLessThan(4);
  expect(list.height).toBeGreaterThan(150);
  expect(list.y + list.height).toBeLessThanOrEqual(keys.y);
  expect(keys.y + keys.height).toBeLessThan(surface.y + surface.height);
  await page.close();
});

/** The colour of a token, as computed styles have it. */
const colourOf = (page: Page, token: string) =>
  page.evaluate((name) => {
    const probe = document.createElement('div');
    probe.style.color = `var(--${name})`;
    document.querySelector('.fui-FluentProvider')?.append(probe);
    const colour = getComputedStyle(probe).color;
    probe.remove();
    return colour;
  }, token);

test('[FM24] what deletes is red, in the form and in the question, whose button is called Confirm', async ({
  browser,
  service,
}) => {
  const page = await visit(browser, service.address, VISITS.users);
  await page.getByRole('link', { name: 'Eli Marsh' }).click();
  const opening = dialogOf(page, 'user').getByRole('button', { name: 'Delete' });
  await expect(opening).toHaveCSS('color', await colourOf(page, 'colorStatusDangerForeground1'));
  await opening.click();
  const confirm = dialogOf(page, 'warning').getByRole('button', { name: 'Confirm' });
  await expect(confirm).toHaveCSS('background-color', await colourOf(page, 'colorStatusDangerBackground3'));
  await page.close();
});

test('[TB13] the tile of an organisation has a border of its own, whatever its colour', async ({
  browser,
  service,
}) => {
  const page = await visit(browser, service.address, VISITS.locations);
  const tile = page.getByRole('link', { name: 'Home' }).locator('> span');
  await expect(tile).toHaveCSS('border-top-width', '1px');
  await expect(tile).toHaveCSS('border-top-color', await colourOf(page, 'colorNeutralStroke1'));
  await page.close();
});

test('[PF21] a part of a photo that will look blurred is said to be so', async ({ browser, service }) => {
  const page = await visit(browser, service.address, VISITS.profile);
  const choose = async (side: number) => {
    const buffer = await sharp({ create: { width: side, height: side, channels: 3, background: '#0b6e6e' } })
      .png()
      .toBuffer();
    await page.getByLabel('Photo file').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
    await expect(page.getByRole('application', { name: /Part of the photo/ })).toBeVisible();
  };
  await choose(20);
  const hint = page.getByText('This part is only 20 pixels wide');
  await expect(hint).toBeVisible();
  // All of the photo is chosen already.
  await expect(hint).not.toContainText('zoom out');
  await page.keyboard.press('Escape');
  await choose(400);
  await expect(dialogOf(page, 'crop').getByRole('button', { name: 'Save photo' })).toBeEnabled();
  await expect(page.getByText('pixels wide and will look blurred')).toHaveCount(0);
  await page.close();
});

for (const name of ['users', 'organisations', 'categories'] as const)
  test(`[AX11] every column of the table of ${name} has a name`, async ({ browser, service }) => {
    const page = await visit(browser, service.address, VISITS[name]);
    await expect(page.getByRole('columnheader').first()).toBeVisible();
    const headers = await page.getByRole('columnheader').allTextContents();
    expect(headers.filter((text) => text.trim() === '')).toEqual([]);
    expect(headers).toContain('Actions');
    await page.close();
  });

test('[FM25] a question is narrower than the form below it and dims it; a location is deleted by its typed name', async ({
  browser,
  service,
}) => {
  const page = await visit(browser, service.address, VISITS.locations);
  await page.getByRole('button', { name: 'Riverside Mall', exact: true }).click();
  await dialogOf(page, 'location').getByRole('button', { name: 'Delete' }).click();
  const question = dialogOf(page, 'warning');
  expect((await restingBox(question)).width).toBeLessThanOrEqual(420);
  const confirm = question.getByRole('button', { name: 'Confirm' });
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await question.getByLabel('Type “Riverside Mall” to confirm').fill('riverside mall');
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await question.getByLabel('Type “Riverside Mall” to confirm').fill('Riverside Mall');
  await expect(confirm).not.toHaveAttribute('aria-disabled', 'true');
  await question.getByRole('button', { name: 'Cancel' }).click();

  await page.goto('/settings/users?search=Eli');
  await page.getByRole('link', { name: 'Eli Marsh' }).click();
  await dialogOf(page, 'user').getByRole('button', { name: 'Delete' }).click();
  await expect(question).toBeVisible();
  const backdrops = await page
    .locator('.fui-DialogSurface__backdrop')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  expect(backdrops).toHaveLength(2);
  expect(backdrops).not.toContain('rgba(0, 0, 0, 0)');
  await page.close();
});

for (const width of [1440, 400])
  for (const name of ['mapBounding', 'kiosk'] as const)
    test(`[FM34] no two inputs of the dialog ${name} overlap, and none leaves it, at ${width} px`, async ({
      browser,
      service,
    }) => {
      const opening = DIALOG_OPENINGS[name];
      if (!opening) throw new Error(`The dialog ${name} has no opening.`);
      const page = await visit(browser, service.address, opening.from);
      await page.setViewportSize({ width, height: 900 });
      await openDialog(page, name, opening);
      const surface = await restingBox(dialogOf(page, name));
      const inputs = await dialogOf(page, name)
        .locator('.fui-Input')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
      expect(inputs.length).toBeGreaterThan(1);
      for (const [at, one] of inputs.entries()) {
        expect(one.right).toBeLessThanOrEqual(surface.x + surface.width);
        for (const other of inputs.slice(at + 1))
          expect(one.right <= other.left || other.right <= one.left || one.bottom <= other.top).toBe(true);
      }
      await page.close();
    });
