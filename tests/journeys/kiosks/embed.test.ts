import { expect, type Page } from 'playwright/test';
import { test } from '../../support/browser/browserTest';
import { DEMO_PASSWORD, MANAGER, signIn } from '../../support/browser/people';
import { startStaticServer } from '../../support/browser/staticServer';

/** The page of a customer, on a server of its own: the map beside a list of what it reports. */
const pageOf = (service: string, attributes: string) => `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>Shop</title></head>
  <body>
    <h1>Find us</h1>
    <atrium-map ${attributes}></atrium-map>
    <ul id="events"></ul>
    <script src="${service}/embed.js"></script>
    <script>
      for (const name of ['ready', 'change', 'error'])
        document.addEventListener('atrium-' + name, ({ detail }) => {
          const line = document.createElement('li');
          line.textContent = name + ' ' + JSON.stringify(detail);
          document.getElementById('events').append(line);
        });
    </script>
  </body>
</html>`;

/** The published mall of the demo, a place in it, and a key for pages of these domains. */
async function mallWithKey(page: Page, domains: readonly string[]) {
  const signedIn = await page.request.post('/api/sign-in', { data: { email: MANAGER, password: DEMO_PASSWORD } });
  const headers = { authorization: signedIn.headers().authorization ?? '' };
  await signIn(page);
  const mall = page.getByRole('article', { name: 'Riverside Mall' });
  await mall.getByRole('button', { name: 'Riverside Mall', exact: true }).click();
  const preview = await page.getByRole('link', { name: 'Preview Project' }).getAttribute('href');
  const location = preview?.split('/').at(-1) ?? '';
  const keys = `/api/projects/${location}/access-keys`;
  const made = await page.request.post(keys, { headers, data: { project_id: location } });
  const { key, revision } = ((await made.json()) as { data: { key: string; revision: number } }).data;
  const saved = await page.request.put(`${keys}/${key}`, { headers, data: { name: 'Shop', domains, revision } });
  expect(saved.ok()).toBe(true);
  const published = (await (await page.request.get(`/api/preview/${location}`, { headers })).json()) as {
    data: { publication: { project: { destinations: { id: number; destination: { name: string } }[] } } };
  };
  const place = published.data.publication.project.destinations.find(
    ({ destination }) => destination.name === 'Greenacre Market',
  );
  if (!place) throw new Error('The demo has no Greenacre Market.');
  return { location, key, place: place.id, forget: () => page.request.delete(`${keys}/${key}`, { headers }) };
}

test('[EB1] [EB2] [EB3] a page shows the map of a place, leads visitors through it, and hears what they see', async ({
  page,
  browser,
  service,
}) => {
  const files = new Map<string, Uint8Array>();
  const site = await startStaticServer(files);
  const mall = await mallWithKey(page, [new URL(site.address).origin]);
  const attributes = `location="${mall.location}" key="${mall.key}" place="${mall.place}" label="Map of the mall"`;
  files.set('index.html', Buffer.from(pageOf(service.address, attributes)));
  const visitor = await (await browser.newContext()).newPage();
  const faults: string[] = [];
  visitor.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await visitor.goto(`${site.address}index.html`);
  const map = visitor.frameLocator('iframe[title="Map of the mall"]');
  await expect(map.getByRole('heading', { name: 'Greenacre Market' })).toBeVisible();
  const events = visitor.getByRole('listitem');
  await expect(events.filter({ hasText: /^ready/ })).toContainText(`"place":${mall.place}`);

  await map.getByRole('button', { name: 'Directions' }).click();
  await expect(events.last()).toContainText('"directions":true');
  await visitor.evaluate(() => {
    const element = document.querySelector('atrium-map') as HTMLElement & { show(view: object): void };
    element.show({});
  });
  await expect(map.getByRole('heading', { name: 'Greenacre Market' })).toHaveCount(0);
  await visitor.evaluate(
    (place) => document.querySelector('atrium-map')?.setAttribute('place', `${place}`),
    mall.place,
  );
  await visitor.evaluate(() => document.querySelector('atrium-map')?.setAttribute('directions', ''));
  await expect(map.getByRole('heading', { name: 'To Greenacre Market' })).toBeVisible();
  expect(faults).toEqual([]);

  // Back belongs to the page.
  expect(await visitor.evaluate(() => window.history.length)).toBe(2);
  await mall.forget();
  await site.stop();
});

test('[EB1] [EB4] a page outside of the domains of the key says that the map is not for it', async ({
  page,
  browser,
  service,
}) => {
  const files = new Map<string, Uint8Array>();
  const site = await startStaticServer(files);
  const mall = await mallWithKey(page, ['https://shop.example']);
  files.set('index.html', Buffer.from(pageOf(service.address, `location="${mall.location}" key="${mall.key}"`)));
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${site.address}index.html`);
  await expect(visitor.getByRole('listitem')).toContainText(/^error/);
  await expect(visitor.frameLocator('iframe').getByText('This access key cannot be used here.')).toBeVisible();
  await mall.forget();
  await site.stop();
});
