import type { Locator, Page } from 'playwright/test';
import { findDistance, findFaults } from './findFaults';

/** The sizes at which every surface is looked at; the last is 200 % of a window of 1440 px. */
export const SIZES = {
  '1440': { width: 1440, height: 900 },
  '1024': { width: 1024, height: 768 },
  '390': { width: 390, height: 844 },
  '200 %': { width: 720, height: 450 },
} as const;

/** The surfaces that a control may open, by their roles: a menu, a list of choices, a popover. */
const SURFACES = '[role=menu], [role=listbox], .fui-PopoverSurface, .fui-DialogSurface, .fui-OverlayDrawer';

/** Waits until what moves has come to rest and everything is drawn. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const moving = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.race([
      Promise.allSettled(moving.map(({ finished }) => finished)),
      new Promise((resolve) => setTimeout(resolve, 1000)),
    ]);
    await new Promise(requestAnimationFrame);
  });
}

/** The faults of a part in each size and both themes, with what was looked at. */
export async function auditSizes(
  page: Page,
  root: string,
  sizes: readonly (keyof typeof SIZES)[] = ['1440', '1024', '390', '200 %'],
): Promise<string[]> {
  const faults: string[] = [];
  for (const name of sizes)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(SIZES[name]);
      await page.emulateMedia({ colorScheme });
      await settle(page);
      faults.push(...(await findFaults(page, root)).map((fault) => `${name}, ${colorScheme}: ${fault}`));
    }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(SIZES['1440']);
  await settle(page);
  return faults;
}

/**
 * The controls below an element that open a menu, a list or a popover, found by role: the first and the last of those
 * that are alike, as the rows of a list are. Each is marked for a selector.
 */
const markTriggers = (page: Page, root: string): Promise<{ selector: string; name: string }[]> =>
  page.evaluate((selector) => {
    const place = [...document.querySelectorAll(selector)].at(-1) ?? document.body;
    for (const marked of document.querySelectorAll('[data-audited]')) marked.removeAttribute('data-audited');
    const alike = new Map<string, Element[]>();
    const roles = '[aria-haspopup], button[aria-expanded=false], [role=combobox]:not(select)';
    for (const trigger of place.querySelectorAll(roles)) {
      const { left, top, width, height } = trigger.getBoundingClientRect();
      const isSeen =
        width > 1 && height > 1 && left >= 0 && top >= 0 && left + width <= innerWidth && top + height <= innerHeight;
      if (
        !isSeen ||
        trigger.matches('[disabled], [aria-disabled=true]') ||
        !trigger.checkVisibility({ visibilityProperty: true })
      )
        continue;
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!hit || !(trigger.contains(hit) || hit.contains(trigger))) continue;
      const kind = `${trigger.className} ${trigger.getAttribute('aria-haspopup')} ${trigger.closest('[role=row], li') ? '' : trigger.getAttribute('aria-label')}`;
      alike.set(kind, [...(alike.get(kind) ?? []), trigger]);
    }
    return [...alike.values()]
      .flatMap((all) => (all.length > 1 ? [all[0], all.at(-1)] : all))
      .flatMap((trigger, at) => {
        if (!trigger) return [];
        trigger.setAttribute('data-audited', String(at));
        const name = (trigger.getAttribute('aria-label') ?? trigger.textContent ?? '').trim().slice(0, 60);
        return [{ selector: `[data-audited="${at}"]`, name }];
      });
  }, root);

/** Marks the surface that was opened last and is seen, for a selector; whether there is one that was not marked before. */
const markSurface = (page: Page): Promise<'none' | 'beside' | 'modal'> =>
  page.evaluate((surfaces) => {
    const shown = [...document.querySelectorAll(surfaces)].filter((one) => {
      const { width, height } = one.getBoundingClientRect();
      return width > 1 && height > 1 && one.checkVisibility({ visibilityProperty: true });
    });
    const opened = shown.filter((one) => !one.hasAttribute('data-known')).at(-1);
    for (const one of document.querySelectorAll('[data-opened]')) one.removeAttribute('data-opened');
    for (const one of shown) one.setAttribute('data-known', '');
    if (!opened) return 'none';
    opened.setAttribute('data-opened', '');
    const isModal = opened.closest(
      '.fui-DialogSurface, .fui-OverlayDrawer, [aria-modal=true]:not(.fui-PopoverSurface)',
    );
    return isModal ? 'modal' : 'beside';
  }, SURFACES);

