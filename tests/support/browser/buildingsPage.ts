import { expect, type Page } from 'playwright/test';

/** Adds a building to the location that is shown. */
export async function addBuilding(page: Page, name: string, shortName: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Building' }).first().click();
  const form = page.getByRole('form', { name: 'New building' });
  await form.getByLabel('Building name').fill(name);
  await form.getByLabel('Short name').fill(shortName);
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('region', { name })).toBeVisible();
}

/** Adds a floor to a building that is shown. */
export async function addFloor(page: Page, building: string, name: string, shortName: string): Promise<void> {
  const section = page.getByRole('region', { name: building });
  const form = section.getByRole('form', { name: 'New floor' });
  const button = section.getByRole('button', { name: 'Add floor' });
  // It is open for the first floor of a building that was just made.
  await expect(form.or(button)).toBeVisible();
  if (await button.isVisible()) await button.click();
  await form.getByLabel('Floor name').fill(name);
  await form.getByLabel('Short name').fill(shortName);
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('listitem', { name })).toContainText('No floor plan yet');
}

/** A new location, made by hand from the list of locations; its buildings are shown. */
export async function createLocation(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Create new' }).first().click();
  await page.getByLabel('Location name').fill(name);
  await page.getByRole('button', { name: 'Create location' }).click();
  await page.waitForURL('**/settings');
  await page.getByRole('button', { name: 'Buildings' }).click();
  await expect(page.getByRole('heading', { name: `${name} Buildings` })).toBeVisible();
}

/** Uploads a plan for a floor and approves it. Then a customer sees the buildings, the provider's staff the uploaded files. */
export async function uploadFloorPlan(page: Page, floor: string, zip: Uint8Array): Promise<void> {
  await page.getByRole('button', { name: `Upload map of ${floor}` }).click();
  await page
    .getByLabel('Floor plan as a .zip file')
    .setInputFiles({ name: 'floor.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) });
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.waitForURL('**/map-preview/**');
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.waitForURL(/\/(buildings|uploaded-map-files\/[^/]+)$/);
}
