import { expect, type Page } from 'playwright/test';
import { test } from '../../support/browser/browserTest';
import { addBuilding, addFloor, createLocation, uploadFloorPlan } from '../../support/browser/buildingsPage';
import { MANAGER, signIn } from '../../support/browser/people';
import { smallFloorZip } from '../../support/smallFloor';

const labelsFile = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(lines.join('\n')),
});
const labelsOf = (page: Page, floor: string) => page.getByLabel(`Labels of ${floor}`);

async function makeQuay(page: Page, location: string, email = MANAGER): Promise<void> {
  await signIn(page, email);
  await createLocation(page, location);
  await addBuilding(page, 'East', 'E');
  await addFloor(page, 'East', 'Ground', 'G');
}

test('[BU7] deleting a floor or a building says what goes with it and asks first', async ({ page }) => {
  await makeQuay(page, 'Deletion Quay');
  await addFloor(page, 'East', 'First', '1');

  await page.getByRole('button', { name: 'Options of First' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('The floor plan of First will be deleted too, with its nodes and paths.');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('listitem', { name: 'First' })).toBeVisible();

  await page.getByRole('button', { name: 'Options of First' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: /Delete|Confirm/ }).click();
  // The list is hidden until the floor is gone.
  await expect(dialog).toHaveCount(0, { timeout: 60_000 });
  await expect(page.getByRole('listitem', { name: 'First' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Delete building East' }).click();
  await expect(dialog).toContainText('1 floor of East will be deleted too');
  await dialog.getByRole('button', { name: /Delete|Confirm/ }).click();
  await expect(page.getByRole('region', { name: 'East' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Deletion Quay Buildings' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'East' })).toHaveCount(0);
});

test('[BU8] [UP14] labels come as a .txt file; those that name no mesh are told', async ({ page }) => {
  await makeQuay(page, 'Label Quay');
  await uploadFloorPlan(page, 'Ground', smallFloorZip());

  await labelsOf(page, 'Ground').setInputFiles(labelsFile('labels.csv', ['room-a\tOne']));
  await expect(page.getByText('“labels.csv” is not a .txt file.', { exact: false }).first()).toBeVisible();

  await labelsOf(page, 'Ground').setInputFiles(
    labelsFile('labels.txt', ['room-a\tFirst stall', 'room-nowhere\tLost stall']),
  );
  await expect(page.getByText('Labels saved.').first()).toBeVisible();
  await expect(page.getByText('1 label does not match any room: room-nowhere').first()).toBeVisible();
  await labelsOf(page, 'Ground').setInputFiles(labelsFile('other.txt', ['room-b\tBar']));
  const question = page.getByRole('alertdialog', { name: 'Replace the labels of Ground?' });
  await expect(question).toContainText(/1 label is added, 0 are changed and 2 are lost: .*“First stall”/);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText('2 labels').first()).toBeVisible();
});

test('[MU13] uploaded map files are listed with preview and delete; the plan of a floor stays', async ({ page }) => {
  // The archive of files is the provider's.
  await makeQuay(page, 'Archive Quay', 'staff@atrium.example');
  await uploadFloorPlan(page, 'Ground', smallFloorZip());
  await page.getByRole('button', { name: 'Buildings' }).click();
  await page.getByRole('button', { name: 'Upload map of Ground' }).click();
  await page
    .getByLabel('Floor plan as a .zip file')
    .setInputFiles({ name: 'second.zip', mimeType: 'application/zip', buffer: Buffer.from(smallFloorZip()) });
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'East : Ground', level: 1 })).toBeVisible();

  await page.goBack();
  await page.getByRole('button', { name: 'View Uploaded Files' }).click();
  const card = (file: string) => page.getByRole('article', { name: `East : Ground, ${file}` });
  await expect(card('floor.zip')).toContainText('Current floor plan');
  await expect(card('floor.zip').getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
  await expect(card('second.zip')).toContainText(/\d{2}:\d{2}.*second\.zip · \d/);

  await card('second.zip').getByRole('button', { name: 'Preview' }).click();
  await page.waitForURL('**/map-preview/**');
  await expect(page.getByRole('heading', { name: 'East : Ground', level: 1 })).toBeVisible();
  await page.goBack();

  await card('second.zip').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(
    'The uploaded file second.zip and its preview will be deleted.',
  );
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Delete|Confirm/ })
    .click();
  await expect(card('second.zip')).toHaveCount(0);
  await page.reload();
  await expect(card('floor.zip')).toBeVisible();
  await expect(card('second.zip')).toHaveCount(0);
});

test('[BU9] two people rename floors: the second keeps what was typed, sees the other name and saves both', async ({
  page,
  browser,
}) => {
  await makeQuay(page, 'Conflict Quay');
  await addFloor(page, 'East', 'First', '1');
  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(other);
  await other.goto(page.url());
  const nameOf = (one: Page, floor: string) => one.getByLabel(`Floor ${floor}: name`);

  await nameOf(other, 'Ground').fill('Quayside');
  await other.getByRole('button', { name: 'Update location' }).click();
  await expect(other.getByText('Location updated').first()).toBeVisible();

  await nameOf(page, 'First').fill('Gallery');
  await nameOf(page, 'Ground').fill('Basement');
  await page.getByRole('button', { name: 'Update location' }).click();
  await expect(page.getByText('Ground: yours “Basement”, theirs “Quayside”')).toBeVisible();
  await expect(nameOf(page, 'Gallery')).toHaveValue('Gallery');
  await nameOf(page, 'Basement').fill('Quayside');
  await page.getByRole('button', { name: 'Update location' }).click();
  await expect(page.getByText('theirs “Quayside”')).toHaveCount(0);
  await expect(page.getByText('Location updated').first()).toBeVisible();
  await page.reload();
  await expect(nameOf(page, 'Quayside')).toHaveValue('Quayside');
  await expect(nameOf(page, 'Gallery')).toHaveValue('Gallery');
  await context.close();
});
