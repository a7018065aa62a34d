import { expect } from 'playwright/test';
import type { DialogName } from '../../src/components/dialog/dialogTable';
import { test } from '../support/browserTest';
import { expectFocusKept } from '../support/dialogChecks';
import { DIALOG_OPENINGS, type DialogOpening, dialogOf, openDialog } from '../support/dialogs';
import { countPointers } from '../support/keyboard';
import { expectNoViolation } from '../support/screenChecks';
import { visit } from '../support/visits';

const OPENINGS = Object.entries(DIALOG_OPENINGS).filter(
  (entry): entry is [DialogName, DialogOpening] => entry[1] !== null,
);

for (const [name, opening] of OPENINGS)
  test(`[AX1] [AX6] the dialog ${name} has no violation, and by keys alone takes the focus, keeps it, and gives it back on Escape`, async ({
    browser,
    service,
  }) => {
    let pointers = async () => -1;
    const page = await visit(browser, service.address, opening.from, {
      before: async (tab) => {
        pointers = await countPointers(tab);
      },
    });
    await openDialog(page, name, opening);
    await expectNoViolation(page, `[data-dialog="${name}"]`);
    await expectFocusKept(page, name);
    await page.keyboard.press('Escape');
    await expect(dialogOf(page, name)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    expect(await pointers()).toBe(0);
    await page.close();
  });
