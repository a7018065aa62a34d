import { expect, type Page } from 'playwright/test';
import { test } from '../../support/browser/browserTest';
import { expectAccessibleDialog } from '../../support/browser/dialogChecks';
import { type OwnLocation, ownLocation } from '../../support/browser/ownLocation';
import { newPerson } from '../../support/browser/people';

const state = (page: Page) => page.getByRole('status', { name: 'Save state', includeHidden: true });
const counts = (page: Page, nodes: number) => expect(page.getByText(`${nodes} nodes, 0 paths`)).toBeVisible();
const restoreHeading = (page: Page) => page.getByRole('heading', { name: 'Restore unsaved changes?' });
const showFloor = (page: Page, name: string) =>
  page.getByRole('combobox', { name: 'Floor' }).selectOption({ label: `H : ${name}` });

async function open(page: Page, { editor }: OwnLocation): Promise<void> {
  await page.goto(editor);
  await expect(state(page)).not.toBeEmpty();
}

async function chooseNode(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name: /^Nodes/ }).click();
  await page.getByRole('list', { name: 'Nodes', exact: true }).getByRole('button', { name }).click();
}

async function setX(page: Page, name: string, x: number): Promise<void> {
  await chooseNode(page, name);
  const field = page.getByRole('spinbutton', { name: 'X', exact: true });
  await field.fill(String(x));
  await field.press('Enter');
}

async function moveNode(page: Page, name: string, x: number): Promise<void> {
  await setX(page, name, x);
  await expect(state(page)).toContainText('unsaved change');
}

/** The drafts that the browser has stored, as text. */
const draftsOf = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('atrium-drafts');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const drafts = opening.result.transaction('drafts').objectStore('drafts').getAll();
          drafts.onsuccess = () => {
            resolve(JSON.stringify(drafts.result));
            opening.result.close();
          };
          drafts.onerror = () => reject(drafts.error);
        };
      }),
  );

const xOf = async ({ network }: OwnLocation, name: string) =>
  (await network()).nodes.find((node) => node.name === name)?.x;

test('[ED26] [ED27] nothing acts on a floor that is not in view', async ({ browser, service, request }) => {
  const location = await ownLocation(request, 'Trust Quay');
  const page = await newPerson(await browser.newContext({ baseURL: service.address }));
  await open(page, location);
  await chooseNode(page, 'West door');
  await showFloor(page, 'First');
  await counts(page, 2);
  await expect(page.locator('footer').getByText('West door')).toHaveCount(0);
  await page
    .getByTestId('plan')
    .or(page.getByRole('region', { name: 'Floor plan' }))
    .first()
    .click();
  for (const keys of ['Delete', 'ArrowRight', 'Control+d', 'Control+x']) await page.keyboard.press(keys);
  await expect(state(page)).toHaveText('Saved');
  await showFloor(page, 'Ground');
  await counts(page, 2);
  const [, , upstairs] = location.nodes;
  await page.goto(`${location.editor}&floor=${location.floors[0]}&selected=node:${upstairs?.id}`);
  await expect(page.getByRole('combobox', { name: 'Floor' }).getByRole('option', { selected: true })).toHaveText(
    'H : First',
  );
  await expect(page.locator('footer').getByText(upstairs?.name ?? '')).toBeVisible();
});

test('[ET1] [ET2] a floor that a colleague deletes is said at once, and the rest is saved', async ({
  browser,
  service,
  request,
}) => {
  const location = await ownLocation(request, 'Deleted Quay');
  const page = await newPerson(await browser.newContext({ baseURL: service.address }));
  await open(page, location);
  await moveNode(page, 'West door', 7);
  await showFloor(page, 'First');
  await moveNode(page, 'West stairs', 8);
  await location.deleteFloor(location.floors[1]);
  const dialog = page.getByRole('alertdialog', { name: 'First was deleted' });
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText('1 new or changed node');
  await expectAccessibleDialog(page, 'lostEdits');
  await dialog.getByRole('button', { name: 'Continue editing' }).click();
  await expect(page.getByRole('combobox', { name: 'Floor' }).getByRole('option', { selected: true })).toHaveText(
    'H : Ground',
  );
  for (const keys of ['Control+z', 'Control+Shift+z']) await page.keyboard.press(keys);
  await page.keyboard.press('Control+s');
  await expect(state(page)).toHaveText('Saved');
  expect(await xOf(location, 'West door')).toBe(7);
});

