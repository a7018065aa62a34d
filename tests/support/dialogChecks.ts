import { expect, type Page } from 'playwright/test';
import type { DialogName } from '../../src/components/dialog/dialogTable';
import { dialogOf } from './dialogs';
import { expectNoViolation } from './screenChecks';

/** Whether the focus is in the dialog. */
const holdsFocus = (page: Page, name: DialogName) =>
  dialogOf(page, name).evaluate((surface) => surface.contains(document.activeElement));

/** The focus is in the dialog, and stays there however often Tab is pressed. */
export async function expectFocusKept(page: Page, name: DialogName): Promise<void> {
  await expect.poll(() => holdsFocus(page, name)).toBe(true);
  const outside: number[] = [];
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab');
    if (!(await holdsFocus(page, name))) outside.push(stop);
  }
  expect(outside).toEqual([]);
}

/** All of it, for a dialog that only a journey can open. */
export async function expectAccessibleDialog(page: Page, name: DialogName): Promise<void> {
  await expectFocusKept(page, name);
  await expectNoViolation(page, `[data-dialog="${name}"]`);
}
