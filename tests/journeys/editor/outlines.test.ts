import { expect, type Page } from 'playwright/test';
import { test } from '../../support/browser/browserTest';
import { openMall } from '../../support/browser/openMall';
import { newPerson } from '../../support/browser/people';
import { placeNode } from '../../support/browser/placeNode';

/** Clicks places of the map, as shares of it, without snapping. */
async function clickAt(page: Page, ...places: readonly (readonly [across: number, down: number])[]): Promise<void> {
  const box = await page.getByTestId('plan').boundingBox();
  if (!box) throw new Error('The plan is not shown.');
  await page.keyboard.down('Alt');
  for (const [across, down] of places) await page.mouse.click(box.x + box.width * across, box.y + box.height * down);
  await page.keyboard.up('Alt');
}

async function drawCoffeeCart(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Draw a room…' }).click();
  await clickAt(page, [0.46, 0.48], [0.52, 0.48], [0.52, 0.53], [0.6, 0.6]);
  await page.getByTestId('plan').focus();
  await page.keyboard.press('Backspace');
  await clickAt(page, [0.46, 0.53], [0.46, 0.48]);
  const name = page.getByRole('textbox', { name: 'Name of the room' });
  await expect(name).toBeFocused();
  await name.fill('Coffee cart');
  await name.press('Enter');
  await expect(page.getByText('Room drawn')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Coffee cart', exact: true })).toBeVisible();
}

test('[OL13] [OL15] [OL16] [OL18] a room is drawn and split, Undo takes both back, and the unsaved network stays', async ({
  browser,
  service,
}) => {
  const page = await newPerson(await browser.newContext({ baseURL: service.address }));
  await openMall(page);
  const saveState = page.getByRole('status', { name: 'Save state' });
  await page.getByTestId('plan').focus();
  await placeNode(page);
  await expect(saveState).toContainText('1 unsaved change');
  await page.keyboard.press('v');
  await page.keyboard.press('Escape');

  const undo = page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo', exact: true });
  await drawCoffeeCart(page);
  await undo.click();
  await expect(page.getByText('Room drawn')).toBeHidden();
  await expect(page.getByRole('region', { name: 'Coffee cart', exact: true })).toBeHidden();
  await drawCoffeeCart(page);

  await page.getByRole('button', { name: 'Split room…' }).click();
  await clickAt(page, [0.5, 0.45], [0.5, 0.56]);
  await page.getByRole('button', { name: 'Split room', exact: true }).click();
  await expect(page.getByText('Room split')).toBeVisible();
  const places = page.getByRole('list', { name: 'Places', exact: true });
  await page.getByRole('searchbox', { name: 'Search this floor' }).fill('Coffee cart');
  await expect(places.getByRole('button')).toHaveText([/^Coffee cartno/, /^Coffee cart-2no/]);

  await undo.last().click();
  await expect(places.getByRole('button')).toHaveText([/^Coffee cartno/]);
  await expect(saveState).toContainText('1 unsaved change');
});
