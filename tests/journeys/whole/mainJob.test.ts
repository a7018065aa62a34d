import { expect, type Page } from 'playwright/test';
import { createCanvasPage } from '../../models/support/browser/canvasPage';
import { test } from '../../support/browser/browserTest';
import { addBuilding, addFloor, uploadFloorPlan } from '../../support/browser/buildingsPage';
import { expectAccessibleDialog } from '../../support/browser/dialogChecks';
import { WORK_PATIENCE } from '../../support/browser/patience';
import { enterSignIn, MANAGER, newPerson, signIn } from '../../support/browser/people';
import { placeNode } from '../../support/browser/placeNode';
import { PlanPage } from '../../support/browser/planPage';
import { type SMALL_ROOMS, smallFloorZip } from '../../support/smallFloor';

/** The small floor with what a person does in its panels. */
class CanvasPage extends PlanPage {
  async give(room: keyof typeof SMALL_ROOMS, name: string): Promise<void> {
    await this.page.getByRole('button', { name: new RegExp(`${room}`) }).click();
    await this.page.getByRole('combobox', { name: 'Name' }).fill(name);
    await this.page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(this.page.getByRole('heading', { name, level: 2 })).toBeVisible();
  }
}

const choose = async (page: Page, label: string, text: string) => {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.keyboard.type(text);
  await page.getByRole('option').filter({ hasText: text }).first().click();
};

/** Opens a list and takes an entry; typing in such a list would choose by first letters. */
const pick = async (page: Page, label: string, text: string) => {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option').filter({ hasText: text }).first().click();
};

