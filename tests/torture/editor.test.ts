import { test as base, expect, request as requests } from 'playwright/test';
import { ownLocation } from '../support/browser/ownLocation';
import { newPerson } from '../support/browser/people';
import { FAULTS, finish } from '../support/browser/torture/faults';
import { MOMENTS, saveState } from '../support/browser/torture/moments';
import { type Restartable, restartable } from '../support/browser/torture/restartable';

const test = base.extend<object, { service: Restartable }>({
  service: [
    async ({ playwright: _ }, use) => {
      const service = await restartable();
      await use(service);
      await service.end();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

for (const [fault, strike] of Object.entries(FAULTS))
  for (const { name, edit, isKept } of MOMENTS)
    test(`[ET40] ${fault} after ${name}: nothing is lost, and all of it can be saved`, async ({ browser, service }) => {
      const api = await requests.newContext({ baseURL: service.address });
      const location = await ownLocation(api, `Torture Quay ${crypto.randomUUID().slice(0, 8)}`);
      const context = await browser.newContext({ baseURL: service.address });
      const page = await newPerson(context);
      await page.goto(location.editor);
      await expect(saveState(page)).toHaveText('Saved');

      await edit(page, location);
      await expect(saveState(page)).toContainText('unsaved change');
      const after = await strike({ page, location, restart: service.restart });
      await finish(after);

      expect(isKept(await location.network(), location)).toBe(true);
      await context.close();
      await api.dispose();
    });
