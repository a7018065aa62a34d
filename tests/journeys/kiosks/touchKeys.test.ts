import { expect } from 'playwright/test';
import type { KioskList } from '@/contract/kiosks/kiosks';
import type { User } from '@/contract/users/users';
import { dataOf, good, signInByApi } from '../../models/support/browser/mailbox';
import { test } from '../../support/browser/browserTest';
import { DEMO_PASSWORD, MANAGER } from '../../support/browser/people';
import { restingBox } from '../../support/browser/restingBox';

test('[KI85] a touch screen without a keyboard has keys for the code and for the search', async ({
  browser,
  service,
}) => {
  const context = await browser.newContext({
    baseURL: service.address,
    viewport: { width: 1080, height: 1920 },
    hasTouch: true,
  });
  const page = await context.newPage();
  const api = context.request;
  const { headers, user } = await signInByApi<User>(api, { email: MANAGER, password: DEMO_PASSWORD });
  const list = `/api/organisations/${user.organisation.uuid}/screens`;
  const { screens } = await dataOf<KioskList>(await good(api.get(list, { headers })));
  const like = screens.find(({ name }) => name === 'East Mall');
  const data = { ...like, name: 'Touched kiosk', uid: 'touched-kiosk', node_id: null, revision: undefined };
  const kiosk = await dataOf<{ id: number }>(await good(api.post('/api/screens', { headers, data })));
  const made = await good(api.post(`/api/screens/${kiosk.id}/commissioning-code`, { headers }));
  const { code } = await dataOf<{ code: string }>(made);

  await page.goto('/kiosk');
  const keys = page.getByRole('group', { name: 'Keys' });
  const field = page.getByLabel('Commissioning code');
  await expect(keys).toHaveCount(0);
  // Read from where a person stands.
  expect((await restingBox(field)).height).toBeGreaterThan(50);
  await field.tap();
  for (const letter of code.replace('-', '')) await keys.getByRole('button', { name: letter, exact: true }).tap();
  await keys.getByRole('button', { name: 'Done' }).tap();
  await expect(keys).toHaveCount(0);
  await page.getByRole('button', { name: 'Commission' }).tap();

  const search = page.getByRole('combobox', { name: /^Search / });
  await search.tap();
  for (const letter of 'greex') await keys.getByRole('button', { name: letter, exact: true }).tap();
  await keys.getByRole('button', { name: 'Backspace' }).tap();
  await expect(search).toHaveValue('gree');
  await page.getByRole('option', { name: /Greenacre Market/ }).tap();
  await expect(page.getByRole('heading', { name: 'Greenacre Market' })).toBeVisible();
  await expect(keys).toHaveCount(0);

  await page.getByRole('button', { name: 'Directions' }).waitFor();
  await page.keyboard.press('Shift');
  await search.tap();
  await expect(keys).toHaveCount(0);
  await context.close();
});
