import { expect, type Page } from 'playwright/test';
import { test } from '../../support/browser/browserTest';
import { MANAGER, RESELLER, signIn } from '../../support/browser/people';

/** Every form that creates a record. */
const FORMS = [
  { who: MANAGER, at: '/destinations?open=new' },
  { who: MANAGER, at: '/events?open=new' },
  { who: MANAGER, at: '/offers?open=new' },
  { who: MANAGER, at: '/categories?open=new' },
  { who: MANAGER, at: '/amenities?open=new' },
  { who: MANAGER, at: '/kiosks?open=new' },
  { who: MANAGER, at: '/settings/users?open=new' },
  { who: MANAGER, at: '/skins?open=new' },
  { who: RESELLER, at: '/settings/organisations?open=new' },
];

/** Milliseconds between the two halves of a person's press. */
const PRESS = 90;

/** Controls of the form below its first field, as far as they are in view. */
const pressable = (page: Page) =>
  page
    .getByRole('dialog')
    .locator('button:visible, input:visible, textarea:visible, [role=combobox]:visible')
    .filter({ hasNot: page.locator('[aria-disabled=true]') });

for (const { who, at } of FORMS)
  test(`[FM46] the first press into the form of ${at.split('?')[0]} reaches what is pressed`, async ({ page }) => {
    await signIn(page, who);
    await page.goto(at);
    const form = page.getByRole('dialog');
    if ((await form.count()) === 0) await form.waitFor();
    const first = form.locator('input[type=text]:visible, input:not([type]):visible').first();
    await first.waitFor();
    const count = Math.min(await pressable(page).count(), 12);
    let tried = 0;
    for (let one = 0; one < count; one += 1) {
      await page.goto(at);
      await first.click();
      const control = pressable(page).nth(one);
      const below = await control.evaluate((element, above) => {
        const { top, height, width } = element.getBoundingClientRect();
        const field = document.querySelector(above)?.getBoundingClientRect();
        return height > 0 && width > 0 && top > (field?.bottom ?? 0) && top + height < window.innerHeight - 4;
      }, ':focus');
      if (!below) continue;
      const box = await control.boundingBox();
      if (!box) continue;
      await control.evaluate((element) => {
        const watched = window as unknown as { pressed: boolean };
        watched.pressed = false;
        document.addEventListener(
          'click',
          ({ target }) => {
            watched.pressed ||= target instanceof Node && (element.contains(target) || target.contains(element));
          },
          true,
        );
      });
      const name = await control.evaluate(
        (element) => element.getAttribute('aria-label') ?? element.outerHTML.slice(0, 120),
      );
      await page.mouse.move(box.x + box.width / 2, box.y + Math.min(box.height - 3, box.height / 2));
      await page.mouse.down();
      await page.waitForTimeout(PRESS);
      await page.mouse.up();
      const reached = await page.evaluate(() => (window as unknown as { pressed: boolean }).pressed);
      expect([name, reached]).toEqual([name, true]);
      tried += 1;
      if (tried === 3) break;
    }
    expect(tried).toBeGreaterThan(0);
  });
