import { expect, type Page } from 'playwright/test';
import { test } from '../../support/browser/browserTest';
import { createLocation } from '../../support/browser/buildingsPage';
import { expectAccessibleDialog } from '../../support/browser/dialogChecks';
import { MANAGER, signIn } from '../../support/browser/people';
import { imdfZip, indoorTags } from '../../support/buildingFile';
import { smallDrawing } from '../../support/dxfWriter';

const drawer = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));
const choose = (page: Page, name: string, buffer: Buffer) =>
  page
    .getByLabel('File of the building', { exact: true })
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
const floor = (page: Page, name: string) =>
  drawer(page).getByRole('list', { name: 'Floors' }).getByRole('listitem').filter({ hasText: name });

/** Opens the buildings of a new location. */
async function openLocation(page: Page, name: string): Promise<void> {
  await signIn(page, MANAGER);
  await createLocation(page, name);
}

test('[BP7] [BP8] [BP9] a building comes in from one file, with its rooms and their names', async ({ page }) => {
  await openLocation(page, 'Quay Campus');

  await test.step('a file that is no building says why', async () => {
    await page.getByRole('button', { name: 'Add from file' }).click();
    await choose(page, 'notes.txt', Buffer.from('notes'));
    await expect(drawer(page).getByText(/no plan of a building/)).toBeVisible();
  });

  await test.step('the floors are shown before anything is added', async () => {
    await choose(page, 'quay.imdf', Buffer.from(imdfZip()));
    await expect(floor(page, 'Ground floor')).toContainText('5 rooms, 2 doors');
    await expect(floor(page, 'First floor')).toContainText('New floor');
    await expect(drawer(page).getByRole('list', { name: 'Left out' })).toContainText('1 × amenity');
    await expect(drawer(page).getByLabel('Building', { exact: true })).toHaveValue('');
    await expectAccessibleDialog(page, 'floorsImport');
    await drawer(page).getByRole('checkbox', { name: 'Add Ground floor' }).click();
    await drawer(page).getByRole('checkbox', { name: 'Add First floor' }).click();
    const add = drawer(page).getByRole('button', { name: 'Add 0 floors' });
    await expect(add).toHaveAttribute('aria-disabled', 'true');
    await expect(add).toHaveAccessibleDescription('Choose at least one floor.');
    await drawer(page).getByRole('checkbox', { name: 'Add Ground floor' }).click();
    await drawer(page).getByRole('checkbox', { name: 'Add First floor' }).click();
  });

  await test.step('a floor plan that the service refuses interrupts, and going on does nothing twice', async () => {
    const address = '**/api/floors/*/upload-map*';
    let sent = 0;
    await page.route(address, (route) => {
      sent += 1;
      return sent === 2 ? route.fulfill({ status: 500, json: {} }) : route.continue();
    });
    await drawer(page).getByRole('button', { name: 'Add 2 floors' }).click();
    await expect(drawer(page).getByText(/1 floor was added before/)).toBeVisible();
    await page.unroute(address);
    await drawer(page).getByRole('button', { name: 'Go on' }).click();
    await expect(drawer(page).getByText('2 floors were added.')).toBeVisible();
    await drawer(page).getByRole('button', { name: 'Close' }).last().click();
    await expect(page.getByRole('region', { name: 'Quay House' })).toContainText('2 floors');
  });

  await test.step('the same file again goes beside the floor plans that are there', async () => {
    await page.getByRole('button', { name: 'Add from file' }).click();
    await choose(page, 'quay.imdf', Buffer.from(imdfZip()));
    await expect(floor(page, 'Ground floor')).toContainText('you compare and approve the new one afterwards');
    await drawer(page).getByRole('checkbox', { name: 'Add First floor' }).click();
    await drawer(page).getByRole('button', { name: 'Add 1 floor' }).click();
    await expect(floor(page, 'Ground floor')).toContainText('waits for your approval');
    await drawer(page).getByRole('link', { name: 'Compare and approve' }).click();
    // The address changes before the screen does, and going back at once would leave the drawer up.
    await expect(page.getByRole('heading', { name: 'Quay House : Ground floor', level: 1 })).toBeVisible();
    await page.goBack();
  });

  await test.step('rooms have their names and kinds on the map', async () => {
    await page.getByRole('button', { name: 'Open in editor' }).first().click();
    const places = page.getByRole('list', { name: 'Places' });
    await expect(places.getByText('Wall Café').first()).toBeVisible();
    await expect(places.getByText('Meeting').first()).toBeVisible();
  });
});

