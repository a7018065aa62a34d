import { expect, type Page } from 'playwright/test';
import type { DialogName } from '../../../src/components/dialog/dialogTable';
import { dialogOf } from './dialogs';
import { expectNoViolation } from './screenChecks';

/** Whether the focus is in the dialog. */
const holdsFocus = (page: Page, name: DialogName) =>
  dialogOf(page, name).evaluate((surface) => surface.contains(document.activeElement));

/** The focus is in the dialog, and stays there until Tab has gone round all of it, or however often it is pressed. */
export async function expectFocusKept(page: Page, name: DialogName): Promise<void> {
  await expect.poll(() => holdsFocus(page, name)).toBe(true);
  const first = await page.evaluateHandle(() => document.activeElement);
  const outside: number[] = [];
  let rounds = 0;
  for (let stop = 0; stop < 40 && rounds < 2; stop += 1) {
    await page.keyboard.press('Tab');
    const [isInside, isFirst] = await dialogOf(page, name).evaluate(
      (surface, start) => [surface.contains(document.activeElement), document.activeElement === start] as const,
      first,
    );
    if (!isInside) outside.push(stop);
    if (isFirst) rounds += 1;
  }
  expect(outside).toEqual([]);
}

/** All of it, for a dialog that only a journey can open. */
export async function expectAccessibleDialog(page: Page, name: DialogName): Promise<void> {
  await expectFocusKept(page, name);
  await expectNoViolation(page, `[data-dialog="${name}"]`);
}
