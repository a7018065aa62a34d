import { type BrowserContext, expect, type Page } from 'playwright/test';
import { test } from '../../support/browser/browserTest';
import { MANAGER, newPerson, signIn } from '../../support/browser/people';

const openVisualizer = async (context: BrowserContext, machine: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(`/machines?machine=${machine}`);
  await expect(page.getByRole('heading', { name: 'Machines', level: 1 })).toBeVisible();
  return page;
};
const panel = (page: Page) => page.getByRole('complementary');
const log = (page: Page) => panel(page).getByRole('region', { name: 'Last events' });

test('[MV4] [MV7] [MV8] [MV10] [MV17] a machine is followed, asked and driven from a second window', async ({
  browser,
  service,
}) => {
  const context = await browser.newContext({ baseURL: service.address });
  const hosts = new Set<string>();
  context.on('request', (request) => hosts.add(new URL(request.url()).host));
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Email').fill(MANAGER);

  const visualizer = await openVisualizer(context, 'signIn');
  await test.step('a visualizer that joins late has the present state', async () => {
    await expect(panel(visualizer).getByText('password', { exact: true })).toBeVisible();
    await expect(visualizer.locator('svg g.state.atomic.current')).toHaveText(/password/);
  });
  await test.step('an event that a guard rejects says so in words, and shows no secret', async () => {
    await page.getByLabel('Password', { exact: true }).fill('hunter2');
    await page.getByLabel('Email').fill('nobody');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(log(visualizer)).toContainText('password.submit');
    await expect(log(visualizer)).toContainText('[secret]');
    await expect(visualizer.locator('body')).not.toContainText('hunter2');
  });
  await test.step('a typed event is judged before it is sent, and changes the window', async () => {
    await panel(visualizer).getByLabel('Event', { exact: true }).fill('reset.open');
    await expect(panel(visualizer).getByText('Would lead to resetRequest.').last()).toBeVisible();
    await panel(visualizer).getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('heading', { name: /reset|password/i }).first()).toBeVisible();
    await expect(visualizer.locator('svg g.state.atomic.current')).toHaveText(/resetRequest/);
    await expect(visualizer.locator('svg g.plate.walked')).toHaveText(/reset\.open/);
    await panel(visualizer).getByLabel('Payload (JSON)').fill('{"type": "other"}');
    await expect(panel(visualizer).getByText('The type in the payload is not that of the event.')).toBeVisible();
  });
  await test.step('everything came from the service itself', async () => {
    for (const tab of ['Paths', 'Outline', 'Sources'])
      await visualizer.getByRole('tab', { name: tab, exact: true }).click();
    expect([...hosts]).toEqual([new URL(service.address).host]);
  });
  await context.close();
});

test('[MV8] [MV11] [MV19] windows publish to the visualizers of their own user, while there is one', async ({
  browser,
  service,
}) => {
  const context = await browser.newContext({ baseURL: service.address });
  const page = await newPerson(context, MANAGER);
  const published: { channel: string; kind: string }[] = [];
  await page.exposeFunction('notePublished', (channel: string, kind: string) => published.push({ channel, kind }));
  await page.addInitScript(() => {
    const { postMessage } = BroadcastChannel.prototype;
    BroadcastChannel.prototype.postMessage = function (message: { kind: string }) {
      const { notePublished } = globalThis as unknown as { notePublished: (channel: string, kind: string) => void };
      notePublished(this.name, message.kind);
      postMessage.call(this, message);
    };
  });
  await page.reload();
  const open = page.getByRole('heading', { name: 'Locations', level: 1 });
  await expect(open).toBeVisible();
  const stranger = await context.newPage();
  await stranger.goto('/404');
  await stranger.evaluate(() => {
    for (const user of ['nobody', '00000000-0000-4000-8000-000000000000'])
      new BroadcastChannel(`atrium-inspection ${user}`).postMessage({ from: 'visualizer', kind: 'hello' });
  });
  expect(published).toEqual([]);

  const visualizer = await openVisualizer(context, 'session');
  await expect(visualizer.locator('svg g.state.atomic.current')).toHaveText(/settled/);
  // The greetings of the strangers came first: an answer would be here by now.
  expect([...new Set(published.map(({ channel }) => channel))]).toEqual([
    expect.stringMatching(/^atrium-inspection [0-9a-f-]{36}$/),
  ]);
  expect(published.map(({ kind }) => kind)).toContain('steps');

  await visualizer.close();
  await expect.poll(() => published.at(-1)?.kind).toBe('left');
  const before = published.length;
  await page.getByRole('searchbox').first().fill('mall');
  await page.getByRole('searchbox').first().fill('');
  expect(published.slice(before)).toEqual([]);
  await context.close();
});

test('[MV12] [MV13] [MV14] [MV15] the machines are found from the palette, searched, zoomed and stepped through by keys', async ({
  browser,
  service,
}) => {
  const page = await (await browser.newContext({ baseURL: service.address })).newPage();
  await signIn(page, MANAGER);
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Machines' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Locations', level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('Machines');
  await page.keyboard.press('Enter');
  // The page before has a search field too, and stays until this one is loaded.
  await expect(page.getByRole('heading', { name: 'Machines', level: 1 })).toBeVisible();
  await page.getByRole('searchbox').fill('checkingPassword');
  const machines = page.getByRole('list', { name: 'List of machines' }).getByRole('button');
  await expect(machines).toHaveCount(1);
  await machines.click();
  await expect(page.locator('svg g.state.found')).toHaveText(/checkingPassword/);

  const drawing = page.locator('svg > g').first();
  // The chart is drawn before it is fitted to the window.
  await expect(drawing).not.toHaveAttribute('transform', 'translate(0 0) scale(1)');
  const fitted = (await drawing.getAttribute('transform')) ?? '';
  await page.getByRole('application', { name: 'Statechart of signIn' }).focus();
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowLeft');
  await expect(drawing).not.toHaveAttribute('transform', fitted);
  await page.keyboard.press('0');
  await expect(drawing).toHaveAttribute('transform', fitted);

  await page.getByRole('tab', { name: 'Live', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  const next = page.getByRole('button', { name: 'Next step' });
  await next.press('Enter');
  await expect(page.getByText(/^Step 1 of \d+$/)).toBeVisible();
  await expect(page.locator('svg text.walked').first()).toBeVisible();
  await page.context().close();
});
