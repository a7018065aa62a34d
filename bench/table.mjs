/**
 * The table of 10,000 destinations in the console against Fluent's DataGrid without virtualisation, each in a page of its
 * own: time from having the rows until the first ones are painted, and the frames while it is scrolled.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../scripts/findChromium.mjs';
import { signIn } from '../tests/support/browser/people.ts';
import { startService } from '../tests/support/browser/runningService.ts';
import { startPostgres } from '../tests/support/service/postgres.ts';
import { servePages } from './support/pageServer.mjs';
import { median, reportRow, round, time } from './support/rows.mjs';

const COUNT = 10_000;
const ROUNDS = 3;
const FRAMES = 120;
/** Pixels that each frame scrolls. */
const STEP = 240;
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Notes when the first row is painted. Runs in the page from its start. */
function watchRows() {
  const look = () => {
    if (document.querySelector('[role=row] [role=gridcell]')) {
      // The frame after the one that has the row in it.
      requestAnimationFrame(() => setTimeout(() => (globalThis.benchPainted = performance.now())));
      return;
    }
    requestAnimationFrame(look);
  };
  addEventListener('DOMContentLoaded', () => requestAnimationFrame(look));
}

/** Scrolls what holds the rows and gives the milliseconds of each frame. Runs in the page. */
async function scroll([frames, step]) {
  const row = document.querySelector('[role=row] [role=gridcell]');
  let box = row;
  while (box && !(box.scrollHeight > box.clientHeight + 200 && /auto|scroll/.test(getComputedStyle(box).overflowY)))
    box = box.parentElement;
  box ??= document.scrollingElement;
  const times = [];
  let before = performance.now();
  for (let frame = 0; frame < frames; frame += 1) {
    box.scrollTop += step;
    await new Promise((done) => requestAnimationFrame(done));
    const now = performance.now();
    times.push(now - before);
    before = now;
  }
  if (box.scrollTop < step) throw new Error('Nothing was scrolled.');
  return times;
}

/** Opens a page and gives the time until its first row, and its frames. */
async function measure(browser, baseURL, { open, readyAt }) {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 720 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    await page.addInitScript(watchRows);
    await open(page);
    await page.waitForFunction(() => globalThis.benchPainted !== undefined);
    const painted = (await page.evaluate(() => globalThis.benchPainted)) - (await page.evaluate(readyAt));
    await page.waitForTimeout(500);
    return { painted, frames: await page.evaluate(scroll, [FRAMES, STEP]) };
  } finally {
    await context.close();
  }
}

const p95 = (times) => times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)];

const vite = here('node_modules/vite/bin/vite.js');
const built = spawnSync(
  process.execPath,
  [vite, 'build', '--config', here('peers/vite.config.mjs'), '--logLevel', 'error'],
  {
    stdio: 'inherit',
  },
);
if (built.status !== 0) throw new Error('The peers do not build.');

const postgres = await startPostgres();
const service = await startService({
  env: {
    LOG_LEVEL: 'warn',
    DATABASE_URL: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(postgres.socketFolder)}`,
  },
});
const peers = await servePages(here('node_modules/.peers'));
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
try {
  const client = new pg.Client({ host: postgres.socketFolder, user: 'postgres', database: 'postgres' });
  await client.connect();
  await client.query(
    `INSERT INTO destinations (organisation_id, name, description)
     SELECT u.organisation_id, 'Bench shop ' || lpad(n::text, 5, '0'), 'A shop on the ground floor, open daily'
       FROM users u, generate_series(1, $1::int) n WHERE u.email = 'manager@riverside.example'`,
    [COUNT],
  );
  await client.end();
  const found = { ours: [], peer: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    found.ours.push(
      await measure(browser, service.address, {
        open: async (page) => {
          await signIn(page);
          await page.goto('/destinations?view=table');
        },
        // The moment at which the page has the whole answer.
        readyAt: () =>
          performance.getEntriesByType('resource').find(({ name }) => /\/organisations\/[^/]+\/destinations/.test(name))
            .responseEnd,
      }),
    );
    found.peer.push(
      await measure(browser, peers.address, {
        open: (page) => page.goto(`/grid.html?rows=${COUNT}`),
        readyAt: () => globalThis.benchReady,
      }),
    );
  }
  const of = (side, figure) => median(found[side].map(figure));
  const painted = { ours: of('ours', (one) => one.painted), peer: of('peer', (one) => one.painted) };
  reportRow({
    work: `table of ${COUNT} rows: first rows painted`,
    ours: time(painted.ours),
    peer: `Fluent DataGrid ${time(painted.peer)}`,
    value: round(painted.peer / painted.ours, 1),
    atLeast: 5,
  });
  const frame = { ours: of('ours', (one) => p95(one.frames)), peer: of('peer', (one) => p95(one.frames)) };
  reportRow({
    work: `table of ${COUNT} rows: frame while scrolling, p95`,
    ours: time(frame.ours),
    peer: `Fluent DataGrid ${time(frame.peer)}`,
    value: round(frame.ours, 1),
    unit: 'ms',
    atMost: 34,
  });
} finally {
  await browser.close();
  peers.stop();
  await service.stop();
  await postgres.stop();
}
