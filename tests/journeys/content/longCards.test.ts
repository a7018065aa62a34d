import { expect } from 'playwright/test';
import { test } from '../../support/browser/browserTest';
import { signIn } from '../../support/browser/people';

type Row = { readonly name: string };

/** As many records as a chain has, each a copy of one of the demo. */
const COUNT = 5000;

const many = (rows: readonly Row[]) =>
  Array.from({ length: COUNT }, (_, at) => ({
    ...rows[at % rows.length],
    id: at + 1,
    uuid: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
    name: `Number ${String(at).padStart(5, '0')}`,
  }));

for (const [kind, call] of [
  ['kiosks', 'screens'],
  ['offers', 'offers'],
  ['events', 'events'],
] as const)
  test(`[FM38] of 5,000 ${kind} only the cards near the window are rendered, and Tab reaches the next ones`, async ({
    page,
  }) => {
    await signIn(page);
    await page.route(new RegExp(`/api/organisations/[^/]+/${call}(\\?|$)`), async (route) => {
      const answer = await route.fetch();
      const { data, ...rest } = (await answer.json()) as {
        data: readonly Row[] | { readonly screens: readonly Row[] };
      };
      const json = { ...rest, data: 'screens' in data ? { ...data, screens: many(data.screens) } : many(data) };
      await route.fulfill({ response: answer, json });
    });
    await page.goto(`/${kind}`);
    const cards = page.getByRole('article');
    await expect(cards.first()).toBeVisible();
    expect(await cards.count()).toBeLessThan(80);
    const first = await cards.first().getAttribute('aria-label');
    await cards.first().getByRole('link').focus();
    const list = page.getByRole('list').filter({ has: cards }).first();
    await list.hover();
    await page.mouse.wheel(0, 30_000);
    await expect(page.getByRole('listitem').filter({ has: cards }).nth(8)).toHaveAttribute('aria-setsize', /\d{3,}/);
    expect(await cards.count()).toBeLessThan(80);
    // The one with the focus stays, and Tab goes on from it.
    await expect(page.getByRole('article', { name: first ?? '', exact: true }).getByRole('link')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('article', { name: first ?? '', exact: true }).getByRole('button', { name: /^Options/ }),
    ).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(cards.locator(':focus')).toHaveCount(1);
  });