const OPENED = '[data-opened]';

/** Waits until a control stays in its place: parts of a bar may still be arriving, and what it opens does not follow it. */
async function atRest(control: Locator): Promise<void> {
  let before = await control.boundingBox();
  for (let look = 0; look < 20; look += 1) {
    await new Promise((later) => setTimeout(later, 60));
    const now = await control.boundingBox();
    if (JSON.stringify(now) === JSON.stringify(before)) return;
    before = now;
  }
}

/** Opens everything that a control below an element opens, looks at it, and closes it; the faults, in words. */
export async function auditOpenings(page: Page, root: string, size: keyof typeof SIZES): Promise<string[]> {
  await page.setViewportSize(SIZES[size]);
  await settle(page);
  const faults: string[] = [];
  const before = page.url();
  await markSurface(page);
  for (const { selector, name } of await markTriggers(page, root)) {
    const trigger = page.locator(selector);
    // An earlier opening may have changed the page.
    if ((await trigger.count()) !== 1) continue;
    await atRest(trigger);
    await trigger.click({ timeout: 2000 }).catch(({ message }: Error) => {
      const cause = message.split('\n').find((line) => line.includes('intercepts')) ?? message;
      faults.push(`${size}: “${name}” cannot be pressed: ${cause.trim().slice(0, 160)}`);
    });
    await settle(page);
    const opened = await markSurface(page);
    if (opened !== 'none') {
      const distance = opened === 'beside' ? await findDistance(page, OPENED, selector) : null;
      if (distance) faults.push(`${size}: “${name}” ${distance}`);
      faults.push(...(await findFaults(page, OPENED)).map((fault) => `${size}, opened by “${name}”: ${fault}`));
      for (let press = 0; press < 3 && (await page.locator(OPENED).filter({ visible: true }).count()) > 0; press += 1) {
        await page.keyboard.press('Escape');
        await settle(page);
      }
    }
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    if (page.url() !== before) break;
  }
  return faults;
}

/** Shows the tooltips of the controls below an element, one after the other; what they cover while and after they are shown. */
export async function auditTooltips(page: Page, root: string): Promise<string[]> {
  const faults: string[] = [];
  const controls = page.locator(root).last().locator('button:visible, [role=tab]:visible');
  const count = Math.min(await controls.count(), 14);
  for (let at = 0; at < count; at += 1) {
    const control = controls.nth(at);
    const place = await control.boundingBox();
    if (!place || place.width < 2) continue;
    await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
    const tooltip = page.locator('[role=tooltip]:visible').last();
    // Not every control has one.
    if (
      !(await tooltip.waitFor({ timeout: 350 }).then(
        () => true,
        () => false,
      ))
    )
      continue;
    const shown = await tooltip.boundingBox();
    const name = (await control.getAttribute('aria-label')) ?? (await control.textContent()) ?? '';
    if (
      shown &&
      shown.y < place.y + place.height - 2 &&
      shown.y + shown.height > place.y + 2 &&
      shown.x < place.x + place.width - 2 &&
      shown.x + shown.width > place.x + 2
    )
      faults.push(`the tooltip of “${name.trim()}” covers it`);
    await page.mouse.move(2, 2);
    await tooltip
      .waitFor({ state: 'hidden', timeout: 2000 })
      .catch(() => faults.push(`the tooltip of “${name.trim()}” stays`));
  }
  return [...faults, ...(await findFaults(page, root)).map((fault) => `after tooltips: ${fault}`)];
}
