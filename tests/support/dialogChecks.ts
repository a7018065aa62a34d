import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';
import type { DialogName } from '../../src/components/dialog/dialogTable';
import { dialogOf } from './dialogs';

/** Whether the focus is in the dialog. */
const holdsFocus = (page: Page, name: DialogName) =>
  dialogOf(page, name).evaluate((surface) => surface.contains(document.activeElement));

/** What axe finds against WCAG 2.2 AA in an open dialog. */
export async function expectNoViolation(page: Page, name: DialogName): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .include(`[data-dialog="${name}"]`)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .exclude('[data-tabster-dummy]')
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
  ).toEqual([]);
}

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
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // The colours of the other scheme come in a moment.
    await expect(() => expectNoViolation(page, name)).toPass({ timeout: 10_000 });
  }
}
