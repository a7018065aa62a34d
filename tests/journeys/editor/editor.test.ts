import { expect, type Page } from 'playwright/test';
import { test } from '../../support/browser/browserTest';
import { newPerson } from '../../support/browser/people';
import { restingBox } from '../../support/browser/restingBox';

const canvas = (page: Page) => page.getByTestId('plan');
const nodes = (page: Page) => page.locator('li[data-kind="node"]');
/** Waits until the list of objects, which follows the view with a delay, names the same places twice. */
async function atRest(page: Page): Promise<void> {
  let last = '';
  await expect
    .poll(
      async () => {
        const now = JSON.stringify(await nodes(page).evaluateAll((items) => items.map((item) => item.dataset.x)));
        const isAtRest = now === last && now !== '[]';
        last = now;
        return isAtRest;
      },
      { intervals: [300] },
    )
    .toBe(true);
}

const openMall = async (page: Page) => {
  await page.getByRole('article', { name: 'Riverside Mall' }).getByRole('button', { name: 'Map View' }).click();
  await expect(page.getByRole('tab', { name: /Nodes \d+/ })).toBeVisible();
  await canvas(page).focus();
  for (let times = 0; times < 5; times++) await page.keyboard.press('+');
  await atRest(page);
};
const state = (page: Page) => page.getByRole('status', { name: 'Save state' });

/** Where a node is on the screen. */
async function placeOf(page: Page, id: string): Promise<{ x: number; y: number }> {
  const item = page.locator(`li[data-kind="node"][data-id="${id}"]`);
  const box = await canvas(page).boundingBox();
  if (!box) throw new Error('The plan is not shown.');
  return {
    x: box.x + Number(await item.getAttribute('data-x')),
    y: box.y + Number(await item.getAttribute('data-y')),
  };
}

/** A node that no other is near to, with its place on the screen at that moment. */
async function aloneNode(page: Page): Promise<{ id: string; x: number; y: number }> {
  await expect(nodes(page)).not.toHaveCount(0);
  const found = await nodes(page).evaluateAll((items) => {
    const all = items.map((item) => ({
      id: item.getAttribute('data-id') ?? '',
      x: Number(item.getAttribute('data-x')),
      y: Number(item.getAttribute('data-y')),
    }));
    const plan = document.querySelector('[data-testid="plan"]')?.getBoundingClientRect() ?? new DOMRect();
    const alone = all.find(
      (one) =>
        one.x > 120 &&
        one.y > 120 &&
        all.every((other) => other === one || Math.hypot(other.x - one.x, other.y - one.y) > 40),
    );
    return alone && { id: alone.id, x: plan.x + alone.x, y: plan.y + alone.y };
  });
  if (found === undefined) throw new Error('No node stands alone.');
  return found;
}

const drag = async (page: Page, from: { x: number; y: number }, by: { x: number; y: number }) => {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by.x / 2, from.y + by.y / 2);
  await page.mouse.move(from.x + by.x, from.y + by.y);
};

/** How many drafts this browser keeps. */
const draftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((found) => {
        const opening = indexedDB.open('atrium-drafts');
        opening.onsuccess = () => {
          const counting = opening.result.transaction('drafts').objectStore('drafts').count();
          counting.onsuccess = () => {
            opening.result.close();
            found(counting.result);
          };
        };
      }),
  );

test('[SL5] [ED14] [CV31] the select tool moves the node that is dragged; Escape and Undo put it back', async ({
  browser,
  service,
}) => {
  const page = await newPerson(await browser.newContext({ baseURL: service.address }));
  await openMall(page);
  const { id: node } = await aloneNode(page);
  const before = await placeOf(page, node);
  await page.mouse.move(before.x, before.y);
  await expect(canvas(page)).toHaveCSS('cursor', 'move');

  await drag(page, before, { x: 30, y: 24 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(state(page)).toHaveText('Saved');
  expect(await placeOf(page, node)).toEqual(before);

  await drag(page, before, { x: 30, y: 24 });
  // At the press Alt would copy the node; now it stops snapping.
  await page.keyboard.down('Alt');
  await page.mouse.move(before.x + 31, before.y + 24);
  await page.mouse.move(before.x + 30, before.y + 24);
  await page.mouse.up();
  await page.keyboard.up('Alt');
  await expect(state(page)).toContainText('1 unsaved change');
  await expect.poll(async () => Math.round((await placeOf(page, node)).x - before.x)).toBe(30);
  expect(Math.round((await placeOf(page, node)).y - before.y)).toBe(24);

  await page.getByRole('button', { name: 'Undo: Moved a node (Ctrl+Z)' }).click();
  await expect(state(page)).toHaveText('Saved');
  await expect.poll(() => placeOf(page, node)).toEqual(before);
});

test('[ED13] [PP2] a lift is made of a node as soon as it is placed, and nothing is saved by it', async ({
  browser,
  service,
}) => {
  const page = await newPerson(await browser.newContext({ baseURL: service.address }));
  await openMall(page);
  await page.getByRole('list', { name: 'Places' }).getByRole('button').first().click();
  await expect(page.getByRole('combobox', { name: 'Name' })).toBeVisible();
  await atRest(page);
  const beside = await aloneNode(page);
  await page.getByRole('radio', { name: 'Node', exact: true }).click();
  await page.mouse.click(beside.x + 18, beside.y + 18);
  let saves = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/network')) saves++;
  });
  await page.getByRole('button', { name: 'New lift' }).click();
  await expect(page.getByRole('heading', { name: 'Lift', level: 2 })).toBeVisible();
  await expect(state(page)).toContainText('unsaved changes');
  expect(saves).toBe(0);
  await page.getByRole('button', { name: 'Revert', exact: true }).click();
  await expect(state(page)).toHaveText('Saved');
  expect(saves).toBe(0);
});

