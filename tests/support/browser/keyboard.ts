import { expect, type Locator, type Page } from 'playwright/test';

/** Tab reaches everything within this many stops, or it cannot be reached. */
const STOPS = 150;

/** Counts what a pointer does to a page from now on, whatever tab or address it shows. */
export async function countPointers(page: Page): Promise<() => Promise<number>> {
  let count = 0;
  await page.exposeFunction('pointerWasUsed', () => {
    count += 1;
  });
  await page.addInitScript(() => {
    for (const type of ['pointerdown', 'pointermove', 'mousedown', 'wheel', 'touchstart'])
      addEventListener(
        type,
        (event) => {
          if (event.isTrusted) void (globalThis as unknown as { pointerWasUsed: () => void }).pointerWasUsed();
        },
        { capture: true, passive: true },
      );
  });
  return async () => count;
}

/** Goes on, or back, with Tab until `target` has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not reach ${target} in ${STOPS} stops.`);
}

/** Reaches a button or link by Tab and presses it. */
export async function pressBy(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
