import { type BrowserContext, expect, type Page } from 'playwright/test';
import { test } from '../../support/browser/browserTest';
import { MANAGER, newPerson, signIn } from '../../support/browser/people';
import { restingBox } from '../../support/browser/restingBox';

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
    await expect(panel(visualizer).getByText('password', { exact: true }).first()).toBeVisible();
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
    for (const tab of ['Simulate', 'Paths', 'Outline', 'Sources'])
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
  const machines = page.getByRole('navigation', { name: 'Machines' }).getByRole('listitem').getByRole('button');
  await expect(machines).toHaveCount(1);
  await machines.click();
  await expect(page.locator('svg g.state.found')).toHaveText(/checkingPassword/);

  // The chart is drawn before the hit is zoomed to.
  const drawing = page.locator('svg > g').first();
  await expect(async () => {
    const hit = await restingBox(page.locator('svg g.state.found > rect'));
    const frame = await restingBox(page.getByRole('application', { name: 'Statechart of signIn' }));
    expect(Math.abs(hit.x + hit.width / 2 - frame.x - frame.width / 2)).toBeLessThan(2);
  }).toPass();
  await page.getByRole('application', { name: 'Statechart of signIn' }).focus();
  await page.keyboard.press('0');
  await expect(drawing).not.toHaveAttribute('transform', 'translate(0 0) scale(1)');
  const fitted = (await drawing.getAttribute('transform')) ?? '';
  await page.keyboard.press('+');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(drawing).not.toHaveAttribute('transform', fitted);
  await page.keyboard.press('0');
  await expect(drawing).toHaveAttribute('transform', fitted);

  await page.getByRole('tab', { name: 'Live', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const next = page.getByRole('button', { name: 'Next step' });
  await next.press('Enter');
  await expect(page.getByText(/^Step 1 of \d+$/)).toBeVisible();
  await expect(page.locator('svg text.walked').first()).toBeVisible();
  await page.context().close();
});

test('[MV25] [MV28] [MV30] a visualizer that was opened first follows a console that comes later, and its log is saved and opened', async ({
  browser,
  service,
}) => {
  const context = await browser.newContext({ baseURL: service.address });
  const visualizer = await openVisualizer(context, 'signIn');
  await visualizer.getByRole('button', { name: /^Time travel/ }).click();
  const page = await context.newPage();
  await page.goto('/login');
  // Events before the console has found the visualizer are not in the log.
  await expect(panel(visualizer).getByText('password', { exact: true }).first()).toBeVisible();
  await page.getByLabel('Email').fill('nobody@nowhere.example');
  await page.getByLabel('Password', { exact: true }).fill('hunter2');
  await page.getByRole('button', { name: 'Sign in' }).click();

  const rows = visualizer.getByRole('listbox', { name: 'Sequence of events' }).getByRole('option');
  await expect(rows.filter({ hasText: 'error: checkPassword' })).toHaveCount(1);
  await test.step('keys go through the events, the drawing and the difference follow', async () => {
    await rows.filter({ hasText: 'error: checkPassword' }).click();
    const change = visualizer.getByRole('list', { name: 'Context' });
    await expect(change).toContainText('errors');
    await expect(visualizer.locator('svg g.state.atomic.current')).toHaveText(/password/);
    await visualizer.keyboard.press('ArrowUp');
    await expect(visualizer.locator('svg g.state.atomic.current')).toHaveText(/checkingPassword/);
    await expect(visualizer.locator('body')).not.toContainText('hunter2');
  });
  const tools = visualizer.getByRole('toolbar', { name: 'Time travel' });
  const saved = visualizer.waitForEvent('download');
  await tools.getByRole('button', { name: 'Save the log as a file' }).click();
  const file = await (await saved).path();
  const count = await rows.count();
  await tools.getByRole('button', { name: 'Clear the log' }).click();
  await expect(visualizer.getByText('Nothing has happened yet.')).toBeVisible();
  await visualizer.locator('input[type=file]').setInputFiles(file);
  await expect(rows).toHaveCount(count);
  await visualizer.locator('input[type=file]').setInputFiles({
    name: 'plan.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"a": 1}'),
  });
  await expect(visualizer.getByRole('alert')).toHaveText(
    '“plan.json” is neither a log of machines nor a problem report.',
  );
  await test.step('in a narrow window the log is below the drawing and covers nothing, and the page is as wide as the window', async () => {
    await visualizer.setViewportSize({ width: 390, height: 844 });
    await expect(async () => {
      const drawing = await restingBox(visualizer.getByRole('application'));
      const dock = await restingBox(visualizer.getByRole('region', { name: 'Time travel' }));
      expect(dock.y).toBeGreaterThanOrEqual(drawing.y + drawing.height);
      expect(await visualizer.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    }).toPass();
  });
  await context.close();
});

test('[MV31] [MV32] [MV23] a machine runs in the page by itself, by hand and along a path, and an unfit event cannot end the console', async ({
  browser,
  service,
}) => {
  const context = await browser.newContext({ baseURL: service.address });
  const page = await newPerson(context, MANAGER);
  const visualizer = await openVisualizer(context, 'importer');
  await visualizer.getByRole('tab', { name: 'Simulate', exact: true }).click();
  const panelOf = visualizer.getByRole('tabpanel');
  await panelOf.getByRole('button', { name: 'readStatus: running', exact: true }).click();
  await panelOf.getByRole('button', { name: 'after pollDelay (1500 ms)' }).click();
  await expect(panelOf.getByText('1500 ms have passed')).toBeVisible();
  await expect(visualizer.locator('svg g.state.atomic.current')).toHaveText(/asking/);

  await visualizer.getByRole('tab', { name: 'Paths', exact: true }).click();
  await visualizer.getByRole('searchbox', { name: 'Search by event or state' }).fill('dryRun requesting');
  await visualizer.getByRole('list', { name: 'Paths that were found' }).getByRole('button').first().click();
  await visualizer.getByRole('button', { name: 'Simulate', exact: true }).click();
  await expect(visualizer.getByRole('button', { name: /^Time travel: ([5-9]|\d\d)/ })).toBeVisible();

  await visualizer.goto('/machines?machine=globalSearch');
  const sender = visualizer.getByRole('region', { name: 'Send an event' });
  await sender.getByLabel('Event', { exact: true }).fill('type');
  await expect(sender.getByLabel('Payload (JSON)')).toHaveValue(/"text"/);
  await sender.getByLabel('Payload (JSON)').fill('{"text": 5}');
  await expect(sender.getByText('“text” must be of another kind: text.')).toBeVisible();
  await expect(sender.getByRole('button', { name: 'Send', exact: true })).toHaveAttribute('aria-disabled', 'true');
  // Another window of this browser could send it all the same.
  await visualizer.evaluate(() => {
    const { postMessage } = BroadcastChannel.prototype;
    BroadcastChannel.prototype.postMessage = function (message: unknown) {
      const event = message as { readonly kind: string; readonly event?: object };
      postMessage.call(this, event.kind === 'send' ? { ...event, event: { type: 'type', text: 5 } } : event);
    };
  });
  await sender.getByLabel('Payload (JSON)').fill('{"text": "mall"}');
  await sender.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(sender.getByText('Not sent: the machine would fail on it.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Locations', level: 1 })).toBeVisible();
  await context.close();
});
