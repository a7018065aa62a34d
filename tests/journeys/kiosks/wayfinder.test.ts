import { type BrowserContextOptions, expect, type Locator, type Page } from 'playwright/test';
import type { Job } from '@/contract/jobs/jobs';
import type { Project } from '@/contract/locations/projects';
import type { TranslatedText } from '@/contract/translations/translations';
import type { User } from '@/contract/users/users';
import { VISIT, WARNING } from '@/machines/kiosks/visitTimes';
import { dataOf, good, signInByApi } from '../../models/support/browser/mailbox';
import { test } from '../../support/browser/browserTest';
import { startStaticServer } from '../../support/browser/staticServer';
import { unzip } from '../../support/unzip';

/** The only path that a build asks for outside of its own folder. */
const VISITS = '/api/analytics/events';

/** A browser, a phone and a standing kiosk, the last two by touch. */
const SCREENS = [
  { name: 'browser', options: {} },
  { name: 'phone', options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  { name: 'kiosk', options: { viewport: { width: 1080, height: 1920 }, hasTouch: true } },
];

test('[WB7] [PV10] [PV29] [AY10] [LA14] a build on a plain static server finds the way, also when that server is gone', async ({
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
  const texts = await dataOf<TranslatedText[]>(await good(request.get(`${path}/translations`, { headers })));
  const fashion = texts.find(({ kind, text }) => kind === 'category' && text === 'Fashion');
  const { kind, record, field } = fashion ?? {};
  const before = fashion?.translations.fr?.text ?? null;
  const data = { language: 'fr', kind, record, field, text: 'Mode', before };
  await good(request.put(`${path}/translations`, { headers, data }));
  const job = await dataOf<Job>(await good(request.post(`${path}/generate-build`, { headers })));
  await expect
    .poll(async () => (await dataOf<Job>(await good(request.get(`/api/jobs/${job.uuid}`, { headers })))).state)
    .toBe('succeeded');
  const { url } = await dataOf<{ url: string }>(await good(request.get(`${path}/download`, { headers })));
  const files = await unzip(await (await good(request.get(url))).body());

  const server = await startStaticServer(files);
  const failures: string[] = [];
  const others: string[] = [];
  const open = async (options: BrowserContextOptions) => {
    const context = await browser.newContext(options);
    const visitor = await context.newPage();
    context.on('request', (one) => {
      if (!one.url().startsWith(server.address) && !one.url().endsWith(VISITS)) others.push(one.url());
    });
    visitor.on('pageerror', (error) => failures.push(error.message));
    visitor.on('console', (message) => {
      if (message.type() === 'error' && !message.location().url.endsWith(VISITS)) failures.push(message.text());
    });
    // The address of this service is known only after it has started, so its build has none that could be reached.
    const sent: unknown[] = [];
    await context.route(`**${VISITS}`, (route) => {
      sent.push(route.request().postDataJSON());
      return route.fulfill({ status: 204 });
    });
    await visitor.goto(server.address);
    await expect(visitor).toHaveTitle('Riverside Mall');
    await expect(visitor.getByRole('heading', { name: 'Directory' })).toBeVisible();
    await visitor.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect
      .poll(() => sent)
      .toEqual([
        {
          location: mall?.uuid,
          access_key: expect.any(String),
          events: [{ service: 'mapapp', environment: 'live', time: expect.any(String), session: expect.any(String) }],
        },
      ]);
    return visitor;
  };
  const visitors: Page[] = [];
  for (const { name, options } of SCREENS)
    visitors.push(await test.step(`the ${name} takes the build along`, () => open(options)));
  expect(server.asked.filter((one) => !one.startsWith('/shown/'))).toEqual([]);

  await server.stop();
  for (const [at, visitor] of visitors.entries())
    await test.step(`the ${SCREENS[at]?.name} finds the way without a server`, async () => {
      // The service that counts visits is away too.
      await visitor.context().unroute(`**${VISITS}`);
      await visitor.context().route(`**${VISITS}`, (route) => route.abort());
      await visitor.goto(`${server.address}?source=poster`);
      await findTheWay(visitor, at > 0);
    });
  await test.step('[KI71] [KI86] [KI87] [KI91] a build of a kiosk asks whether somebody is there, and starts anew', async () => {
    const kiosk = visitors.at(-1);
    if (!kiosk) throw new Error('No kiosk.');
    await kiosk.clock.install();
    await kiosk.goto(`${server.address}?kiosk=1`);
    await kiosk.getByRole('combobox', { name: 'Language' }).selectOption('Français');
    await kiosk.getByRole('combobox', { name: 'Rechercher dans Riverside Mall' }).tap();
    const keys = kiosk.getByRole('group', { name: 'Clavier' });
    for (const letter of 'gréé') await keys.getByRole('button', { name: letter, exact: true }).tap();
    await kiosk.getByRole('option', { name: /Greenacre Market/ }).tap();
    await kiosk.clock.fastForward(VISIT - WARNING);
    await kiosk.getByRole('button', { name: 'Je suis toujours là' }).tap();
    await expect(kiosk.getByRole('alertdialog')).toHaveCount(0);
    await expect(kiosk.getByRole('heading', { name: 'Greenacre Market' })).toBeVisible();
    await kiosk.clock.fastForward(VISIT - WARNING);
    await expect(kiosk.getByRole('alertdialog', { name: 'Êtes-vous toujours là ?' })).toBeVisible();
    await kiosk.clock.fastForward(WARNING);
    await expect(kiosk.getByRole('heading', { name: 'Directory' })).toBeVisible();
  });
  expect(failures).toEqual([]);
  // Neither the service nor anybody else is needed.
  expect(others.filter((url) => !/^(data|blob):/.test(url))).toEqual([]);
  for (const visitor of visitors) await visitor.context().close();
});

/** From an offer to the directions, then by search to a route that becomes step-free. */
async function findTheWay(visitor: Page, isByTouch: boolean): Promise<void> {
  const press = (what: Locator) => (isByTouch ? what.tap() : what.click());
  await press(visitor.getByRole('tab', { name: 'Offers' }));
  const offer = visitor
    .getByRole('listitem')
    .filter({ has: visitor.getByRole('heading', { name: 'Second coffee free' }) });
  await expect(offer.locator('img')).toHaveJSProperty('complete', true);
  const shop = offer.getByRole('list').getByRole('listitem').first();
  await press(shop.getByRole('button', { name: /^Directions to / }));
  await expect(visitor.getByRole('heading', { name: /^To / })).toBeVisible();
  await press(visitor.getByRole('button', { name: 'Close directions' }));
  await press(visitor.getByRole('tab', { name: 'Places' }));
  const languages = visitor.getByRole('combobox', { name: /^(Language|Langue)$/ });
  await languages.selectOption('Français');
  await expect(visitor.getByRole('button', { name: 'Mode', exact: true })).toBeVisible();
  await expect(visitor.getByRole('heading', { name: 'Répertoire' })).toBeVisible();
  await languages.selectOption('English');
  const places = visitor.getByRole('region', { name: 'Directory' }).getByRole('listitem');
  await press(visitor.getByRole('button', { name: 'Books & Toys', exact: true }));
  await expect(places.first()).toContainText('Books & Toys');
  await expect(places.filter({ hasNotText: 'Books & Toys' })).toHaveCount(0);
  const search = visitor.getByRole('combobox', { name: 'Search Riverside Mall' });
  await search.fill('greenacre');
  await search.press('Enter');
  await expect(visitor.getByRole('heading', { name: 'Greenacre Market' })).toBeVisible();
  await expect(visitor.getByText(/^Today \d\d:\d\d – \d\d:\d\d$/)).toBeVisible();
  await press(visitor.getByRole('button', { name: 'Directions' }));
  await press(visitor.getByRole('button', { name: 'Atrium North' }));
  const steps = visitor.getByRole('list', { name: 'Steps' });
  await expect(steps).toContainText('Arrive at Greenacre Market');
  await press(visitor.getByRole('switch', { name: 'Step-free' }));
  await expect(steps).toContainText(/Take Lift/);
  await press(steps.getByRole('button', { name: /^Take Lift/ }));
  await expect(visitor.getByRole('button', { name: /Lower Ground$/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(visitor.getByText('could not be loaded')).toHaveCount(0);
}
