import { expect, type Page } from 'playwright/test';
import { test } from '../../support/browser/browserTest';
import { createLocation } from '../../support/browser/buildingsPage';
import { MANAGER, signIn } from '../../support/browser/people';
import { smallIfc } from '../../support/ifcFile';
import { writeZip } from '../../support/zipWriter';

const drawer = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));
const choose = (page: Page, name: string, bytes: Uint8Array) =>
  page
    .getByLabel('File of the building', { exact: true })
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) });
const floor = (page: Page, name: string) =>
  drawer(page).getByRole('list', { name: 'Floors' }).getByRole('listitem').filter({ hasText: name });

test('[BP11] [BP18] [BP19] floors with rooms come in from an IFC file, whose reader is loaded with it', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.context().on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const engine = () => loaded.filter((path) => path.endsWith('.wasm'));
  await signIn(page, MANAGER);
  await createLocation(page, 'Model Campus');
  await page.getByRole('button', { name: 'Add from file' }).click();

  await test.step('a file that is cut says so, and loads nothing', async () => {
    await choose(page, 'quay.ifc', smallIfc().bytes().slice(0, 4000));
    await expect(drawer(page).getByText(/ends too early/)).toBeVisible();
    expect(engine()).toEqual([]);
  });

  await test.step('the floors of a file are shown before anything is added', async () => {
    await choose(page, 'quay.ifc', smallIfc().bytes());
    await expect(floor(page, 'Ground floor')).toContainText('5 rooms, 2 doors');
    await expect(floor(page, 'First floor')).toContainText('3 rooms, 0 doors');
    await expect(drawer(page).getByRole('list', { name: 'Left out' })).toContainText('1 × IfcFurnishingElement');
    expect(engine()).toHaveLength(1);
  });

  await test.step('an archive with one is the same', async () => {
    await drawer(page).getByRole('button', { name: 'Choose another file' }).click();
    await choose(page, 'quay.ifczip', writeZip([{ name: 'quay.ifc', bytes: smallIfc({ schema: 'IFC2X3' }).bytes() }]));
    await expect(floor(page, 'Ground floor')).toContainText('5 rooms, 2 doors');
  });

  await test.step('the rooms are on the map with their names', async () => {
    await drawer(page).getByRole('button', { name: 'Add 2 floors' }).click();
    await expect(drawer(page).getByText('2 floors were added.')).toBeVisible();
    await drawer(page).getByRole('button', { name: 'Open in editor' }).click();
    const places = page.getByRole('list', { name: 'Places' });
    await expect(places.getByText('Wall Café').first()).toBeVisible();
    await expect(places.getByText('Meeting').first()).toBeVisible();
  });
});
