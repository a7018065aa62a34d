import AxeBuilder from '@axe-core/playwright';
import { expect } from 'playwright/test';
import { test } from '../support/browserTest';
import { VISITS, visit } from '../support/visits';

for (const colorScheme of ['light', 'dark'] as const)
  for (const [name, one] of Object.entries(VISITS))
    test(`[AX1] the screen ${name} has no violation of WCAG 2.2 AA, ${colorScheme}`, async ({ browser, service }) => {
      const page = await visit(browser, service.address, one, { colorScheme });
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        // Fluent's sentinels: they take the focus only to pass it on, so nobody ever rests on one.
        .exclude('[data-tabster-dummy]')
        .analyze();
      const told = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
      );
      expect(told).toEqual([]);
      await page.context().close();
    });

for (const [name, one] of Object.entries(VISITS))
  test(`[AX3] the screen ${name} is whole at 200 %: nothing is cut off or needs scrolling both ways`, async ({
    browser,
    service,
  }) => {
    const page = await visit(browser, service.address, one, {
      viewport: { width: 720, height: 450 },
      deviceScaleFactor: 2,
    });
    const { width, overflowing } = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      overflowing: [...document.querySelectorAll('button, a, input, select, h1')]
        .filter((element) => {
          const { left, right, width } = element.getBoundingClientRect();
          // What scrolls inside of its own place can be reached.
          const scrolls = (parent: Element | null): boolean =>
            parent !== null &&
            (/(auto|scroll)/.test(getComputedStyle(parent).overflowX) || scrolls(parent.parentElement));
          return width > 1 && (left < -1 || right > innerWidth + 1) && !scrolls(element.parentElement);
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    }));
    expect(overflowing).toEqual([]);
    expect(width).toBeLessThanOrEqual(720);
    await page.context().close();
  });
