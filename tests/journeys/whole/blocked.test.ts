import { expect, type Page } from 'playwright/test';
import { test } from '../../support/browser/browserTest';
import { addBuilding, addFloor, createLocation } from '../../support/browser/buildingsPage';
import { signIn } from '../../support/browser/people';
import { restingBox } from '../../support/browser/restingBox';

const REASON = 'Nothing has changed since the last save.';

/** The editor of the mall, where nothing is to be saved. */
async function openEditor(page: Page) {
  await signIn(page);
  await page.getByRole('article', { name: 'Riverside Mall' }).getByRole('button', { name: 'Map View' }).click();
  const save = page.getByRole('toolbar').getByRole('button', { name: 'Save', exact: true });
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  return save;
}

test('[AX19] Save keeps its place when Publish arrives late', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/PublishControl\w*-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const save = await openEditor(page);
  // The faces of others arrive on their own, on the other side of the bar.
  await expect(page.getByRole('toolbar').getByRole('radio', { name: 'List' })).toBeVisible();
  const before = await restingBox(save);
  release();
  await expect(page.getByRole('toolbar').getByRole('button', { name: 'Publish' })).toBeVisible();
  expect(await restingBox(save)).toEqual(before);
});

test('[AX12] a disabled button tells why to a pointer, by keyboard and to a screen reader', async ({ page }) => {
  const save = await openEditor(page);
  await expect(save).toHaveAccessibleDescription(REASON);
  const reason = page.getByRole('tooltip', { name: REASON }).or(page.getByRole('tooltip').getByText(REASON));
  await expect(reason.filter({ visible: true })).toHaveCount(0);
  // The toolbar may still be taking its place: a pointer that stays where a button was is not on it.
  await expect(async () => {
    await page.mouse.move(10, 10);
    await save.hover();
    await expect(reason.filter({ visible: true }).first()).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.mouse.move(10, 10);
  await expect(reason.filter({ visible: true })).toHaveCount(0);
  await save.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(save).toBeFocused();
  await expect(reason.filter({ visible: true }).first()).toBeVisible();
  // Pressing it does nothing.
  await page.keyboard.press('Enter');
  await expect(save).toBeFocused();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });
  test('[AX12] a disabled button tells why to a finger', async ({ page }) => {
    const save = await openEditor(page);
    const reason = page.getByRole('tooltip').getByText(REASON).filter({ visible: true });
    await expect(page.getByRole('toolbar').getByRole('button', { name: 'Publish' })).toBeVisible();
    await expect(async () => {
      const place = await save.boundingBox();
      if (!place) throw new Error('The button is not to be seen.');
      await page.touchscreen.tap(place.x + place.width / 2, place.y + place.height / 2);
      await expect(reason.first()).toBeVisible({ timeout: 2000 });
    }).toPass();
  });
});

test('[AX12] an item of a menu tells why below its text', async ({ page }) => {
  await signIn(page);
  await createLocation(page, 'Order Quay');
  await addBuilding(page, 'East', 'E');
  await addFloor(page, 'East', 'Ground', 'G');
  await page.getByRole('button', { name: 'Options of Ground' }).click();
  const item = page.getByRole('menuitem', { name: /^Move up/ });
  await expect(item).toHaveAttribute('aria-disabled', 'true');
  await expect(item).toContainText('It is the first floor.');
});
