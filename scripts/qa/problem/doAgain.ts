import type { Locator, Page } from 'playwright';
import type { Control, GestureDeed } from '@/model/problemReport/problemReport';

type Role = Parameters<Page['getByRole']>[0];
/** Milliseconds until a control is there that a page shows later. */
const PATIENCE = 8_000;
const POLL_INTERVAL = 50;
/** Shorter names are compared whole: they are part of too many others. */
const SHORT = 3;

/** Why a gesture cannot be done again, whatever the page; null when it can be tried. */
export function reasonAgainst(gesture: GestureDeed): string | null {
  if (gesture.kind === 'type' && gesture.value === null) return 'it is a secret, which the report does not have';
  if (gesture.kind === 'files') return 'the report does not have the files';
  return null;
}

/** The control in this page. @throws when there is none in time */
async function find(page: Page, { role, name, nth, dialog }: Control): Promise<Locator> {
  const root =
    dialog === null
      ? page
      : page
          .getByRole('dialog', { name: dialog })
          .or(page.getByRole('alertdialog', { name: dialog }))
          .last();
  // The file has any text; a role that there is not finds nothing.
  const wanted = role as Role;
  const exact = name === '' ? root.getByRole(wanted) : root.getByRole(wanted, { name, exact: true });
  const near = name.length > SHORT ? root.getByRole(wanted, { name }).or(root.getByText(name)) : exact;
  for (let waited = 0; waited < PATIENCE; waited += POLL_INTERVAL) {
    const count = await exact.count();
    if (count > 0) return exact.nth(Math.min(nth, count - 1));
    await page.waitForTimeout(POLL_INTERVAL);
  }
  if ((await near.count()) === 0)
    throw new Error(`There is no ${role} “${name}”${dialog === null ? '' : ` in the dialog “${dialog}”`}.`);
  return near.first();
}

/** Escape may have been pressed in a dialog while it closed, which is gone here: it goes to whatever has the focus. */
async function pressKey(page: Page, { key, control }: Extract<GestureDeed, { kind: 'key' }>): Promise<void> {
  if (control === null) return page.keyboard.press(key);
  const found = await find(page, control).catch(async (error: unknown) => {
    const hasDialog = await page.getByRole('dialog').or(page.getByRole('alertdialog')).count();
    if (key !== 'Escape' || control.dialog === null || hasDialog > 0) throw error;
    return null;
  });
  await (found ? found.press(key) : page.keyboard.press(key));
}

/** Does again in this page what a person did in another. @throws when the control is not there or cannot be used */
export async function doAgain(page: Page, gesture: GestureDeed): Promise<void> {
  switch (gesture.kind) {
    case 'press':
      return (await find(page, gesture.control)).click();
    case 'place':
      return page.mouse.click(gesture.x, gesture.y);
    case 'type': {
      const field = await find(page, gesture.control);
      const isSelect = await field.evaluate((element) => element.tagName === 'SELECT');
      if (isSelect) return void (await field.selectOption(gesture.value ?? ''));
      return field.fill(gesture.value ?? '');
    }
    case 'key':
      return pressKey(page, gesture);
    case 'pointer':
      await page.mouse.move(gesture.x, gesture.y, { steps: 4 });
      return withKeys(page, gesture.keys, async () => {
        if (gesture.action === 'down') await page.mouse.down({ button: gesture.button });
        if (gesture.action === 'up') await page.mouse.up({ button: gesture.button });
      });
    case 'wheel':
      await page.mouse.move(gesture.x, gesture.y);
      return withKeys(page, gesture.keys, () => page.mouse.wheel(gesture.deltaX, gesture.deltaY));
    case 'files':
      return undefined;
  }
}

async function withKeys(page: Page, keys: readonly string[], work: () => Promise<void>): Promise<void> {
  for (const key of keys) await page.keyboard.down(key);
  try {
    await work();
  } finally {
    for (const key of keys) await page.keyboard.up(key);
  }
}
