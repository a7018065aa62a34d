import { expect } from 'playwright/test';
import { test } from '../support/browserTest';
import { countPointers, pressBy, tabTo } from '../support/keyboard';
import { DEMO_PASSWORD, MANAGER } from '../support/people';

test('[AX2] a plan is edited and saved by keys alone, from signing in to seeing it published', async ({ page }) => {
  const pointers = await countPointers(page);
  const { keyboard } = page;
  await page.goto('/login');
  await tabTo(page, page.getByLabel('Email'));
  await keyboard.type(MANAGER);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await keyboard.type(DEMO_PASSWORD);
  await keyboard.press('Enter');
  await page.waitForURL('**/locations');

  await pressBy(page, page.getByRole('article', { name: 'Riverside Mall' }).getByRole('button', { name: 'Map View' }));
  const nodesTab = page.getByRole('tab', { name: /Nodes \d+/ });
  await expect(nodesTab).toBeVisible();
  const count = async () => Number(/\d+/.exec((await nodesTab.textContent()) ?? '')?.[0]);
  const before = await count();

  await test.step('two nodes and a path between them', async () => {
    const plan = page.getByTestId('plan');
    await tabTo(page, plan);
    await keyboard.press('p');
    await keyboard.press('Shift+1');
    for (let step = 0; step < 6; step += 1) await keyboard.press('+');
    await keyboard.press('Enter');
    for (let step = 0; step < 2; step += 1) await keyboard.press('ArrowRight');
    await keyboard.press('Enter');
    await keyboard.press('Escape');
    await expect(page.locator('[data-crosshair]')).toBeVisible();
    await expect.poll(count).toBe(before + 2);
  });

  await test.step('undo and redo', async () => {
    await keyboard.press('Control+z');
    await expect.poll(count).toBeLessThan(before + 2);
    await keyboard.press('Control+Shift+z');
    await expect.poll(count).toBe(before + 2);
  });

  await test.step('a node is chosen from the list, named and nudged', async () => {
    await tabTo(page, page.getByRole('tab', { selected: true }).first());
    await keyboard.press('ArrowRight');
    await expect(nodesTab).toBeFocused();
    await keyboard.press('Enter');
    // The list is one stop of the Tab key, however long it is.
    const rows = page.getByRole('list', { name: 'Nodes' });
    await tabTo(page, rows.locator('button[tabindex="0"]'));
    await keyboard.press('End');
    await expect(rows.getByRole('button').last()).toBeFocused();
    await keyboard.press('Home');
    await expect(rows.getByRole('button').first()).toBeFocused();
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect(rows.getByRole('button', { pressed: true })).toBeFocused();
    await tabTo(page, page.getByLabel('Name', { exact: true }));
    await keyboard.press('Control+a');
    await keyboard.type('by hand');
  });

  await test.step('saved and published', async () => {
    // What is typed belongs to what is saved, although the field was not left.
    await keyboard.press('Control+s');
    await expect(page.getByRole('list', { name: 'Nodes' })).toContainText('by hand');
    await expect(page.getByRole('status', { name: 'Save state' })).toHaveText('Saved');
    await page.goto('/locations');
    const card = page.getByRole('article', { name: 'Riverside Mall' });
    await pressBy(page, card.getByRole('button', { name: 'Riverside Mall', exact: true }));
    const dialog = page.getByRole('dialog');
    await pressBy(page, dialog.getByRole('button', { name: 'Publish Project' }));
    const confirm = dialog.getByRole('button', { name: 'Publish', exact: true });
    // What changed is read first.
    await expect(confirm).not.toHaveAttribute('aria-disabled', 'true');
    await pressBy(page, confirm);
    await expect(dialog.getByText('Location Up-to-date')).toBeVisible({ timeout: 20_000 });
    await keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
  expect(await pointers()).toBe(0);
});