test('[JO1] from signing in to a published route across two floors that a visitor follows', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const plan = new CanvasPage(page);

  await test.step('1 sign in: a wrong password and an unknown account are told alike', async () => {
    await enterSignIn(page, MANAGER, 'wrong');
    await expect(page.getByText('Wrong email address or password.')).toBeVisible();
    await enterSignIn(page, 'nobody@riverside.example');
    await expect(page.getByText('Wrong email address or password.')).toBeVisible();
    await signIn(page);
  });

  await test.step('2 create a location, a building and two floors', async () => {
    await page.getByRole('button', { name: 'Create new' }).first().click();
    await page.getByRole('button', { name: 'Create location' }).click();
    await expect(page.getByText('Please input location name')).toBeVisible();
    await page.getByLabel('Location name').fill('Pier Nine');
    await page.getByRole('button', { name: 'Create location' }).click();
    await page.waitForURL('**/settings');
    await page.getByRole('button', { name: 'Buildings' }).click();
    await addBuilding(page, 'Hall', 'H');
    await addFloor(page, 'Hall', 'Ground', 'G');
    await addFloor(page, 'Hall', 'First', '1');
  });
  const project = /locations\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';

  await test.step('3 upload a plan for each floor, look at it, approve it', async () => {
    for (const name of ['Ground', 'First']) {
      await page.goto(`/locations/${project}/buildings`);
      await uploadFloorPlan(page, name, smallFloorZip());
    }
  });

  await test.step('4 and 5 open the editor and give rooms their destinations', async () => {
    await page.goto(`/editor/${project}`);
    await expect(
      page
        .getByRole('heading', { name: 'Select a destination to begin.' })
        .or(page.getByText('Select a destination to begin.')),
    ).toBeVisible();
    await page.getByRole('combobox', { name: 'Floor' }).selectOption({ label: 'H : Ground' });
    await plan.give('room-a', 'Harbour Books');
    await plan.give('room-c', 'Pier Café');
    await page.getByRole('combobox', { name: 'Floor' }).selectOption({ label: 'H : First' });
    await plan.give('room-a', 'Sky Lounge');
    await plan.give('room-c', 'Roof Cinema');
    await page.getByRole('combobox', { name: 'Floor' }).selectOption({ label: 'H : Ground' });
  });

  const drawFloor = async (door: string) => {
    await page.getByRole('button', { name: 'Show all' }).click();
    await plan.tool('Path');
    for (const [x, y] of [
      [6, 8.5],
      [6, 11],
      [34, 11],
    ] as const)
      await plan.click(x, y);
    await page.keyboard.press('Escape');
    await expect(plan.nodes()).toHaveCount(3);
    await plan.tool('Node');
    await plan.click(6, 8.5);
    await pick(page, 'Entrance of', door);
    await expect(page.getByRole('combobox', { name: 'Entrance of' })).toContainText(door);
  };

  await test.step('6 draw nodes and paths, undo and redo, join the floors by a lift', async () => {
    await drawFloor('Harbour Books');
    await page.getByRole('button', { name: /^Undo/ }).click();
    await page.getByRole('button', { name: /^Redo/ }).click();
    await plan.click(34, 11);
    await page.getByRole('button', { name: 'New lift' }).click();
    await expect(page.getByText('Transit group')).toBeVisible();
    await page.getByRole('combobox', { name: 'Floor' }).selectOption({ label: 'H : First' });
    await drawFloor('Sky Lounge');
    await plan.click(34, 11);
    await pick(page, 'Transit group', 'Lift');
    await expect(page.getByText('2 stops', { exact: false })).toBeVisible();
  });

  await test.step('7 save', async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(plan.saveState()).toHaveText('Saved');
    await page.reload();
    await expect(plan.nodes().first())
      .toBeAttached({ timeout: 1 })
      .catch(() => undefined);
    await page.getByRole('tab', { name: /Nodes/ }).click();
    await expect(page.getByRole('tab', { name: 'Nodes 3' })).toBeVisible();
  });

  await test.step('8 preview a route across the two floors, and why there is none to a room without a node', async () => {
    await plan.tool('Route');
    await choose(page, 'From', 'Harbour Books');
    await choose(page, 'To', 'Sky Lounge');
    const way = page.getByRole('status', { name: 'Route', exact: true });
    await expect(way).toContainText('Lift to First');
    await expect(way).toContainText('Ground');
    await page.getByRole('button', { name: 'Keep as a case' }).click();
    await page.getByRole('form', { name: 'Keep as a case' }).getByRole('button', { name: 'Save' }).click();
    await page.getByRole('tab', { name: /^Checks/ }).click();
    const cases = page.getByRole('region', { name: 'Route cases' });
    await expect(cases).toContainText(/“Harbour Books to Sky Lounge”: \d+ m of at most/);
    await page.getByTestId('plan').focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await expect(cases).toContainText(
      /has no route, but should have one of at most \d+ m\..*Broken by “Deleted 3 nodes”/,
    );
    await page.keyboard.press('Control+z');
    await expect(cases).toContainText('“Harbour Books to Sky Lounge”: ');
    await page.getByRole('tab', { name: /^Nodes/ }).click();
    await choose(page, 'To', 'Pier');
    await expect(page.getByText('This destination has no entrance.', { exact: false })).toBeVisible();
    // Where to look is shown, on its own floor.
    await page.getByRole('button', { name: 'Show on the map' }).click();
    await expect(page.getByRole('combobox', { name: 'Floor' }).locator('option:checked')).toHaveText('H : Ground');
    const place = page.locator('li[data-kind="problem"]');
    await expect(place).toContainText('Problem: This destination has no entrance.');
    const room = page.locator('li[data-kind="room"][data-id="room-c"]');
    await expect(place).toHaveAttribute('data-x', (await room.getAttribute('data-x')) ?? '');
    await expect(place).toHaveAttribute('data-y', (await room.getAttribute('data-y')) ?? '');
  });

  await test.step('9 publish, and a visitor finds the way without signing in', async () => {
    await page.goto(`/locations?open=${project}`);
    await expect(page.getByRole('dialog').getByText('Unpublished Changes')).toBeVisible();
    await page.getByRole('button', { name: 'Publish Project' }).click();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByRole('dialog').getByText('Location Up-to-date')).toBeVisible({ timeout: WORK_PATIENCE });
    const stranger = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
    await stranger.goto(`/preview/${project}`);
    const search = stranger.getByRole('combobox').first();
    await search.fill('sky');
    await stranger.getByRole('option', { name: /Sky Lounge/ }).click();
    await expect(stranger.getByRole('heading', { name: 'Sky Lounge' })).toBeVisible();
    await stranger.getByRole('button', { name: 'Directions' }).click();
    await stranger.getByRole('combobox', { name: 'Where are you?' }).fill('Harbour');
    await stranger.getByRole('option', { name: /Harbour Books/ }).click();
    await expect(stranger.getByRole('list', { name: 'Steps' })).toContainText('First');
  });

  await test.step('[VW7] a visitor reads why no way leads to a place without an entrance', async () => {
    const stranger = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
    await stranger.goto(`/preview/${project}`);
    await stranger.getByRole('combobox').first().fill('pier');
    await stranger.getByRole('option', { name: /Pier Café/ }).click();
    await stranger.getByRole('button', { name: 'Directions' }).click();
    await stranger.getByRole('combobox', { name: 'Where are you?' }).fill('Harbour');
    await stranger.getByRole('option', { name: /Harbour Books/ }).click();
    await expect(stranger.getByRole('main').getByRole('status')).toContainText(
      'There is no route yet: this place has no entrance on the map.',
    );
    await stranger.context().close();
  });
});

