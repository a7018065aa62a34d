import { expect, type Page } from 'playwright/test';
import { test } from '../../support/browser/browserTest';
import { countInput, type InputCount } from '../../support/browser/countInput';
import { expectAccessibleDialog } from '../../support/browser/dialogChecks';
import { WORK_PATIENCE } from '../../support/browser/patience';
import { newPerson } from '../../support/browser/people';
import { PlanPage } from '../../support/browser/planPage';
import { smallFloorZip } from '../../support/smallFloor';

const MOST_CLICKS = 40;
const FLOORS = {
  ground: { 'room-a': 'Harbour Books', 'room-b': 'Pier Café', 'room-c': 'Toilets', 'room-d': 'Ferry Hall' },
  first: { 'room-a': 'Sky Lounge', 'room-b': 'Roof Cinema', 'room-c': 'Gallery' },
} as const;

const press = (page: Page, name: string | RegExp, exact = true) =>
  page.getByRole('button', { name, exact }).first().click();

/** A location with the floor plans and labels of both floors, dropped together. */
async function makeFloors(page: Page, { type, chooseFiles }: InputCount): Promise<void> {
  await press(page, 'Create new');
  await type(page.getByLabel('Location name'), 'Pier Ten');
  await press(page, 'Create location');
  await page.waitForURL('**/settings');
  await press(page, 'Add from file');
  const files = Object.entries(FLOORS).flatMap(([name, labels]) => [
    { name: `hall-${name}.zip`, mimeType: 'application/zip', buffer: Buffer.from(smallFloorZip()) },
    {
      name: `hall-${name}.txt`,
      mimeType: 'text/plain',
      buffer: Buffer.from(
        Object.entries(labels)
          .map(([mesh, label]) => `${mesh}\t${label}\n`)
          .join(''),
      ),
    },
  ]);
  await chooseFiles(page.getByLabel('File of the building', { exact: true }), ...files);
  await expect(page.getByText('New building “Hall”')).toBeAttached();
  await expectAccessibleDialog(page, 'floorsImport');
  await press(page, 'Add 2 floors');
  await expect(page.getByText('2 floors were added. 7 rooms have their destinations.')).toBeVisible({
    timeout: WORK_PATIENCE,
  });
  await press(page, 'Open in editor');
}

/** Paths from a corridor into the rooms, and a node for the lift, which stays selected. */
async function draw(plan: PlanPage, strokes: readonly (readonly (readonly [number, number])[])[]): Promise<void> {
  for (const stroke of strokes) {
    for (const [x, y] of stroke) await plan.click(x, y);
    if (stroke !== strokes.at(-1)) await plan.page.keyboard.press('Escape');
  }
}

const CORRIDOR = [
  [
    [6, 7],
    [6, 11],
    [20, 11],
    [20, 7],
  ],
  [
    [20, 11],
    [34, 11],
    [34, 7],
  ],
] as const;
const LIFT = [
  [34, 11],
  [38, 11],
] as const;

test('[JO7] [PU11] [PU12] a newcomer publishes two floors with seven destinations and a lift in at most 40 clicks', async ({
  browser,
  service,
}) => {
  test.setTimeout(240_000);
  const page = await newPerson(await browser.newContext({ baseURL: service.address }));
  await expect(page.getByRole('heading', { name: 'Locations', level: 1 })).toBeVisible();
  const count = await countInput(page);
  await makeFloors(page, count);
  const plan = new PlanPage(page);
  await plan.tool('Path');
  await draw(plan, [
    ...CORRIDOR,
    [
      [20, 11],
      [20, 15],
    ],
    LIFT,
  ]);
  await press(page, 'New lift');
  await page.keyboard.press('Escape');

  await count.choose(page.getByRole('combobox', { name: 'Floor' }), 'H : First');
  await draw(plan, [...CORRIDOR, LIFT]);
  await page.getByRole('combobox', { name: 'Transit group' }).click();
  await page.getByRole('option', { name: /Lift/ }).click();
  await press(page, 'Publish');
  const dialog = page.getByRole('dialog', { name: 'Publish Pier Ten?' });
  await expect(dialog.getByText(/unsaved changes/)).toBeVisible();
  await expect(dialog.getByText('No problems on any floor.')).toBeVisible();
  await expect(dialog.locator('dt:text-is("Destinations") + dd')).toHaveText('7 new');
  await expectAccessibleDialog(page, 'publish');
  await dialog.getByRole('button', { name: 'Save and publish' }).click();
  await expect(page.getByText('Pier Ten is published.')).toBeVisible({ timeout: WORK_PATIENCE });
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toHaveAttribute('aria-disabled', 'true');
  const [visitor] = await Promise.all([page.context().waitForEvent('page'), press(page, 'Open the visitor map')]);
  await expect(visitor.getByRole('combobox', { name: 'Search Pier Ten' })).toBeVisible();

  const clicks = await count.clicks();
  console.info(`Newcomer: ${clicks} clicks, ${count.fields()} typed fields.`);
  expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);
});
