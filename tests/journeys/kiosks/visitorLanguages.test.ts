import { expect } from 'playwright/test';
import { test } from '../../support/browser/browserTest';
import { signIn } from '../../support/browser/people';
import { restingBox } from '../../support/browser/restingBox';
import { expectNoViolation } from '../../support/browser/screenChecks';

const MALL = 'Riverside Mall';
/** Names in a sentence from right to left are isolated. */
const isolated = (name: string) => `\u2068?${name}\u2069?`;

test('[PV29] [PV30] [PV31] visitors find the way in Arabic, from right to left, and in Japanese', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page);
  await page.getByRole('article', { name: MALL }).getByRole('button', { name: MALL, exact: true }).click();
  const address = await page.getByRole('link', { name: 'Preview Project' }).getAttribute('href');
  if (!address) throw new Error('The location has no preview.');
  const context = await browser.newContext({ locale: 'ar-EG', ...(baseURL && { baseURL }) });
  const visitor = await context.newPage();

  await visitor.goto(address);
  const search = visitor.getByRole('combobox', { name: new RegExp(`^البحث في ${isolated(MALL)}$`) });
  await expect(search).toBeVisible();
  const map = visitor.getByRole('main');
  expect(await map.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
  const middle = async (element: typeof search) => {
    const { x, width } = await restingBox(element);
    return x + width / 2;
  };
  const width = visitor.viewportSize()?.width ?? 0;
  const floors = visitor.getByRole('group', { name: 'الطوابق' });
  expect(await middle(search)).toBeGreaterThan(width / 2);
  expect(await middle(floors)).toBeLessThan(width / 2);
  await expectNoViolation(visitor);

  await search.fill('greenacre');
  await search.press('Enter');
  await expect(visitor.getByRole('heading', { name: 'Greenacre Market' })).toHaveAttribute('lang', 'en');
  await expectNoViolation(visitor);
  await visitor.getByRole('button', { name: 'الاتجاهات' }).click();
  await visitor.getByRole('button', { name: 'Atrium North' }).click();
  const steps = visitor.getByRole('list', { name: 'الخطوات' });
  await expect(steps).toContainText(new RegExp(`الوصول إلى ${isolated('Greenacre Market')}`));
  await visitor.getByRole('switch', { name: 'بلا درج' }).check();
  await expect(steps).toContainText('المصعد');
  await expectNoViolation(visitor);

  await visitor.getByRole('button', { name: 'إغلاق الاتجاهات' }).click();
  await expect(visitor.getByRole('combobox', { name: 'اللغة' })).toHaveValue('ar');
  await context.close();

  const japanese = await (await browser.newContext({ locale: 'ja', ...(baseURL && { baseURL }) })).newPage();
  await japanese.goto(address);
  await expect(japanese.getByRole('heading', { name: '館内案内' })).toBeVisible();
  await japanese.getByRole('combobox', { name: `${MALL}を検索` }).fill('greenacre');
  await japanese.keyboard.press('Enter');
  await japanese.getByRole('button', { name: '経路案内' }).click();
  await japanese.getByRole('button', { name: 'Atrium North' }).click();
  await expect(japanese.getByRole('list', { name: '手順' })).toContainText('Greenacre Marketに到着');
  await expect(japanese.getByText(/^\d+分$/).first()).toBeVisible();
  await expectNoViolation(japanese);
  await japanese.getByRole('button', { name: '経路を閉じる' }).click();
  await japanese.getByRole('combobox', { name: '言語' }).selectOption('English');
  await expect(japanese.getByRole('heading', { name: 'Directory' })).toBeVisible();
});
