import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';
import { findLayoutProblems } from './layoutChecks';
import { WORK_PATIENCE } from './patience';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const told = (violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[]) =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);

/**
 * Expects no violation of WCAG 2.2 AA by axe, in the light theme and then in the dark one. In the dark theme only the
 * colours are tested: nothing else depends on the theme.
 */
export async function expectNoViolation(page: Page, root?: string): Promise<void> {
  const axe = () => {
    // The mode of one frame, which needs no second tab: nothing of the console is in a frame of another origin.
    // Fluent's sentinels: they take the focus only to pass it on, so nobody ever rests on one.
    const builder = new AxeBuilder({ page }).setLegacyMode().exclude('[data-tabster-dummy]');
    return root === undefined ? builder : builder.include(root);
  };
  await page.emulateMedia({ colorScheme: 'light' });
  // New elements fade in, and the colours of the other theme need a moment.
  await expect(async () => {
    expect(told((await axe().withTags(WCAG).analyze()).violations)).toEqual([]);
  }).toPass({ timeout: WORK_PATIENCE });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(async () => {
    expect(told((await axe().withRules(['color-contrast']).analyze()).violations), 'dark').toEqual([]);
  }).toPass({ timeout: WORK_PATIENCE });
  await page.emulateMedia({ colorScheme: 'light' });
}

/** At 200 % of a window of 1440 px nothing is cut off or needs scrolling both ways. */
export async function expectWholeWhenZoomed(page: Page): Promise<void> {
  await page.setViewportSize({ width: 720, height: 450 });
  const seen = () =>
    page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      overflowing: [...document.querySelectorAll('button, a, input, select, h1')]
        .filter((element) => {
          const { left, right, width } = element.getBoundingClientRect();
          // Elements inside of a place that scrolls can be reached.
          const scrolls = (parent: Element | null): boolean =>
            parent !== null &&
            (/(auto|scroll)/.test(getComputedStyle(parent).overflowX) || scrolls(parent.parentElement));
          return width > 1 && (left < -1 || right > innerWidth + 1) && !scrolls(element.parentElement);
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    }));
  // A window that has just changed its size is laid out again in a moment.
  await expect.poll(seen).toEqual({ width: 720, overflowing: [] });
}

/** In a window of 400 px nothing is cut off; only tables and floor plans may scroll sideways, and only inside of themselves. */
export async function expectWholeWhenNarrow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 400, height: 800 });
  const seen = async () => {
    const { overflow, cutOff } = await findLayoutProblems(page, 'body');
    const wide = await page.evaluate(() =>
      [...document.querySelectorAll('main, main > div, form, header, nav, section')]
        .filter((one) => one.scrollWidth > one.clientWidth + 1 && /(auto|scroll)/.test(getComputedStyle(one).overflowX))
        .map((one) => one.outerHTML.slice(0, 120)),
    );
    return { overflow, cutOff, wide };
  };
  await expect.poll(seen).toEqual({ overflow: 0, cutOff: [], wide: [] });
}