const openMall = async (page: Page) => {
  await page.getByRole('article', { name: 'Riverside Mall' }).getByRole('button', { name: 'Map View' }).click();
  await expect(page.getByRole('tab', { name: /Nodes \d+/ })).toBeVisible();
};
const firstNode = async (page: Page) => {
  await page.getByRole('tab', { name: /Nodes/ }).click();
  await page.getByRole('list', { name: 'Nodes' }).getByRole('button').first().click();
};
const rename = async (page: Page, name: string) => {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.keyboard.press('Tab');
};
const state = (page: Page) => page.getByRole('status', { name: 'Save state' });

test('[JO2] [AX1] [AX6] two people change the same node: the second sees what differs, nothing is overwritten silently', async ({
  browser,
  service,
}) => {
  const mine = await newPerson(await browser.newContext({ baseURL: service.address }));
  const theirs = await newPerson(await browser.newContext({ baseURL: service.address }));
  for (const page of [mine, theirs]) {
    await openMall(page);
    await firstNode(page);
  }
  await rename(mine, 'my name');
  await rename(theirs, 'their name');
  await theirs.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(state(theirs)).toHaveText('Saved');
  await mine.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = mine.getByRole('alertdialog').or(mine.getByRole('dialog'));
  await expect(dialog).toContainText('my name');
  await expect(dialog).toContainText('their name');
  await expectAccessibleDialog(mine, 'conflict');
  await dialog.getByRole('radio', { name: /Mine/ }).check();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await mine.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(state(mine)).toHaveText('Saved');
  await theirs.reload();
  await theirs.getByRole('tab', { name: /Nodes/ }).click();
  await expect(theirs.getByRole('list', { name: 'Nodes' })).toContainText('my name');
});

test('[JO3] two people change different nodes: both are kept without a question', async ({ browser, service }) => {
  const mine = await newPerson(await browser.newContext({ baseURL: service.address }));
  const theirs = await newPerson(await browser.newContext({ baseURL: service.address }));
  for (const page of [mine, theirs]) await openMall(page);
  await firstNode(mine);
  await rename(mine, 'kept one');
  await theirs.getByRole('tab', { name: /Nodes/ }).click();
  await theirs.getByRole('list', { name: 'Nodes' }).getByRole('button').nth(3).click();
  await rename(theirs, 'kept two');
  for (const page of [theirs, mine]) {
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(state(page)).toHaveText('Saved');
  }
  await mine.reload();
  await mine.getByRole('tab', { name: /Nodes/ }).click();
  await expect(mine.getByRole('list', { name: 'Nodes' })).toContainText('kept one');
  await expect(mine.getByRole('list', { name: 'Nodes' })).toContainText('kept two');
});

