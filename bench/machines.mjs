/** The visualizer with sixty machines: the longest task of its page while each is laid out, drawn and zoomed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../scripts/findChromium.mjs';
import { root } from '../scripts/project.mjs';
import { startService } from '../tests/support/browser/runningService.ts';
import { best, median, reportRow, time } from './support/rows.mjs';

const MACHINES = 60;
const ROUNDS = 3;

const { machines } = JSON.parse(readFileSync(join(root, 'src/app/machines/charts.generated.json'), 'utf8'));
/** The machines of the console, repeated under other names. */
const copies = Array.from({ length: MACHINES - machines.length }, (_, index) => {
  const { chart } = machines[index % machines.length];
  const id = `${chart.id}Copy${index}`;
  return JSON.parse(JSON.stringify(chart).replaceAll(`"${chart.id}`, `"${id}`));
});

/** Runs in the page: notes its long tasks. */
function watchTasks() {
  globalThis.benchTasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) globalThis.benchTasks.push({ startTime, duration });
  }).observe({ entryTypes: ['longtask'] });
}

/** Runs in another window of the origin: reports machines as a window of another release would. */
function reportCharts(charts) {
  const channel = new BroadcastChannel('atrium-inspection nobody');
  for (const chart of charts) channel.postMessage({ from: 'console', kind: 'chart', chart });
}

/** Opens every machine once. Gives milliseconds: the longest task, and each machine's time until it is drawn. */
async function openAll(browser, address) {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchTasks);
    await page.goto('/machines');
    await page.locator('svg g.container').first().waitFor();
    const reporter = await context.newPage();
    await reporter.goto('/login');
    const begin = await page.evaluate(() => performance.now());
    await reporter.evaluate(reportCharts, copies);
    // A page behind another one draws once a second.
    await page.bringToFront();
    const entries = page.getByRole('list', { name: 'List of machines' }).getByRole('button');
    await page.waitForFunction((count) => document.querySelectorAll('nav li button').length === count, MACHINES);
    const times = [];
    for (let index = 0; index < MACHINES; index += 1) {
      const entry = entries.nth(index);
      const name = (await entry.locator('span').first().innerText()).split('\n')[0];
      const clicked = performance.now();
      await entry.click();
      await page
        .locator('svg text.title', { hasText: new RegExp(`^${name}$`) })
        .first()
        .waitFor({ state: 'attached' });
      times.push(performance.now() - clicked);
      await page.getByRole('button', { name: 'Zoom in' }).click();
    }
    const tasks = await page.evaluate(() => globalThis.benchTasks);
    return { times, longest: Math.max(0, ...tasks.filter((one) => one.startTime >= begin).map((one) => one.duration)) };
  } finally {
    await context.close();
  }
}

const service = await startService();
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
try {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await openAll(browser, service.address));
  const longest = best(rounds.map((one) => one.longest));
  reportRow({
    work: `longest task of the visualizer, ${MACHINES} machines`,
    ours: longest === 0 ? 'none over 50 ms' : time(longest),
    value: longest,
    unit: 'ms',
    atMost: 50,
  });
  const drawn = median(rounds.flatMap((one) => one.times));
  reportRow({ work: 'a machine is drawn after its click', ours: time(drawn), value: Math.round(drawn), unit: 'ms' });
} finally {
  await browser.close();
  await service.stop();
}
