/**
 * The built wayfinder on a plain static server against the console's own preview of the same location, on a processor
 * slowed four times: script, time to the first floor plan, and time from the press on Directions to the route; and the search
 * of the map over 5,000 places, a key at a time, on this processor as it is.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../scripts/findChromium.mjs';
import { root } from '../scripts/project.mjs';
import { startService } from '../tests/support/browser/runningService.ts';
import { startStaticServer } from '../tests/support/browser/staticServer.ts';
import { unzip } from '../tests/support/unzip.ts';
import { median, reportRow, round, time } from './support/rows.mjs';
import { searchTimes } from './wayfinderSearch.mjs';

const SLOWER = 4;
const ROUNDS = 5;
const GOAL_KIB = 250;
const GOAL_REPEATS_KIB = 2;
const GOAL_MODEL_KIB = 140;
const GOAL_SEARCH = 16;
const LOCATION = 'Riverside Mall';

/** Notes when a canvas first shows more than one colour. Runs in the page from its start. */
function watchFirstPlan() {
  const small = new OffscreenCanvas(160, 90);
  const context = small.getContext('2d', { willReadFrequently: true });
  const look = () => {
    for (const canvas of document.querySelectorAll('canvas')) {
      context.clearRect(0, 0, 160, 90);
      context.drawImage(canvas, 0, 0, 160, 90);
      const pixels = new Uint32Array(context.getImageData(0, 0, 160, 90).data.buffer);
      if (new Set(pixels).size > 8) globalThis.benchFirstPlan = performance.now();
    }
    if (globalThis.benchFirstPlan === undefined) requestAnimationFrame(look);
  };
  addEventListener('DOMContentLoaded', () => requestAnimationFrame(look));
}

/** Builds the location and gives its files, with the address of its preview. */
async function buildWayfinder(service) {
  const json = async (path, init) => {
    const response = await fetch(`${service.address}/api/${path}`, init);
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return { headers: response.headers, data: (await response.json()).data };
  };
  const signedIn = await json('sign-in', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'manager@riverside.example', password: 'atrium-demo' }),
  });
  const headers = { authorization: signedIn.headers.get('authorization') };
  const projects = await json(`organisations/${signedIn.data.user.organisation.uuid}/projects`, { headers });
  const { uuid } = projects.data.find(({ name }) => name === LOCATION);
  const job = await json(`projects/${uuid}/generate-build`, { method: 'POST', headers });
  for (let state = ''; state !== 'succeeded'; ) {
    ({ state } = (await json(`jobs/${job.data.uuid}`, { headers })).data);
    if (state === 'failed') throw new Error('The build failed.');
    await new Promise((done) => setTimeout(done, 200));
  }
  const { data } = await json(`projects/${uuid}/download`, { headers });
  const archive = await (await fetch(new URL(data.url, service.address))).arrayBuffer();
  return { files: await unzip(new Uint8Array(archive)), preview: `${service.address}/preview/${uuid}` };
}

/** Milliseconds to the first floor plan and from Directions to the first step, in a fresh browser context. */
async function visit(browser, address) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.addInitScript(watchFirstPlan);
    await page.goto(address);
    await page.waitForFunction(() => globalThis.benchFirstPlan !== undefined);
    const plan = await page.evaluate(() => globalThis.benchFirstPlan);
    const search = page.getByRole('combobox', { name: `Search ${LOCATION}` });
    await search.fill('greenacre');
    await search.press('Enter');
    await page.getByRole('button', { name: 'Directions' }).click();
    const start = page.getByRole('button', { name: 'Atrium North' });
    await start.waitFor();
    const route = await page.evaluate(
      () =>
        new Promise((found) => {
          const begin = performance.now();
          const look = () =>
            document.querySelector('ol[aria-label="Steps"] li')
              ? found(performance.now() - begin)
              : requestAnimationFrame(look);
          [...document.querySelectorAll('button')].find((one) => one.textContent.includes('Atrium North')).click();
          look();
        }),
    );
    return { plan, route };
  } finally {
    await context.close();
  }
}

const service = await startService();
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
let server;
try {
  const { files, preview } = await buildWayfinder(service);
  // The list of files in the service worker is data of the location.
  const worker = readFileSync(join(root, 'dist/wayfinder/sw.js'));
  const scripts = [...new Map([...files, ['sw.js', worker]])].filter(([name]) => name.endsWith('.js'));
  const sizes = new Map(scripts.map(([name, script]) => [name, gzipSync(script).length / 1024]));
  const sum = (names) => names.reduce((all, name) => all + (sizes.get(name) ?? 0), 0);
  const models = [...sizes.keys()].filter((name) => /\/ModelView-/.test(name));
  const repeats = [...sizes.keys()].filter((name) => /\/occurrences-/.test(name));
  // A visitor loads one language at most; the largest counts, as in the budget of the build.
  const [, ...others] = [...sizes.keys()]
    .filter((name) => name.includes('/languages/'))
    .sort((one, other) => sum([other]) - sum([one]));
  const own = [...sizes.keys()].filter((name) => ![...models, ...repeats, ...others].includes(name));
  for (const [work, names, atMost] of [
    ['script of the built wayfinder, with one language', own, GOAL_KIB],
    ['script of what repeats, on top, where an event or offer does', repeats, GOAL_REPEATS_KIB],
    ['script of its view in three dimensions, on top', models, GOAL_MODEL_KIB],
  ])
    reportRow({
      work,
      ours: `${sum(names).toFixed(1)} KiB in ${names.length} files`,
      value: round(sum(names), 1),
      unit: 'KiB',
      atMost,
    });
  server = await startStaticServer(files);
  const times = { ours: [], preview: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.ours.push(await visit(browser, server.address));
    times.preview.push(await visit(browser, preview));
  }
  for (const [what, words] of [
    ['plan', 'first floor plan'],
    ['route', 'first route'],
  ]) {
    const ours = median(times.ours.map((one) => one[what]));
    const peer = median(times.preview.map((one) => one[what]));
    reportRow({
      work: `built wayfinder, processor slowed ${SLOWER} times: ${words}`,
      ours: time(ours),
      peer: `the console's /preview ${time(peer)}`,
      value: round(ours / peer),
      figure: round(ours),
    });
  }
  const search = searchTimes();
  reportRow({
    work: `search of the map over ${search.count.toLocaleString('en')} places: a key, p95`,
    ours: `${time(search.p95)}, median ${time(search.median)}, first ${time(search.first)}`,
    value: search.p95,
    unit: 'ms',
    atMost: GOAL_SEARCH,
  });
} finally {
  await server?.stop();
  await browser.close();
  await service.stop();
}
