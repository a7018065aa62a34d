import { expect, type Page } from 'playwright/test';
import { test } from '../../support/browser/browserTest';
import { newPerson } from '../../support/browser/people';

const canvas = (page: Page) => page.getByTestId('plan');
const room = (page: Page, mesh: string) => page.locator(`li[data-kind="room"][data-id="${mesh}"]`);
const zoom = async (page: Page) => Number(/(\d+) %/.exec((await page.locator('footer').textContent()) ?? '')?.[1]);
const isFramed = (page: Page) =>
  canvas(page).evaluate(
    (element) => getComputedStyle(element, '::after').display !== 'none' && element.matches(':focus-visible'),
  );

async function openMall(page: Page): Promise<void> {
  await page.getByRole('article', { name: 'Riverside Mall' }).getByRole('button', { name: 'Map View' }).click();
  await expect(page.getByRole('tab', { name: /Nodes \d+/ })).toBeVisible();
}

test('[GS14] [CP10] [CV32] [CV33] [VI6] [VI7] places are found, shown, and kept by a reload', async ({
  browser,
  service,
}) => {
  const page = await newPerson(await browser.newContext({ baseURL: service.address }));
  await openMall(page);
  const floor = page.getByRole('combobox', { name: 'Floor' });
  const first = page.getByRole('list', { name: 'Places' }).getByRole('button').first();
  const [name = ''] = (await first.innerText()).trim().split(/\n/);

  await test.step('the search goes to a destination of this location', async () => {
    await page.keyboard.press('/');
    await page.keyboard.type(name);
    const results = page.getByRole('listbox', { name: 'Search results' });
    await results.getByRole('option', { name }).first().click();
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  });

  await test.step('the palette goes to a floor and to a tool, among the commands of this location', async () => {
    const before = await floor.inputValue();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('First');
    await page.getByRole('group', { name: 'This location' }).getByRole('option').first().click();
    await expect(floor).not.toHaveValue(before);
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('path');
    await page.getByRole('group', { name: 'This location' }).getByRole('option').first().click();
    await expect(page.getByRole('radio', { name: 'Path', exact: true })).toBeChecked();
    await page.keyboard.press('v');
    await floor.selectOption(before);
  });

  await test.step('only Tab brings the frame of the canvas', async () => {
    const box = await canvas(page).boundingBox();
    await page.mouse.click((box?.x ?? 0) + 60, (box?.y ?? 0) + 20);
    await page.keyboard.press('Escape');
    expect(await isFramed(page)).toBe(false);
    await page.getByRole('button', { name: 'Hide places' }).focus();
    await canvas(page).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    expect(await isFramed(page)).toBe(true);
  });

  await test.step('a double click fits a room, and a reload keeps the view', async () => {
    await page.getByRole('button', { name: 'Show all' }).click();
    const wide = await zoom(page);
    await first.click();
    const mesh = new URL(page.url()).searchParams.get('selected')?.replace('mesh:', '') ?? '';
    const [box, item] = [await canvas(page).boundingBox(), room(page, mesh)];
    const at = {
      x: (box?.x ?? 0) + Number(await item.getAttribute('data-x')),
      y: (box?.y ?? 0) + Number(await item.getAttribute('data-y')),
    };
    await page.mouse.dblclick(at.x, at.y);
    await expect.poll(() => zoom(page)).toBeGreaterThan(wide);
    const close = await zoom(page);
    await page.reload();
    await expect.poll(() => zoom(page)).toBe(close);
  });

  await test.step('a button leads back to a floor plan that was lost', async () => {
    const back = page.getByRole('button', { name: 'Back to the floor plan' });
    await expect(back).toHaveCount(0);
    await canvas(page).focus();
    for (let step = 0; step < 40 && (await back.count()) === 0; step += 1) await page.keyboard.press('Shift+ArrowLeft');
    await page.getByRole('button', { name: 'Back to the floor plan' }).click();
    await expect(back).toHaveCount(0);
  });
});
