import { expect, type Page } from 'playwright/test';
import type { DialogName } from '../../src/components/dialog/dialogTable';
import { test } from '../support/browser/browserTest';
import { expectFocusKept } from '../support/browser/dialogChecks';
import { DIALOG_OPENINGS, type DialogOpening, dialogOf, openDialog } from '../support/browser/dialogs';
import { countPointers } from '../support/browser/keyboard';
import { expectWholeInPseudoLocale } from '../support/browser/pseudoLocale';
import { expectNoViolation } from '../support/browser/screenChecks';
import { inPseudoLocale, VISITS, type Visit, visit } from '../support/browser/visits';

const OPENINGS = Object.entries(DIALOG_OPENINGS).filter(
  (entry): entry is [DialogName, DialogOpening] => entry[1] !== null,
);

/** The dialogs of each visit, which are opened one after the other on one page. */
const visits = new Map<Visit, [DialogName, DialogOpening][]>(Object.values(VISITS).map((one) => [one, []]));
for (const [name, opening] of OPENINGS) {
  const dialogs = visits.get(opening.from) ?? [];
  visits.set(opening.from, dialogs);
  dialogs.push([name, opening]);
}
const screenOf = (one: Visit) => Object.entries(VISITS).find(([, other]) => other === one)?.[0];

for (const [one, dialogs] of visits) {
  const screen = screenOf(one);
  const names = [
    ...(screen === undefined ? [] : [`the screen ${screen}`]),
    ...dialogs.map(([name]) => `the dialog ${name}`),
  ];
  test(`[AX1] [AX6] [TX9] ${names.join(', ')}: whole in the pseudo-locale; a dialog has no violation, and by keys alone takes the focus, keeps it, and gives it back on Escape`, async ({
    browser,
    service,
  }) => {
    let pointers = async () => -1;
    const page = await visit(browser, service.address, inPseudoLocale(one), {
      before: async (tab) => {
        pointers = await countPointers(tab);
      },
    });
    if (screen !== undefined) await test.step(screen, () => expectWholeInPseudoLocale(page, screen, 'body'));
    for (const [name, opening] of dialogs)
      await test.step(`the dialog ${name}`, () => expectGoodDialog(page, name, opening));
    expect(await pointers()).toBe(0);
    await page.close();
  });
}

/** Opens a dialog by keys, tries all that must hold of one, and closes it. */
async function expectGoodDialog(page: Page, name: DialogName, opening: DialogOpening): Promise<void> {
  await openDialog(page, name, opening);
  await expectWholeInPseudoLocale(page, name, `[data-dialog="${name}"]`);
  await expectNoViolation(page, `[data-dialog="${name}"]`);
  await expectFocusKept(page, name);
  await page.keyboard.press('Escape');
  await expect(dialogOf(page, name)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  // The form below a dialog is closed for the next one.
  const below = page.locator('[data-dialog]');
  for (let left = await below.count(); left > 0; left -= 1) {
    await page.keyboard.press('Escape');
    await expect(below).toHaveCount(left - 1);
  }
}
