import { expect, type Page } from 'playwright/test';
import type { DialogName } from '../../src/components/dialog/dialogTable';
import { test } from '../support/browser/browserTest';
import { auditSizes } from '../support/browser/geometry/openEach';
import { type OwnLocation, ownLocation } from '../support/browser/ownLocation';
import { newPerson } from '../support/browser/people';
import { saveState, setX } from '../support/browser/torture/moments';

/** Dialogs of the editor that take another person, or a tab that was closed, and what brings each about. */
const OPENINGS: readonly (readonly [DialogName, (page: Page, location: OwnLocation) => Promise<void>])[] = [
  [
    'conflict',
    async (page, { nodes, move }) => {
      const [west] = nodes;
      if (!west) throw new Error('The location has no nodes.');
      await move(west, 3);
      await expect(page.getByText('you choose when you save')).toBeVisible();
      await page.keyboard.press('Control+s');
    },
  ],
  [
    'draft',
    async (page, { editor }) => {
      await expect(saveState(page)).toContainText('kept on this device');
      await page.goto('about:blank');
      await page.goto(editor);
    },
  ],
  [
    'lostEdits',
    async (_page, { floors, deleteFloor }) => {
      await deleteFloor(floors[0]);
    },
  ],
  ['publish', async (page) => page.getByRole('button', { name: 'Publish', exact: true }).click()],
];

for (const [name, open] of OPENINGS)
  test(`[AX20] the dialog ${name}: everything is in its place, whole and within reach`, async ({
    browser,
    service,
    request,
  }) => {
    const location = await ownLocation(request, `Long Quay of the ${name}`);
    const page = await newPerson(await browser.newContext({ baseURL: service.address }));
    await page.goto(location.editor);
    await setX(page, 'West door', 7);
    await expect(saveState(page)).toContainText('unsaved change');
    await open(page, location);
    const root = `[data-dialog="${name}"]`;
    await expect(page.locator(root)).toBeVisible();
    expect(await auditSizes(page, root)).toEqual([]);
    await page.close();
  });
