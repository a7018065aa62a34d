import { expect, type Page } from 'playwright/test';
import { test } from '../../support/browser/browserTest';
import { colleague } from '../../support/browser/colleague';
import { MANAGER, signIn } from '../../support/browser/people';

/** A destination that a colleague of the page may change and delete. */
async function openShop(page: Page, name: string) {
  await signIn(page, MANAGER);
  const { headers, organisation } = await colleague(page, MANAGER);
  const path = `/api/organisations/${organisation}`;
  const categories = (await (await page.request.get(`${path}/categories`, { headers })).json()) as {
    data: { id: number }[];
  };
  const body = { name, description: 'As it was.', categories: categories.data.slice(0, 1).map(({ id }) => ({ id })) };
  const made = (await (await page.request.post(`${path}/destinations`, { headers, data: body })).json()) as {
    data: { id: number };
  };
  const { id } = made.data;
  await page.goto(`/destinations?open=${id}`);
  const form = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Save', exact: true }) });
  await expect(form.getByLabel(/^Name/)).toHaveValue(name);
  return {
    form,
    change: (more: object) => page.request.put(`/api/destinations/${id}`, { headers, data: { ...body, ...more } }),
    remove: () => page.request.delete(`/api/destinations/${id}`, { headers }),
    read: async () => {
      const { data } = (await (await page.request.get(`${path}/destinations`, { headers })).json()) as {
        data: { id: number; name: string; description: string }[];
      };
      return data.find((one) => one.id === id);
    },
  };
}

test('[FM35] a description that a colleague changed stays when somebody else changes the name', async ({ page }) => {
  const { form, change, read } = await openShop(page, 'Goldsmith Row');
  await change({ description: 'Changed by a colleague.' });
  await form.getByLabel(/^Name/).fill('Goldsmith Lane');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/Maya Okafor changed meanwhile: Description\./).first()).toBeVisible();
  await expect(form).toHaveCount(0);
  expect(await read()).toMatchObject({ name: 'Goldsmith Lane', description: 'Changed by a colleague.' });
});

test('[FM35] a field that both changed is asked for, and the rest is saved with the answer', async ({ page }) => {
  const { form, change, read } = await openShop(page, 'Silversmith Row');
  await change({ name: 'Silver Street', description: 'Changed by a colleague.' });
  await form.getByLabel(/^Name/).fill('Silversmith Lane');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form.getByText('Name: yours is “Silversmith Lane”, theirs is “Silver Street”')).toBeVisible();
  await form.getByRole('button', { name: 'Keep mine' }).click();
  await expect(form).toHaveCount(0);
  expect(await read()).toMatchObject({ name: 'Silversmith Lane', description: 'Changed by a colleague.' });
});

test('[FM37] a destination that a colleague deletes says so at once, and what is typed becomes a new one', async ({
  page,
}) => {
  const { form, remove } = await openShop(page, 'Tinsmith Row');
  await form.getByLabel(/^Name/).fill('Tinsmith Lane');
  await remove();
  await expect(form.getByText('Somebody deleted this destination while you had it open.')).toBeVisible();
  await expect(form.getByLabel(/^Name/)).toHaveValue('Tinsmith Lane');
  await form.getByRole('button', { name: 'Save as new destination' }).click();
  await expect(page.getByText('Tinsmith Lane created successfully.').first()).toBeVisible();
});