test('[ET10] [ET12] a living tab keeps its draft, a closed one leaves it, rooms included', async ({
  browser,
  service,
  request,
}) => {
  const location = await ownLocation(request, 'Draft Quay');
  const context = await browser.newContext({ baseURL: service.address });
  const page = await newPerson(context);
  await open(page, location);
  await moveNode(page, 'West door', 7);
  await page.getByRole('tab', { name: /^Places/ }).click();
  await page.getByRole('list', { name: 'Places' }).getByRole('button').first().click();
  await page.getByRole('tab', { name: 'Local Settings' }).click();
  await page.getByLabel('Unit number').fill('L1-UNSAVED');
  await expect(state(page)).toContainText('kept on this device');
  // Input about a room is written a moment later than the text of the state says of the network.
  await expect.poll(() => draftsOf(page)).toContain('L1-UNSAVED');

  const second = await context.newPage();
  await open(second, location);
  await expect(state(second)).toHaveText('Saved');
  await expect(restoreHeading(second)).toHaveCount(0);
  await second.close();

  const third = await context.newPage();
  const session = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash', { timeout: 60_000 });
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  await third.goto(location.editor);
  await third.getByRole('button', { name: 'Restore' }).click();
  await expect(state(third)).toContainText('1 unsaved change');
  await third.getByRole('tab', { name: /^Places/ }).click();
  await third.getByRole('list', { name: 'Places' }).getByRole('button').first().click();
  await third.getByRole('tab', { name: 'Local Settings' }).click();
  await expect(third.getByLabel('Unit number')).toHaveValue('L1-UNSAVED');
});

test('[ET20] [ET22] a save without a network waits for it and is done by itself', async ({
  browser,
  service,
  request,
}) => {
  const location = await ownLocation(request, 'Offline Quay');
  const context = await browser.newContext({ baseURL: service.address });
  const page = await newPerson(context);
  await open(page, location);
  await moveNode(page, 'West door', 7);
  await context.setOffline(true);
  await page.keyboard.press('Control+s');
  await expect(state(page)).toHaveText('Waiting for the network · kept on this device');
  await setX(page, 'East door', 21);
  await expect(state(page)).toHaveText('Waiting for the network · kept on this device');
  await context.setOffline(false);
  await expect(state(page)).toHaveText('Saved');
  expect([await xOf(location, 'West door'), await xOf(location, 'East door')]).toEqual([7, 21]);
});

test('[ET31] [ET32] what a colleague saves is shown to an idle editor, and asks only at the next save where it collides', async ({
  browser,
  service,
  request,
}) => {
  const location = await ownLocation(request, 'Shared Quay');
  const page = await newPerson(await browser.newContext({ baseURL: service.address }));
  const read: string[] = [];
  page.on('request', (one) => {
    if (one.method() === 'GET' && one.url().endsWith('/network')) read.push(one.url());
  });
  await open(page, location);
  await chooseNode(page, 'East door');
  const [west, east] = location.nodes;
  if (!west || !east) throw new Error('The location has no nodes.');
  const field = page.getByRole('spinbutton', { name: 'X', exact: true });
  await expect(field).toHaveValue('20 m');
  await location.move(east, 26);
  await expect(field).toHaveValue('26 m');
  await expect(page.getByText('saved changes: 1 node.')).toBeVisible();
  await expect(state(page)).toHaveText('Saved');
  expect(read).toHaveLength(2);

  await moveNode(page, 'West door', 9);
  await location.move(west, 3);
  await expect(page.getByText('you choose when you save')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alertdialog', { name: 'Someone else changed the same items' })).toBeVisible();
});
