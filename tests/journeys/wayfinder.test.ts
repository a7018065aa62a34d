import { expect } from 'playwright/test';
import type { Job } from '@/contract/jobs';
import type { Project } from '@/contract/projects';
import type { User } from '@/contract/users';
import { dataOf, good, signInByApi } from '../models/support/browser/mailbox';
import { test } from '../support/browserTest';
import { startStaticServer } from '../support/staticServer';
import { unzip } from '../support/unzip';

test('[WB7] [PV10] [AY10] a build on a plain static server finds the way, also when that server is gone', async ({
  request,
  browser,
}) => {
  const { headers, user } = await signInByApi<User>(request, {
    email: 'manager@riverside.example',
    password: 'atrium-demo',
  });
  const own = `/api/organisations/${user.organisation.uuid}/projects`;
  const mall = (await dataOf<Project[]>(await good(request.get(own, { headers })))).find(
    ({ name }) => name === 'Riverside Mall',
  );
  const path = `/api/projects/${mall?.uuid}`;
  const job = await dataOf<Job>(await good(request.post(`${path}/generate-build`, { headers })));
  await expect
    .poll(async () => (await dataOf<Job>(await good(request.get(`/api/jobs/${job.uuid}`, { headers })))).state)
    .toBe('succeeded');
  const { url } = await dataOf<{ url: string }>(await good(request.get(`${path}/download`, { headers })));
  const files = await unzip(await (await good(request.get(url))).body());

  const server = await startStaticServer(files);
  const context = await browser.newContext();
  const visitor = await context.newPage();
  const failures: string[] = [];
  visitor.on('pageerror', (error) => failures.push(error.message));
  visitor.on('console', (message) => message.type() === 'error' && failures.push(message.text()));
  // The address of this service is known only after it has started, so its build has none that could be reached.
  const sent: unknown[] = [];
  await context.route('**/api/analytics/events', (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ status: 204 });
  });
  await visitor.goto(server.address);
  await expect(visitor).toHaveTitle('Riverside Mall');
  await expect(visitor.getByRole('heading', { name: 'Directory' })).toBeVisible();
  await visitor.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  expect(server.asked.filter((one) => !one.startsWith('/shown/'))).toEqual([]);

  await expect
    .poll(() => sent)
    .toEqual([
      {
        location: mall?.uuid,
        access_key: expect.any(String),
        events: [{ service: 'mapapp', environment: 'live', time: expect.any(String), session: expect.any(String) }],
      },
    ]);

  await server.stop();
  await visitor.goto(`${server.address}?source=poster`);
  await visitor.getByRole('tab', { name: 'Offers' }).click();
  const offer = visitor
    .getByRole('listitem')
    .filter({ has: visitor.getByRole('heading', { name: 'Second coffee free' }) });
  await expect(offer.locator('img')).toHaveJSProperty('complete', true);
  const shop = offer.getByRole('list').getByRole('listitem').first();
  await shop.getByRole('button', { name: /^Directions to / }).click();
  await expect(visitor.getByRole('heading', { name: /^To / })).toBeVisible();
  await visitor.getByRole('button', { name: 'Close directions' }).click();
  const search = visitor.getByRole('combobox', { name: 'Search Riverside Mall' });
  await search.fill('greenacre');
  await search.press('Enter');
  await expect(visitor.getByRole('heading', { name: 'Greenacre Market' })).toBeVisible();
  await visitor.getByRole('button', { name: 'Directions' }).click();
  await visitor.getByRole('button', { name: 'Atrium North' }).click();
  const steps = visitor.getByRole('list', { name: 'Steps' });
  await expect(steps).toContainText('Arrive at Greenacre Market');
  await visitor.getByRole('switch', { name: 'Step-free' }).check();
  await expect(steps).toContainText(/Take Lift/);
  await steps.getByRole('button', { name: /^Take Lift/ }).click();
  await expect(visitor.getByRole('button', { name: /Lower Ground$/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(visitor.getByText('could not be loaded')).toHaveCount(0);
  expect(failures).toEqual([]);
  await context.close();
});
