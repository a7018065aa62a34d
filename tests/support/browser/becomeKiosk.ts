import type { Page } from 'playwright/test';
import type { KioskList } from '@/contract/kiosks/kiosks';
import type { User } from '@/contract/users/users';
import { dataOf, good, signInByApi } from '../../models/support/browser/mailbox';
import { DEMO_PASSWORD, MANAGER } from './people';

/** Makes the browser of the page a kiosk of the demo, by a code, and opens its page. */
export async function becomeKiosk(page: Page, name: string): Promise<void> {
  const api = page.request;
  const { headers, user } = await signInByApi<User>(api, { email: MANAGER, password: DEMO_PASSWORD });
  const { uuid } = user.organisation;
  const { screens } = await dataOf<KioskList>(await good(api.get(`/api/organisations/${uuid}/screens`, { headers })));
  const found = screens.find((kiosk) => kiosk.name === name);
  if (!found) throw new Error(`The demo world has no kiosk “${name}”.`);
  await good(api.post(`/api/screens/${found.id}/decommission`, { headers }));
  const made = await good(api.post(`/api/screens/${found.id}/commissioning-code`, { headers }));
  await page.goto('/kiosk');
  await page.getByLabel('Commissioning code').fill((await dataOf<{ code: string }>(made)).code);
  await page.getByRole('button', { name: 'Commission' }).click();
}
