import { expect } from 'playwright/test';
import type { DialogName } from '../../src/components/dialog/dialogTable';
import { test } from '../support/browserTest';
import { expectFocusKept, expectNoViolation } from '../support/dialogChecks';
import { DIALOG_OPENINGS, type DialogOpening, dialogOf, openDialog } from '../support/dialogs';
import { countPointers } from '../support/keyboard';
import { visit } from '../support/visits';

const OPENINGS = Object.entries(DIALOG_OPENINGS).filter(
  (entry): entry is [DialogName, DialogOpening] => entry[1] !== null,
);

for (const colorScheme of ['light', 'dark'] as const)
  for (const [name, opening] of OPENINGS)
    test(`[AX1] the dialog ${name} has no violation of WCAG 2.2 AA, ${colorScheme}`, async ({ browser, service }) => {
      const page = await visit(browser, service.address, opening.from, { colorScheme });
      await openDialog(page, name, opening);
      await expectNoViolation(page, name);
      await page.context().close();
    });

for (const [name, opening] of OPENINGS)
  test(`[AX6] the dialog ${name} takes the focus, keeps it, and gives it back on Escape, by keys alone`, async ({
    browser,
    service,
  }) => {
    const page = await visit(browser, service.address, opening.from, {});
    const pointers = await countPointers(page);
    await page.reload();
    await opening.from.assertVisible(page);
    await openDialog(page, name, opening);
    await expectFocusKept(page, name);
    await page.keyboard.press('Escape');
    await expect(dialogOf(page, name)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    expect(await pointers()).toBe(0);
    await page.context().close();
  });
