import { expect, type Page } from 'playwright/test';
import { test } from '../../support/browser/browserTest';
import { addBuilding, addFloor, createLocation } from '../../support/browser/buildingsPage';
import { signIn } from '../../support/browser/people';
import { writeObj } from '../../support/objWriter';
import { writeZip } from '../../support/zipWriter';

const SEED = 41;
const text = (words: string) => new TextEncoder().encode(words);

/** A plan in centimetres with z up, so that there is something to find. */
function floorPlanZip(): Buffer {
  const { bytes } = writeObj({ seed: SEED, rooms: 8, up: 'z', perMetre: 100 });
  return Buffer.from(
    writeZip([
      { name: 'floor.obj', bytes },
      { name: 'floor.mtl', bytes: text('newmtl m0\nKd 0.8 0.8 0.8\n') },
    ]),
  );
}

/** A new location with one building and one floor, made by hand; its buildings are shown. */
async function makeFloor(page: Page, location: string): Promise<void> {
  await createLocation(page, location);
  await addBuilding(page, 'East', 'E');
  await addFloor(page, 'East', 'Ground', 'G');
}

test('[MU3] [MU10] a plan is chosen, looked at, uploaded and approved, and is then the plan of the floor', async ({
  page,
}) => {
  await signIn(page, 'manager@riverside.example');
  await makeFloor(page, 'Upload Quay');
  await page.getByRole('button', { name: 'Upload map of Ground' }).click();
  await page
    .getByLabel('Floor plan as a .zip file')
    .setInputFiles({ name: 'ground.zip', mimeType: 'application/zip', buffer: floorPlanZip() });
  await expect(page.getByRole('img', { name: 'Floor plan preview' })).toBeVisible();
  await expect(page.getByLabel('Up axis')).toHaveValue('z');
  await expect(page.getByLabel('Unit')).toHaveValue('cm');
  await page.getByRole('button', { name: 'Upload', exact: true }).click();

  await page.waitForURL('**/map-preview/*');
  await expect(page.getByRole('heading', { name: 'East : Ground' })).toBeVisible();
  await expect(page.getByText('Every destination of the floor keeps its room.')).toBeVisible();
  await expect(page.getByText('0 kept · 8 new')).toBeVisible();
  await page.getByRole('button', { name: 'Approve' }).click();

  await page.waitForURL('**/buildings');
  await expect(page.getByText('New location approved').first()).toBeVisible();
  await expect(page.getByRole('listitem', { name: 'Ground' })).toContainText('Floor plan from');
});

test('[MU5] [MU8] what is set by hand in the browser is what the service reads', async ({ page }) => {
  await signIn(page, 'manager@riverside.example');
  await makeFloor(page, 'Correction Quay');
  await page.getByRole('button', { name: 'Upload map of Ground' }).click();
  await page
    .getByLabel('Floor plan as a .zip file')
    .setInputFiles({ name: 'ground.zip', mimeType: 'application/zip', buffer: floorPlanZip() });
  await expect(page.getByLabel('Unit')).toHaveValue('cm');
  await page.getByLabel('Unit').selectOption('in');
  await expect(page.getByLabel('Unit')).toBeEnabled();
  await expect(page.getByLabel('Unit')).toHaveValue('in');
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.waitForURL('**/map-preview/*');
  await expect(page.getByLabel('Unit')).toHaveValue('in');
});

test('[MU1] [MU4] files that are no plan are refused in words, and the next one is taken', async ({ page }) => {
  await signIn(page, 'manager@riverside.example');
  await makeFloor(page, 'Refusal Quay');
  await page.getByRole('button', { name: 'Upload map of Ground' }).click();
  const input = page.getByLabel('Floor plan as a .zip file');
  const alert = page.getByRole('dialog');
  await input.setInputFiles({ name: 'plan.obj', mimeType: 'model/obj', buffer: Buffer.from('v 0 0 0\n') });
  await expect(alert).toContainText('“plan.obj” is not a .zip file');
  await input.setInputFiles({ name: 'empty.zip', mimeType: 'application/zip', buffer: Buffer.alloc(0) });
  await expect(alert).toContainText('“empty.zip” is empty');
  await input.setInputFiles({ name: 'words.zip', mimeType: 'application/zip', buffer: Buffer.from('no archive') });
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  const withoutObj = Buffer.from(writeZip([{ name: 'readme.txt', bytes: text('hello') }]));
  await input.setInputFiles({ name: 'notes.zip', mimeType: 'application/zip', buffer: withoutObj });
  await expect(alert).toContainText('The archive holds no .obj file.');
  await input.setInputFiles({ name: 'ground.zip', mimeType: 'application/zip', buffer: floorPlanZip() });
  await expect(page.getByRole('button', { name: 'Upload', exact: true })).toBeVisible();
});

test('[MU9] an upload of another organisation is refused in its place, and one stays signed in', async ({ page }) => {
  await signIn(page, 'manager@riverside.example');
  await page.goto('/map-preview/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { name: 'The upload could not be loaded' })).toBeVisible();
  await page.goto('/locations');
  await expect(page.getByRole('heading', { name: 'Locations' })).toBeVisible();
});

test('[BU3] [BU2] names and order are saved together, and leaving without saving asks', async ({ page }) => {
  await signIn(page, 'manager@riverside.example');
  await makeFloor(page, 'Order Quay');
  await page.getByRole('region', { name: 'East' }).getByRole('button', { name: 'Add floor' }).click();
  const form = page.getByRole('form', { name: 'New floor' });
  await form.getByLabel('Floor name').fill('First');
  await form.getByLabel('Short name').fill('1');
  await form.getByRole('button', { name: 'Create' }).click();
  const floors = page.getByRole('list', { name: 'Floors of East' }).getByRole('listitem');
  await expect(floors).toHaveCount(2);
  await page.getByRole('button', { name: 'Options of First' }).click();
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await expect(floors.first()).toHaveAccessibleName('First');
  await page.getByRole('link', { name: 'Locations' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('button', { name: 'Update location' }).click();
  await expect(page.getByText('Location updated successfully.').first()).toBeVisible();
  await page.reload();
  await expect(floors.first()).toHaveAccessibleName('First');
});
