import { expect, type Page } from 'playwright/test';
import { test } from '../../support/browser/browserTest';
import { MANAGER, signIn } from '../../support/browser/people';
import { withoutPolling } from '../../support/browser/withoutPolling';

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

test('[LU10] [KI10] the kiosks and categories that somebody else creates and deletes appear and go at once', async ({
  page,
  browser,
}) => {
  await withoutPolling(page);
  await signIn(page, MANAGER);
  await page.goto('/kiosks');
  await expect(card(page, 'East Mall')).toBeVisible();
  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(other, MANAGER);
  await other.goto('/kiosks?open=new');
  const form = other.getByRole('dialog');
  await form.getByLabel('Name').fill('Pushed Kiosk');
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(card(page, 'Pushed Kiosk')).toBeVisible();
  await other.getByRole('link', { name: 'Pushed Kiosk', exact: true }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await other
    .getByRole('alertdialog', { name: 'Delete Pushed Kiosk?' })
    .getByRole('button', { name: 'Confirm' })
    .click();
  await expect(card(page, 'Pushed Kiosk')).toHaveCount(0);

  await page.goto('/categories');
  await expect(page.getByRole('row', { name: 'Fashion' })).toBeVisible();
  await other.goto('/categories?open=new');
  await form.getByLabel('Name').fill('Pushed category');
  await form.getByRole('button', { name: 'Fast food' }).click();
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('row', { name: 'Pushed category' })).toBeVisible();
  await other.getByRole('link', { name: 'Pushed category' }).click();
  await form.getByRole('button', { name: 'Delete' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('row', { name: 'Pushed category' })).toHaveCount(0);
  await context.close();
});

test('[KI40] [KI51] [KI70] [KI76] a browser becomes a kiosk by its code, shows its place, and the list says so', async ({
  page,
  browser,
}) => {
  await withoutPolling(page);
  await signIn(page, MANAGER);
  await page.goto('/kiosks');
  const open = () => page.getByRole('link', { name: 'Cinema Foyer', exact: true }).click();
  await open();
  const form = page.getByRole('dialog', { name: 'Cinema Foyer' });
  await form.getByRole('button', { name: 'Decommission', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(card(page, 'Cinema Foyer').getByText('Not commissioned')).toBeVisible();
  await open();
  await form.getByRole('button', { name: 'Show commissioning code' }).click();
  const code = await form
    .locator('code')
    .filter({ hasText: /^\w{4}-\w{4}$/ })
    .innerText();

  const context = await browser.newContext();
  const kiosk = await context.newPage();
  await test.step('the code makes a kiosk of another browser', async () => {
    await kiosk.goto('/kiosk');
    await kiosk.getByLabel('Commissioning code').fill('wrong');
    await kiosk.getByRole('button', { name: 'Commission' }).click();
    await expect(kiosk.getByText('A code has eight letters and digits')).toBeVisible();
    await kiosk.getByLabel('Commissioning code').fill(code.toLowerCase());
    await kiosk.getByRole('button', { name: 'Commission' }).click();
    await expect(kiosk.getByText('You are here · Cinema Foyer', { exact: true })).toBeVisible();
    await expect(kiosk.getByRole('main', { name: /Riverside Mall/ })).toBeVisible();
    await kiosk.reload();
    await expect(kiosk.getByText('You are here · Cinema Foyer', { exact: true })).toBeVisible();
  });

  await test.step('the list says what the kiosk shows, without being loaded again by hand', async () => {
    // Escape closes first the reason why no other code can be made, where that is shown.
    await form.getByRole('button', { name: 'Cancel' }).click();
    await expect(card(page, 'Cinema Foyer').getByText(/^Shows build \d+$/)).toBeVisible();
    await expect(card(page, 'Cinema Foyer').getByText('Up to date')).toBeVisible();
  });

  await test.step('its key is dead once it is decommissioned', async () => {
    await open();
    await form.getByRole('button', { name: 'Decommission', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(card(page, 'Cinema Foyer').getByText('Not commissioned')).toBeVisible();
    await kiosk.reload();
    await expect(kiosk.getByRole('heading', { name: 'Set up this kiosk' })).toBeVisible();
  });
  await context.close();
});

test('[KI35] [KI36] several kiosks become demo units at once, and the dialog says what became of each', async ({
  page,
}) => {
  await signIn(page, MANAGER);
  await page.goto('/kiosks?view=table&search=First+Floor');
  await page.getByRole('checkbox', { name: 'Select First Floor West', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Select First Floor Atrium', exact: true }).check();
  const dialog = page.locator('[data-dialog=batch]');
  const move = async () => {
    await page.getByRole('button', { name: 'Move selected' }).click();
    await dialog.getByLabel('Unit').selectOption('demo');
    await dialog.getByRole('button', { name: 'Move 2 kiosks' }).click();
  };
  await move();
  await expect(dialog.getByRole('status')).toHaveText('2 done');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.goto('/kiosks?search=First+Floor');
  await expect(page.getByRole('article').getByText('Demo unit')).toHaveCount(2);
  await page.goto('/kiosks?view=table&search=First+Floor');
  for (const name of ['First Floor West', 'First Floor Atrium'])
    await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check();
  await move();
  await expect(dialog.getByRole('status')).toHaveText('2 unchanged');
});

test('[KI27] the place of a kiosk is chosen on its floor plan, or in a list, and turned', async ({ page }) => {
  await signIn(page, MANAGER);
  await page.goto('/kiosks');
  const form = page.getByRole('dialog', { name: 'South Entrance' });
  const place = form.getByRole('region', { name: 'Place on the map' });
  await page.getByRole('link', { name: 'South Entrance', exact: true }).click();
  const before = await place.getByText(/^Place on the map: Node \d+$/).innerText();
  await place.getByRole('button', { name: 'Choose on the map' }).click();
  const nodes = place.getByRole('combobox', { name: 'Place on the map' });
  await nodes.selectOption({ index: 3 });
  const after = await place.getByText(/^Place on the map: Node \d+$/).innerText();
  expect(after).not.toBe(before);
  await place.getByRole('slider', { name: 'Turn' }).press('ArrowRight');
  await expect(form.getByLabel('Orientation')).toHaveValue('1');

  await test.step('a click on the plan takes the nearest node', async () => {
    const plan = place.getByRole('application');
    const box = await plan.boundingBox();
    await plan.click({ position: { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) / 2 } });
  });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);
  await page.getByRole('link', { name: 'South Entrance', exact: true }).click();
  await expect(place.getByText(/^Place on the map: Node \d+$/)).not.toHaveText(before);
});