test('[MS1] [MS3] clicks measure a line, a second click on the last point ends it, Escape removes it', async ({
  browser,
  service,
}) => {
  const page = await newPerson(await browser.newContext({ baseURL: service.address }));
  await openMall(page);
  const length = page.getByRole('status', { name: 'Measurement' });
  const { x, y } = await aloneNode(page);
  await page.keyboard.press('m');
  await expect(length).toBeEmpty();
  await page.mouse.click(x + 20, y + 20);
  await page.mouse.move(x + 80, y + 20);
  await expect(length).toHaveText(/^[\d.,]+ m/);
  const shorter = await length.textContent();
  await page.mouse.click(x + 80, y + 60);
  await expect(length).not.toHaveText(shorter ?? '');
  await page.mouse.click(x + 80, y + 60);
  const measured = (await length.textContent()) ?? '';
  await page.mouse.move(x, y);
  await expect(length).toHaveText(measured);
  await page.keyboard.press('Escape');
  await expect(length).toBeEmpty();
});

test('[MS1] a line is measured by keys: Enter at the crosshair, arrows, and Enter twice at its end', async ({
  browser,
  service,
}) => {
  const page = await newPerson(await browser.newContext({ baseURL: service.address }));
  await openMall(page);
  await page.keyboard.press('m');
  // The crosshair is for whoever comes by Tab.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(canvas(page)).toBeFocused();
  const length = page.getByRole('status', { name: 'Measurement' });
  await page.keyboard.press('Enter');
  for (let times = 0; times < 4; times++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(length).toHaveText(/^[\d.,]+ m/);
  const measured = (await length.textContent()) ?? '';
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await expect(length).toHaveText(measured);
});

test('[CV61] [CV63] a pan ends where its release was lost, and a pinch on Safari’s touchpad zooms at the pointer', async ({
  browser,
  service,
}) => {
  const page = await newPerson(await browser.newContext({ baseURL: service.address }));
  await openMall(page);
  const { id, x, y } = await aloneNode(page);
  await page.mouse.move(x, y);
  await page.mouse.down({ button: 'middle' });
  await page.mouse.move(x + 40, y + 10);
  await expect(canvas(page)).toHaveAttribute('data-pan', 'active');
  // No browser reports the release: the next that is known is a move without a button.
  const hover = { pointerId: 1, pointerType: 'mouse', buttons: 0, clientX: x + 200, clientY: y + 90 };
  await canvas(page).dispatchEvent('pointermove', hover);
  await expect(canvas(page)).not.toHaveAttribute('data-pan');
  await canvas(page).dispatchEvent('pointermove', { ...hover, clientX: x + 300 });
  await page.mouse.up({ button: 'middle' });
  await expect.poll(async () => Math.round((await placeOf(page, id)).x - x)).toBe(40);

  const isPrevented = await canvas(page).evaluate(
    (plan, place) =>
      ['gesturestart', 'gesturechange', 'gestureend'].map(
        (type) =>
          !plan.dispatchEvent(
            Object.assign(new Event(type, { bubbles: true, cancelable: true }), { scale: 1.5, ...place }),
          ),
      ),
    { clientX: x + 40 - 100, clientY: y + 10 },
  );
  expect(isPrevented).toEqual([true, true, true]);
  await expect.poll(async () => Math.round((await placeOf(page, id)).x - (x + 40))).toBe(50);
});

test('[PP7] [PP8] what is typed for a room survives a look at another one, is asked for, and is saved by Ctrl+S', async ({
  browser,
  service,
}) => {
  const page = await newPerson(await browser.newContext({ baseURL: service.address }));
  await openMall(page);
  const rooms = page.getByRole('list', { name: 'Places' }).getByRole('button');
  const field = page.getByRole('textbox', { name: 'Unit number' });
  const showRoom = async (at: number) => {
    await rooms.nth(at).click();
    await page.getByRole('tab', { name: 'Local Settings' }).click();
  };
  await showRoom(0);
  const stored = await field.inputValue();
  await field.fill(`${stored}-typed`);
  await expect(state(page)).toHaveText('1 room with unsaved entries');
  await showRoom(1);
  await expect(field).not.toHaveValue(`${stored}-typed`);
  await page.getByRole('button', { name: 'Back to locations' }).click();
  await expect(page.getByRole('heading', { name: 'Leave with unsaved changes?' })).toBeVisible();
  await expect(page.getByText('Your entries for 1 room are not saved. They are lost if you leave.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await showRoom(0);
  await expect(field).toHaveValue(`${stored}-typed`);
  await page.keyboard.press('Control+s');
  await expect(state(page)).toHaveText('Saved');
  await expect.poll(() => draftsOf(page)).toBe(0);
  await page.reload();
  await showRoom(0);
  await expect(field).toHaveValue(`${stored}-typed`);
});

test('[FM21] [PP11] [PP12] lists stay at their field and Save in the window, whatever its size', async ({
  browser,
  service,
}) => {
  const page = await newPerson(await browser.newContext({ baseURL: service.address }));
  await openMall(page);
  await page.getByRole('list', { name: 'Places' }).getByRole('button').first().click();
  const field = page.getByRole('combobox', { name: 'Name' });
  await field.click();
  const list = await restingBox(page.getByRole('listbox'));
  expect(list.height).toBeLessThanOrEqual(320);
  expect(list.y).toBeGreaterThan((await restingBox(field)).y);
  for (const [width, height] of [
    [1024, 768],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.getByRole('button', { name: 'Save', exact: true }).first()).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Show places' })).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole('button', { name: 'Show places' }).click();
  await expect(page.getByRole('complementary', { name: 'Places of this floor' })).toBeInViewport();
});
