import { type APIRequestContext, expect } from 'playwright/test';
import type { WireNetwork } from '@/contract/network/network';
import type { User } from '@/contract/users/users';
import { dataOf, good, signInByApi } from '../models/support/browser/mailbox';
import { test } from '../support/browser/browserTest';
import { countPointers, pressBy, tabTo } from '../support/browser/keyboard';
import { WORK_PATIENCE } from '../support/browser/patience';
import { DEMO_PASSWORD, MANAGER } from '../support/browser/people';

test('[AX2] a plan is edited and saved by keys alone, from signing in to seeing it published', async ({
  page,
  request,
}) => {
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
  const networkOf = await networkReader(request, page.url());
  const saved = await networkOf();

  await test.step('a shop is found by its name', async () => {
    const rows = page.getByRole('list', { name: 'Places' }).getByRole('button');
    const [shop = ''] = (await rows.nth(3).innerText()).split('\n');
    const search = page.getByRole('searchbox', { name: 'Search this floor' });
    await tabTo(page, search);
    await keyboard.type(shop);
    await pressBy(page, rows.filter({ hasText: shop }).first());
    await expect(page.getByRole('combobox', { name: 'Name' })).toHaveValue(shop);
    await tabTo(page, search, 'Shift+Tab');
    await keyboard.press('Control+a');
    await keyboard.press('Delete');
  });

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

  await test.step('the path is found at the crosshair and set to one-way', async () => {
    await keyboard.press('ArrowLeft');
    await keyboard.press('v');
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'New path' })).toBeVisible();
    await tabTo(page, page.getByRole('radio', { name: 'Bidirectional' }));
    await keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'To new node' })).toBeChecked();
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
    // The save includes a field's typed text, although the field still has the focus.
    await keyboard.press('Control+s');
    await expect(page.getByRole('list', { name: 'Nodes' })).toContainText('by hand');
    await expect(page.getByRole('status', { name: 'Save state' })).toHaveText('Saved');
    const { nodes, joins } = await networkOf();
    const added = nodes.map(({ id }) => id).filter((id) => !saved.nodes.some((node) => node.id === id));
    const paths = joins.filter(({ id }) => !saved.joins.some((join) => join.id === id));
    expect(added).toHaveLength(2);
    expect(paths).toMatchObject([{ direction: 1 }]);
    expect(new Set(paths.flatMap(({ from, to }) => [from, to]))).toEqual(new Set(added));
    await page.goto('/locations');
    const card = page.getByRole('article', { name: 'Riverside Mall' });
    await pressBy(page, card.getByRole('button', { name: 'Riverside Mall', exact: true }));
    const dialog = page.getByRole('dialog');
    await pressBy(page, dialog.getByRole('button', { name: 'Publish Project' }));
    const confirm = dialog.getByRole('button', { name: 'Publish', exact: true });
    // The dialog shows the changes first.
    await expect(confirm).not.toHaveAttribute('aria-disabled', 'true');
    await pressBy(page, confirm);
    await expect(dialog.getByText('Location Up-to-date')).toBeVisible({ timeout: WORK_PATIENCE });
    await keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
  expect(await pointers()).toBe(0);
});

/** Asks the service, not the page, for the network of the location at this address. */
async function networkReader(request: APIRequestContext, address: string): Promise<() => Promise<WireNetwork>> {
  const { headers } = await signInByApi<User>(request, { email: MANAGER, password: DEMO_PASSWORD });
  const [project] = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(address) ?? [];
  return async () => dataOf<WireNetwork>(await good(request.get(`/api/projects/${project}/network`, { headers })));
}