test('[JO4] [AX1] [AX6] a tab that is killed in mid-edit gives its work back; leaving asks', async ({
  browser,
  service,
}) => {
  const context = await browser.newContext({ baseURL: service.address });
  const page = await newPerson(context);
  await openMall(page);
  const address = page.url();
  await firstNode(page);
  await rename(page, 'never saved');
  await expect(state(page)).toContainText('1 unsaved change · kept on this device');
  await page.getByRole('button', { name: 'Back to locations' }).click();
  await expect(page.getByRole('heading', { name: 'Leave with unsaved changes?' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  // The process of the tab is ended as a crash would.
  const again = await context.newPage();
  const session = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash', { timeout: 60_000 });
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  await again.goto(address);
  await expect(again.getByRole('heading', { name: 'Restore unsaved changes?' })).toBeVisible();
  await expectAccessibleDialog(again, 'draft');
  await again.getByRole('button', { name: 'Restore' }).click();
  await expect(state(again)).toContainText('1 unsaved change');
  await again.getByRole('tab', { name: /Nodes/ }).click();
  await expect(again.getByRole('list', { name: 'Nodes' })).toContainText('never saved');
});

test('[JO4] [DO16] work that a newer release stored is reported and stays stored until it is discarded', async ({
  browser,
  service,
}) => {
  const context = await browser.newContext({ baseURL: service.address });
  const page = await newPerson(context);
  await openMall(page);
  await firstNode(page);
  await rename(page, 'never saved');
  await expect(state(page)).toContainText('1 unsaved change · kept on this device');
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('atrium-drafts');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('drafts', 'readwrite');
          const cursor = transaction.objectStore('drafts').openCursor();
          cursor.onsuccess = () => cursor.result?.update({ ...cursor.result.value, version: 99 });
          transaction.oncomplete = () => resolve();
          transaction.onerror = () => reject(transaction.error);
        };
      }),
  );
  // A draft with a living owner is nobody else's.
  const address = page.url();
  await page.close();
  const again = await context.newPage();
  const heading = again.getByRole('heading', { name: 'Your unsaved changes can’t be opened' });
  await again.goto(address);
  await expect(heading).toBeVisible();
  await expectAccessibleDialog(again, 'unreadableDraft');
  const download = again.waitForEvent('download');
  await again.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('unsaved-work.json');
  await again.getByRole('button', { name: 'Back to locations' }).click();
  await expect(again).toHaveURL(/\/locations/);
  await again.goto(address);
  await expect(heading).toBeVisible();
  await again.getByRole('button', { name: 'Discard' }).click();
  await expect(state(again)).toHaveText('Saved');
  await again.reload();
  await expect(state(again)).toHaveText('Saved');
});

test('[JO6] [DO14] a tab that is lost before its save is answered leaves neither a question nor a node twice', async ({
  browser,
  service,
}) => {
  const context = await browser.newContext({ baseURL: service.address });
  const page = await newPerson(context);
  await openMall(page);
  const address = page.url();
  const nodesOf = (one: Page) => one.locator('li[data-kind="node"]');
  const showNodes = (one: Page) => one.getByRole('radio', { name: 'Node', exact: true }).click();
  await showNodes(page);
  const isNode = ({ kind }: { kind: string }) => kind === 'node';
  const before = (await createCanvasPage(page).settled((objects) => objects.some(isNode))).filter(isNode).length;
  await placeNode(page);
  await expect(nodesOf(page)).toHaveCount(before + 1);
  // The save arrives and is done; the tab is lost before it hears of it.
  const arrived = new Promise<number>((resolve) => {
    void page.route('**/network', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      resolve((await route.fetch()).status());
    });
  });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect(await arrived).toBe(200);
  const again = await context.newPage();
  const session = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash', { timeout: 60_000 });
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  const asked = again.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/network'));
  await again.goto(address);
  await asked;
  await showNodes(again);
  await expect(nodesOf(again)).toHaveCount(before + 1);
  await expect(state(again)).not.toContainText('unsaved');
  await expect(again.getByRole('heading', { name: 'Restore unsaved changes?' })).toHaveCount(0);
  await again.reload();
  await showNodes(again);
  await expect(nodesOf(again)).toHaveCount(before + 1);
});

test('[JO5] a stopped service says so at sign-in', async ({ page }) => {
  await page.goto('/login');
  await page.route('**/api/sign-in', (route) => route.abort('connectionrefused'));
  await page.getByLabel('Email').fill('manager@riverside.example');
  await page.getByLabel('Password', { exact: true }).fill('atrium-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('There was an issue with your request. Please try again later.')).toBeVisible();
});
