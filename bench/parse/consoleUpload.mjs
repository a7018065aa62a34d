/** The console's own upload of a plan, in its real page: what a person sees while a large archive is read. */
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../../scripts/findChromium.mjs';
import { signIn } from '../../tests/support/browser/people.ts';
import { startService } from '../../tests/support/browser/runningService.ts';
import { rendererIds, residentNow } from '../support/renderers.mjs';

const TIMEOUT = 240_000;

/** Notes long tasks, changes of the words about progress, and when the picture of the plan stands. Runs in the page. */
function watchPage() {
  const seen = { tasks: [], words: [], picture: null };
  globalThis.benchSeen = seen;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.tasks.push({ startTime, duration });
  }).observe({ entryTypes: ['longtask'] });
  let before = '';
  const look = () => {
    const text =
      document.querySelector('[role=alertdialog] [role=status], [role=dialog] [role=status]')?.parentElement
        ?.textContent ?? '';
    if (text !== before && text !== '') seen.words.push(performance.now());
    before = text;
    if (document.querySelector('[role=img][aria-label="Floor plan preview"]')) seen.picture ??= performance.now();
  };
  document.addEventListener('DOMContentLoaded', () =>
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true }),
  );
}

async function openDrawer(page, location) {
  await signIn(page);
  await page.getByRole('button', { name: 'Create new' }).first().click();
  await page.getByLabel('Location name').fill(location);
  await page.getByRole('button', { name: 'Create location' }).click();
  await page.waitForURL('**/settings');
  await page.getByRole('button', { name: 'Buildings' }).click();
  await page.getByRole('button', { name: 'Add Building' }).click();
  const building = page.getByRole('form', { name: 'New building' });
  await building.getByLabel('Building name').fill('East');
  await building.getByLabel('Short name').fill('E');
  await building.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('region', { name: 'East' }).getByRole('button', { name: 'Add floor' }).click();
  const floor = page.getByRole('form', { name: 'New floor' });
  await floor.getByLabel('Floor name').fill('Ground');
  await floor.getByLabel('Short name').fill('G');
  await floor.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('button', { name: 'Upload map of Ground' }).click();
}

const now = (page) => page.evaluate(() => performance.now());

async function readToTheEnd(page, archive) {
  const begin = await now(page);
  await page.getByLabel('Floor plan as a .zip file').setInputFiles(archive);
  await page.getByRole('img', { name: 'Floor plan preview' }).waitFor({ timeout: TIMEOUT });
  await page.waitForTimeout(1000);
  const { tasks, words, picture } = await page.evaluate(() => globalThis.benchSeen);
  const updates = words.filter((at) => at >= begin);
  const gaps = updates.slice(1).map((at, i) => at - updates[i]);
  const during = tasks.filter(({ startTime }) => startTime >= begin);
  const longest = (some) => Math.max(0, ...some.map(({ duration }) => duration));
  const last = updates.at(-1);
  return {
    ms: picture - begin,
    perSecond: updates.length / ((last - updates[0]) / 1000),
    gap: Math.max(...gaps),
    longestReading: longest(during.filter(({ startTime }) => startTime < last)),
    longestShowing: longest(during.filter(({ startTime }) => startTime >= last)),
  };
}

/** Milliseconds from the click on Cancel until the worker is gone, and until its memory is. */
async function cancel(page, browser, archive) {
  await page.getByLabel('Floor plan as a .zip file').waitFor({ state: 'attached' });
  await page.waitForTimeout(2000); // what opening the page left is collected
  const resident = (ids) => Math.max(...ids.map(residentNow).filter((one) => !Number.isNaN(one)));
  const ids = await rendererIds(browser);
  const before = resident(ids);
  await page.getByLabel('Floor plan as a .zip file').setInputFiles(archive);
  const button = page.getByRole('button', { name: 'Cancel' });
  await button.waitFor();
  await page.waitForTimeout(1500);
  const held = resident(ids);
  const worker = page.workers().find((one) => one.url().includes('/floorPlan.worker-'));
  const gone = new Promise((done) => worker.once('close', () => done(performance.now())));
  const place = await button.boundingBox();
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
  await page.mouse.down();
  const begin = performance.now();
  const clicked = page.mouse.up();
  const ended = (await gone) - begin;
  await clicked;
  let released = null;
  while (released === null && performance.now() - begin < 10_000) {
    if (resident(ids) - before < (held - before) / 4) released = performance.now() - begin;
    await new Promise((done) => setTimeout(done, 2));
  }
  return { ended, released, before, held };
}

async function inBrowser(service, location, work) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, baseURL: service.address });
    page.on('pageerror', (error) => console.error(error.message));
    await page.addInitScript(watchPage);
    await openDrawer(page, location);
    return await work(page, browser);
  } finally {
    await browser.close();
  }
}

/**
 * Reads the archive in the upload drawer of a new floor; then begins again and stops on the way, in a browser of its own:
 * one that has read before holds what it has had as long as it likes.
 */
export async function readInConsole(archive) {
  const service = await startService();
  try {
    const reading = await inBrowser(service, 'Bench Quay', (page) => readToTheEnd(page, archive));
    const cancelled = await inBrowser(service, 'Cancel Quay', (page, browser) => cancel(page, browser, archive));
    return { reading, cancelled };
  } finally {
    await service.stop();
  }
}
