import { expect, type Page } from 'playwright/test';
import { test } from '../../support/browser/browserTest';
import { colleague } from '../../support/browser/colleague';
import { MANAGER, signIn } from '../../support/browser/people';

const row = (page: Page, name: string) => page.getByRole('row', { name });
const requests = (page: Page) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && pathname.endsWith('/categories')) sent.push(request.method());
  });
  return sent;
};

test('[CT10] [CT12] [CT13] [CT15] a manager adds a category and a sub-category, edits and deletes them', async ({
  page,
}) => {
  await signIn(page, MANAGER);
  const sent = requests(page);
  // The update of somebody else, or of a moment ago, would be a request that nobody caused here.
  await page.route('**/api/events', (route) => route.abort());
  await page.goto('/categories');
  await expect(page.getByRole('heading', { name: 'Categories', level: 1 })).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Main categories' })).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Sub-Categories' })).toHaveCount(0);

  await test.step('Add New of the top bar opens an empty form, which asks for what is missing', async () => {
    await page.getByRole('button', { name: 'Categories, options' }).click();
    await page.getByRole('menuitem', { name: 'Add New' }).click();
    await expect(page).toHaveURL(/\/categories\?open=new$/);
    const form = page.getByRole('dialog', { name: 'New category' });
    await form.getByRole('button', { name: 'Create' }).click();
    await expect(form.getByText('Please input category name')).toBeVisible();
    await expect(form.getByText('Please select category icon')).toBeVisible();
    await form.getByLabel('Name').fill('Night market');
    await form.getByRole('button', { name: 'Fast food' }).click();
    await form.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByText('Night market created successfully.').first()).toBeVisible();
    await expect(row(page, 'Night market')).toBeVisible();
  });

  await test.step('a sub-category names its parent and stands in a table of its own', async () => {
    await page.getByRole('button', { name: 'Add New' }).click();
    const form = page.getByRole('dialog', { name: 'New category' });
    await form.getByLabel('Name').fill('Noodles');
    await form.getByRole('button', { name: 'Restaurant' }).click();
    await form.getByRole('switch').click();
    await form.getByRole('button', { name: 'Create' }).click();
    await expect(form.getByText('Please select a main category.')).toBeVisible();
    await form.getByRole('combobox', { name: 'Parent category' }).click();
    await page.getByRole('option', { name: 'Night market' }).click();
    await form.getByLabel('Description').fill('x'.repeat(120));
    await form.getByRole('button', { name: 'Create' }).click();
    const sub = page.getByRole('grid', { name: 'Sub-Categories' }).getByRole('row', { name: 'Noodles' });
    await expect(sub).toContainText('Night market');
    await expect(sub).toContainText(`${'x'.repeat(49)}…`);
  });

  await test.step('[CT11] the search filters both tables', async () => {
    await page.getByRole('searchbox', { name: 'Search categories' }).fill('noo');
    await expect(row(page, 'Noodles')).toBeVisible();
    await expect(row(page, 'Night market').filter({ hasNotText: 'Noodles' })).toHaveCount(0);
    await page.getByRole('searchbox', { name: 'Search categories' }).fill('');
  });

  await test.step('a category with sub-categories stays a main one, and says what is deleted with it', async () => {
    await page.getByRole('link', { name: 'Night market' }).click();
    const form = page.getByRole('dialog', { name: 'Night market' });
    await expect(form.getByRole('switch')).toBeDisabled();
    await form.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete Night market?' });
    await expect(question.getByText('1 sub-category of Night market will be deleted too')).toBeVisible();
    await question.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Category deleted successfully.').first()).toBeVisible();
    await expect(row(page, 'Noodles')).toHaveCount(0);
  });

  await test.step('[CT14] going away and back sends no request, a reload does', async () => {
    sent.length = 0;
    await page.getByRole('link', { name: 'Locations' }).first().click();
    await expect(page.getByRole('heading', { name: 'Locations', level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Categories' }).first().click();
    await expect(row(page, 'Fashion')).toBeVisible();
    expect(sent).toEqual([]);
    await page.reload();
    await expect(row(page, 'Fashion')).toBeVisible();
    expect(sent).toEqual(['GET']);
  });
});

test('[CT15] [CT16] [FM39] deleting a category names its destinations, which move to another one', async ({ page }) => {
  await signIn(page, MANAGER);
  const { headers, organisation } = await colleague(page, MANAGER);
  const path = `/api/organisations/${organisation}`;
  const make = async (kind: string, data: object) =>
    ((await (await page.request.post(`${path}/${kind}`, { headers, data })).json()) as { data: { id: number } }).data
      .id;
  const id = await make('categories', { name: 'Haberdashery', icon_id: 2 });
  await make('destinations', { name: 'Button Box', categories: [{ id }] });
  await page.goto(`/categories?open=${id}`);
  const form = page.getByRole('dialog', { name: 'Haberdashery' });
  await form.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Haberdashery?' });
  await expect(question.getByText('1 destination has no other category: Button Box')).toBeVisible();
  await expect(question.getByRole('button', { name: 'Confirm' })).toHaveAttribute('aria-disabled', 'true');
  await question.getByRole('combobox', { name: 'Move its destinations to' }).click();
  await page.getByRole('option').first().click();
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Category deleted successfully.').first()).toBeVisible();
  const { data } = (await (await page.request.get(`${path}/destinations`, { headers })).json()) as {
    data: { name: string; categories: unknown[] }[];
  };
  expect(data.find(({ name }) => name === 'Button Box')?.categories).toHaveLength(1);
});
