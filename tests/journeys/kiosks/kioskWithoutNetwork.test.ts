import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import type { KioskList } from '@/contract/kiosks/kiosks';
import type { User } from '@/contract/users/users';
import { dataOf, good, signInByApi } from '../../models/support/browser/mailbox';
import { becomeKiosk } from '../../support/browser/becomeKiosk';
import { copyDemoWorld } from '../../support/browser/demoWorld';
import { MANAGER } from '../../support/browser/people';
import { startService } from '../../support/browser/runningService';

const KIOSK = 'East Mall';

const caches_ = (page: Page) =>
  page.evaluate(async () => {
    const all: { name: string; stored: string[] }[] = [];
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      all.push({ name, stored: requests.map(({ url, headers }) => `${url} ${headers.get('authorization') ?? ''}`) });
    }
    return all;
  });
/** The page and the location are both in the browser. */
const waitUntilKept = (page: Page) =>
  expect
    .poll(
      async () => {
        const stored = (await caches_(page)).flatMap((one) => one.stored.map((url) => new URL(url.trim()).pathname));
        const isActive = await page.evaluate(async () => !!(await navigator.serviceWorker.getRegistration())?.active);
        return [isActive, stored.includes('/kiosk'), stored.includes('/kiosk/kept/configuration')];
      },
      { timeout: 60_000 },
    )
    .toEqual([true, true, true]);

const map = (page: Page) => page.getByText(`You are here · ${KIOSK}`, { exact: true });

test('[KI80] [KI81] [KI82] [KI83] a kiosk that starts without its service shows its map and finds the way', async ({
  browser,
}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'atrium-kiosk-'));
  copyDemoWorld(dataDir);
  let service = await startService({ dataDir });
  const { address } = service;
  const port = new URL(address).port;
  const context = await browser.newContext({ baseURL: address, viewport: { width: 1080, height: 1920 } });
  const kiosk = await context.newPage();
  try {
    await becomeKiosk(kiosk, KIOSK);
    await expect(map(kiosk)).toBeVisible();
    await waitUntilKept(kiosk);

    await test.step('[KI82] no cache holds the key, or a file of another page', async () => {
      const key = await kiosk.evaluate(() => localStorage.getItem('atrium.kioskKey'));
      const all = await caches_(kiosk);
      const stored = all.flatMap((one) => one.stored);
      expect(stored.filter((url) => key !== null && url.includes(key))).toEqual([]);
      expect(stored.filter((url) => !url.endsWith(' '))).toEqual([]);
      expect(stored.filter((url) => /EditorRo|LocationsR|KiosksRo|\/api\/(?!images\/)/.test(url))).toEqual([]);
    });

    await test.step('[KI82] the pages of staff are answered by the service', async () => {
      const staff = await context.newPage();
      for (const path of ['/login', '/locations', '/kiosks']) {
        const answer = await staff.goto(path);
        expect([path, answer?.fromServiceWorker()]).toEqual([path, false]);
        if (path !== '/kiosks')
          expect(await staff.evaluate(() => navigator.serviceWorker.controller === null)).toBe(true);
      }
      await staff.close();
    });

    await service.stop();
    await test.step('[KI80] after a power cut: map, hours, a picture and a route', async () => {
      await kiosk.goto('/kiosk');
      await expect(map(kiosk)).toBeVisible();
      const search = kiosk.getByRole('combobox', { name: /^Search / });
      await search.fill('greenacre');
      await search.press('Enter');
      await expect(kiosk.getByText(/^Today \d\d:\d\d – \d\d:\d\d$/)).toBeVisible();
      await kiosk.getByRole('button', { name: 'Directions' }).click();
      await expect(kiosk.getByRole('list', { name: 'Steps' })).toContainText('Arrive at Greenacre Market');
      await expect(kiosk.getByText('could not be loaded')).toHaveCount(0);
      // A kiosk that starts again checks in within fifteen seconds, by chance.
      await expect(kiosk.getByTestId('out-of-contact')).toBeVisible({ timeout: 30_000 });
      const broken = () =>
        kiosk.evaluate(() => [...document.images].filter((one) => one.complete && one.naturalWidth === 0).length);
      await expect.poll(broken).toBe(0);
      const ad = await kiosk.evaluate(async () => {
        const name = (await caches.keys()).find((one) => one.startsWith('atrium-kiosk-location'));
        const kept = await (await caches.open(name ?? '')).match('/kiosk/kept/configuration');
        const stored = (await kept?.json()) as { configuration: { ad?: { media_url: string | null } } } | undefined;
        const url = stored?.configuration.ad?.media_url ?? '';
        return { url, status: (await fetch(url)).status };
      });
      expect(ad).toEqual({ url: expect.stringMatching(/^\/api\/images\//), status: 200 });
    });

    service = await startService({ dataDir, env: { PORT: port } });
    await test.step('[KI81] it finds its service again by itself', async () => {
      await expect(kiosk.getByTestId('out-of-contact')).toHaveCount(0, { timeout: 90_000 });
    });

    await test.step('[KI83] a kiosk that is decommissioned keeps nothing', async () => {
      const api = context.request;
      const { headers, user } = await signInByApi<User>(api, { email: MANAGER, password: 'atrium-demo' });
      const list = `/api/organisations/${user.organisation.uuid}/screens`;
      const { screens } = await dataOf<KioskList>(await good(api.get(list, { headers })));
      const found = screens.find(({ name }) => name === KIOSK);
      await good(api.post(`/api/screens/${found?.id}/decommission`, { headers }));
      await kiosk.reload();
      await expect(kiosk.getByLabel('Commissioning code')).toBeVisible();
      await expect.poll(() => caches_(kiosk)).toEqual([]);
      expect(await kiosk.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    });
  } finally {
    await context.close();
    await service.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