test('[BP2] [BP8] a file of OpenStreetMap comes in too; stopping keeps what is in', async ({ page }) => {
  await openLocation(page, 'Tagged Campus');
  await page.getByRole('button', { name: 'Add from file' }).click();
  await choose(page, 'quay.geojson', Buffer.from(JSON.stringify(indoorTags)));
  await expect(floor(page, 'Level 0')).toContainText('4 rooms, 2 doors');
  await expect(drawer(page).getByRole('list', { name: 'Left out' })).toContainText('Doors in no wall');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/buildings/*/floors', async (route) => {
    await held;
    await route.continue();
  });
  // Before it the building is made, which may end while somebody presses Stop.
  const asked = page.waitForRequest('**/api/buildings/*/floors');
  await drawer(page).getByRole('button', { name: 'Add 2 floors' }).click();
  await asked;
  await drawer(page).getByRole('button', { name: 'Stop' }).click();
  await expect(drawer(page).getByRole('button', { name: 'Stopping…' })).toBeVisible();
  release();
  await expect(drawer(page).getByText('Stopped. 0 floors were added.')).toBeVisible();
  await drawer(page).getByRole('button', { name: 'Go on' }).click();
  await expect(drawer(page).getByText('2 floors were added.')).toBeVisible();
  await drawer(page).getByRole('button', { name: 'Close' }).last().click();
  // The floor that was being made when it was stopped is there once.
  await expect(page.getByRole('region', { name: 'Quay House' })).toContainText('2 floors');
});

test('[BP27] [BP28] [BP29] a drawing is shown beside its layers, asks for its unit, and becomes a floor with named rooms', async ({
  page,
}) => {
  await openLocation(page, 'Drawn Campus');
  const use = (layer: string) => drawer(page).getByLabel(`Use of layer ${layer}`, { exact: true });

  await test.step('other formats of CAD programs say how to save as DXF', async () => {
    await page.getByRole('button', { name: 'Add from file' }).click();
    await choose(page, 'tower.dwg', Buffer.from('AC1032 and so on'));
    await expect(drawer(page).getByText(/Save As/)).toBeVisible();
  });

  await test.step('layers are guessed beside the drawing, and the unit is asked', async () => {
    // Drawn in metres, though its template says millimetres.
    await choose(page, 'Tower 2. OG.dxf', Buffer.from(smallDrawing({ unit: 4 })));
    await expect(drawer(page).getByRole('img', { name: /Drawing of the file/ })).toBeVisible();
    await expect(use('RAUM')).toHaveValue('room');
    await expect(use('TÜR')).toHaveValue('door');
    await expect(use('ZONE-7')).toHaveValue('none');
    await expect(
      drawer(page).getByText('The file says millimetres; doors would be 0.9 mm wide. Metres?'),
    ).toBeVisible();
    await expectAccessibleDialog(page, 'floorsImport');
    const next = drawer(page).getByRole('button', { name: 'Continue' });
    await expect(next).toHaveAccessibleDescription('Choose the unit of the drawing first.');
    await drawer(page).getByRole('button', { name: 'Metres', exact: true }).click();
    await expect(drawer(page).getByLabel('Unit of the drawing')).toHaveValue('m');
    await use('UMRISS').selectOption('Left out');
    await next.click();
    await expect(floor(page, 'Tower 2. OG')).toContainText('4 rooms, 4 doors');
  });

  await test.step('going back changes the use of a layer, and the floor is made again', async () => {
    await drawer(page).getByRole('button', { name: 'Back' }).click();
    await use('ZONE-7').selectOption('Corridors');
    await drawer(page).getByRole('button', { name: 'Continue' }).click();
    await expect(floor(page, 'Tower 2. OG')).toContainText('5 rooms, 4 doors');
    await expect(drawer(page).getByRole('list', { name: 'Left out' })).toContainText('On layers that are left out');
  });

  await test.step('the floor comes in', async () => {
    await drawer(page).getByRole('button', { name: 'Add 1 floor' }).click();
    await expect(drawer(page).getByText('1 floor was added.')).toBeVisible();
    await drawer(page).getByRole('button', { name: 'Close' }).last().click();
    await expect(page.getByRole('region', { name: 'Tower 2. OG' })).toContainText('1 floor');
  });

  await test.step('the next drawing begins with the layers of this one, and goes to the same building', async () => {
    await page.getByRole('button', { name: 'Add from file' }).click();
    await choose(page, 'Tower 3. OG.dxf', Buffer.from(smallDrawing({ unit: 6 })));
    await expect(use('ZONE-7')).toHaveValue('corridor');
    await expect(use('UMRISS')).toHaveValue('none');
    await expect(drawer(page).getByRole('listitem').filter({ hasText: 'ZONE-7' })).toContainText('As last time');
    await expect(drawer(page).getByLabel('Unit of the drawing')).toHaveValue('m');
    await drawer(page).getByRole('button', { name: 'Continue' }).click();
    await expect(drawer(page).getByLabel('Building', { exact: true }).locator('option:checked')).toHaveText(
      'Tower 2. OG',
    );
    await drawer(page).getByRole('button', { name: 'Add 1 floor' }).click();
    await drawer(page).getByRole('button', { name: 'Open in editor' }).click();
  });

  await test.step('the map has the rooms with their names', async () => {
    const places = page.getByRole('list', { name: 'Places' });
    await expect(places.getByText('Studio').first()).toBeVisible();
    await expect(places.getByText('Reading room').first()).toBeVisible();
  });
});
