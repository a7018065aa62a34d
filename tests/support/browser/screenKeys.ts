import { expect, type Page } from 'playwright/test';

/** Stops of the Tab key at most: a screen with more has no groups that arrows walk in. */
const MOST_STOPS = 140;

/** Within these, arrows go on from the one stop of the Tab key. */
const GROUPS =
  '[role=grid],[role=treegrid],[role=tree],[role=tablist],[role=toolbar],[role=menu],[role=radiogroup],[role=listbox],[data-arrows]';

/** Marks what can be used and is not in a group, and gives how many there are. */
const markUsable = (page: Page) =>
  page.evaluate((groups) => {
    const usable = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, [role=button], [tabindex="0"]',
      ),
    ].filter((element) => {
      const box = element.getBoundingClientRect();
      const isHidden = box.width < 1 || box.height < 1 || getComputedStyle(element).visibility === 'hidden';
      const isOff = element.matches(':disabled, [tabindex="-1"], [aria-hidden=true], [aria-hidden=true] *, [inert] *');
      return !isHidden && !isOff && !element.closest(groups) && !element.dataset.tabsterDummy;
    });
    for (const [at, element] of usable.entries()) element.dataset.usable = String(at);
    return usable.length;
  }, GROUPS);

/** The focused element: its mark, whether its focus is visible, and whether it is in sight. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    // A date has a stop for day, month and year: given the focus anew it would begin with the first one for ever.
    if (element.dataset.lookedAt !== undefined)
      return { mark: element.dataset.usable ?? null, isSeen: true, isInSight: true, what: '' };
    element.dataset.lookedAt = '';
    const told = (one: Element) => {
      const { outlineStyle, outlineWidth, boxShadow, borderColor } = getComputedStyle(one);
      const after = getComputedStyle(one, '::after');
      return [
        outlineStyle,
        outlineWidth,
        boxShadow,
        borderColor,
        after.outlineStyle,
        after.borderColor,
        after.transform,
      ].join();
    };
    const parts = [element, element.parentElement, element.parentElement?.parentElement].filter((one) => one != null);
    const withFocus = parts.map(told).join('|');
    element.blur();
    const without = parts.map(told).join('|');
    element.focus();
    const box = element.getBoundingClientRect();
    return {
      mark: element.dataset.usable ?? null,
      isSeen: withFocus !== without,
      isInSight: box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth,
      what: element.outerHTML.slice(0, 140),
    };
  });

/** Tab reaches everything that can be used, each stop in sight and with a mark that the eye sees. */
export async function expectReachedByKeys(page: Page): Promise<void> {
  const count = await markUsable(page);
  expect(count).toBeGreaterThan(0);
  const reached = new Set<string>();
  const wrong: string[] = [];
  for (let stop = 0; stop < MOST_STOPS && reached.size < count; stop += 1) {
    await page.keyboard.press('Tab');
    const now = await focused(page);
    // Past the last one the focus leaves the page, and then returns to the first.
    if (now === null) continue;
    if (now.mark !== null) reached.add(now.mark);
    if (!now.isInSight) wrong.push(`out of sight: ${now.what}`);
    if (!now.isSeen) wrong.push(`without a mark: ${now.what}`);
  }
  const missing = await page.evaluate(
    (found) =>
      [...document.querySelectorAll<HTMLElement>('[data-usable]')]
        .filter((element) => !found.includes(element.dataset.usable ?? ''))
        .map((element) => `not reached: ${element.outerHTML.slice(0, 140)}`),
    [...reached],
  );
  expect([...new Set(wrong), ...missing]).toEqual([]);
}
