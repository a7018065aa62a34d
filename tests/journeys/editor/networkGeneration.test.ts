import { expect, type Page } from 'playwright/test';
import { test } from '../../support/browser/browserTest';
import { createLocation } from '../../support/browser/buildingsPage';
import { MANAGER, signIn } from '../../support/browser/people';
import { expectNoViolation } from '../../support/browser/screenChecks';
import { imdfZip } from '../../support/buildingFile';

const panel = (page: Page) => page.getByRole('complementary', { name: 'Generate network' });
const nodes = (page: Page, count: number) =>
  expect(page.getByRole('tab', { name: `Nodes ${count}`, exact: true })).toBeVisible();

/** A building of two floors with a lift, from a file, in the editor. */
async function openBuilding(page: Page): Promise<void> {
  await signIn(page, MANAGER);
  await createLocation(page, 'Generated Campus');
  await page.getByRole('button', { name: 'Add from file' }).click();
  await page
    .getByLabel('File of the building', { exact: true })
    .setInputFiles({ name: 'quay.imdf', mimeType: 'application/octet-stream', buffer: Buffer.from(imdfZip()) });
  await page.getByRole('button', { name: 'Add 2 floors' }).click();
  await expect(page.getByText('2 floors were added.')).toBeVisible();
  await page
    .getByRole('link', { name: 'Open in editor' })
    .or(page.getByRole('button', { name: 'Open in editor' }))
    .first()
    .click();
  await expect(page.getByTestId('plan')).toBeVisible();
}

test('[AN10] [AN12] [AN13] [AN14] [AN15] a building from a file gets its network, is looked at, applied, undone and saved', async ({
  page,
}) => {
  await openBuilding(page);
  await nodes(page, 0);

  await test.step('where no floor has a network it begins with all of them; back, one at least is needed', async () => {
    await page.getByRole('button', { name: 'Generate network' }).click();
    await expect(panel(page)).toBeFocused();
    await expect(panel(page).getByRole('region', { name: 'Generated network' })).toContainText('First floor');
    await panel(page).getByRole('button', { name: 'Back' }).click();
    await expectNoViolation(page);
    for (const floor of ['Ground floor', 'First floor']) {
      await expect(panel(page).getByRole('checkbox', { name: floor })).toBeChecked();
      await panel(page).getByRole('checkbox', { name: floor }).click();
    }
    const generate = panel(page).getByRole('button', { name: 'Generate', exact: true });
    await expect(generate).toHaveAttribute('aria-disabled', 'true');
    await expect(generate).toHaveAccessibleDescription('Choose at least one floor.');
    for (const floor of ['Ground floor', 'First floor'])
      await panel(page).getByRole('checkbox', { name: floor }).click();
    await generate.click();
  });

  await test.step('nothing changes before it is applied, and Cancel takes the drawing away', async () => {
    await expect(panel(page).getByRole('region', { name: 'Generated network' })).toContainText('Ground floor');
    await nodes(page, 0);
    await panel(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(panel(page)).toHaveCount(0);
    await nodes(page, 0);
  });

  await test.step('applied it is one step, which undo takes back and redo brings again', async () => {
    await page.getByRole('button', { name: 'Generate network' }).click();
    const made = panel(page).getByRole('region', { name: 'Generated network' });
    await expect(made).toContainText(/Ground floor\d+ nodes, \d+ paths/);
    const count = Number(/Ground floor(\d+) nodes/.exec((await made.textContent()) ?? '')?.[1]);
    expect(count).toBeGreaterThan(5);
    await panel(page).getByRole('button', { name: 'Apply' }).click();
    await nodes(page, count);
    await page.getByRole('button', { name: /^Undo/ }).first().click();
    await nodes(page, 0);
    await page.getByRole('button', { name: /^Redo/ }).first().click();
    await nodes(page, count);
    await page.getByRole('button', { name: 'Save', exact: true }).first().click();
    await expect(page.getByRole('status', { name: 'Save state' })).toHaveText('Saved');
    await page.reload();
    await nodes(page, count);
  });

  await test.step('another time it changes nothing, unless what is there shall be replaced', async () => {
    await page.getByRole('button', { name: 'Generate network' }).click();
    await panel(page).getByRole('checkbox', { name: 'Ground floor' }).check();
    await expect(panel(page).getByRole('radio', { name: /^Keep what was changed by hand/ })).toBeChecked();
    await panel(page).getByRole('button', { name: 'Generate', exact: true }).click();
    const apply = panel(page).getByRole('button', { name: 'Apply' });
    await expect(apply).toHaveAccessibleDescription('The network is as the plans have it, apart from changes by hand.');
    await panel(page).getByRole('button', { name: 'Back' }).click();
    await panel(page)
      .getByRole('radio', { name: /^Replace it/ })
      .check();
    await panel(page).getByRole('button', { name: 'Generate', exact: true }).click();
    await expect(apply).not.toHaveAttribute('aria-disabled', 'true');
    await panel(page).getByRole('button', { name: 'Close' }).click();
    await expect(panel(page)).toHaveCount(0);
  });
});
