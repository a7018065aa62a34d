/** Dragging a node of the shown route with the checks open, close up: `liveRoute.mjs [OBJECTS …]`, 50,000 unless told. */
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../../scripts/findChromium.mjs';
import { signIn } from '../../tests/support/browser/people.ts';
import { startService } from '../../tests/support/browser/runningService.ts';
import { makeWorld } from '../canvasWorld.mjs';
import { reportRow, round } from '../support/rows.mjs';
import { dragAround, measure } from './gestures.mjs';
import { watch, wholeFrame } from './probe.mjs';

/** Paths from the dragged node to each end of the route. */
const HOPS = 12;

const sizes = process.argv.slice(2).map(Number).filter(Boolean);
const service = await startService();
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
try {
  for (const objects of sizes.length > 0 ? sizes : [50_000]) await drag(objects);
} finally {
  await browser.close();
  await service.stop();
}

async function drag(objects) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, baseURL: service.address });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(error.message));
  await signIn(page);
  await watch(page);
  await page.goto(await makeWorld(service.address, objects));
  await wholeFrame(page);
  await page.keyboard.press('Shift+1');
  await page.keyboard.press('Control+0');
  for (let times = 0; times < 4; times += 1) await page.keyboard.press('-');
  await page.waitForTimeout(1500);
  const paths = await page
    .locator('li[data-kind="path"]')
    .evaluateAll((all) => all.map(({ textContent }) => textContent.match(/\d+/g).map(Number)));
  await page.keyboard.press('Control+0');
  await page.waitForTimeout(1500);
  const nodes = await page
    .locator('li[data-kind="node"]')
    .evaluateAll((all) => all.map(({ dataset: { id, x, y } }) => ({ id: Number(id), x: Number(x), y: Number(y) })));
  const box = await page.getByTestId('plan').boundingBox();
  const away = ({ x, y }) => Math.hypot(x - box.width / 2, y - box.height / 2);
  nodes.sort((one, other) => away(one) - away(other));
  await page.keyboard.press('r');
  const route = page.getByRole('status', { name: 'Route' });
  let node = null;
  for (const one of nodes.slice(0, 5)) {
    const [from, to] = endsThrough(one.id, paths);
    if (from === undefined || to === undefined) continue;
    await setEnd(page, 'From', from);
    await setEnd(page, 'To', to);
    await page.waitForTimeout(500);
    if (!(await route.isVisible())) continue;
    node = one;
    break;
  }
  if (!node) throw new Error('No route through the middle was found.');
  const before = await route.innerText();
  // The checks of the whole network go on beside it.
  await page.getByRole('tab', { name: /^Checks/ }).click();
  await page.waitForTimeout(3000);
  await page.getByRole('application').focus();
  await page.keyboard.press('n');
  await page.waitForTimeout(1000);
  const input = await page.context().newCDPSession(page);
  const at = { x: box.x + node.x, y: box.y + node.y };
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  const found = await measure({ page, browser }, dragAround(input, at));
  await page.mouse.move(at.x + 60, at.y + 60);
  await page.mouse.up();
  await page.waitForTimeout(1000);
  await page.keyboard.press('r');
  const after = await route.innerText();
  if (after === before) throw new Error('The route did not follow the node.');
  const work = `${objects} objects: drag a node of the shown route, checks open`;
  const ours = `${found.perSecond.toFixed(1)}/s, p95 ${found.p95.toFixed(0)} ms, task ${found.longest.toFixed(0)} ms`;
  reportRow({ work, ours, value: round(found.perSecond, 1), unit: 'frames/s', atLeast: 50 });
  reportRow({ work: `${work}: longest task`, ours, value: Math.round(found.longest), unit: 'ms', atMost: 50 });
  await context.close();
}

/** Two nodes, each so many paths away from a node on another side of it: a way between them leads through the node. */
function endsThrough(id, paths) {
  const around = new Map();
  for (const [, from, to] of paths)
    for (const [one, other] of [
      [from, to],
      [to, from],
    ])
      around.set(one, [...(around.get(one) ?? []), other]);
  const seen = new Set([id]);
  return (around.get(id) ?? []).slice(0, 2).map((first) => {
    let last = first;
    seen.add(first);
    for (let hop = 1; hop < HOPS; hop += 1) {
      const next = around.get(last).find((other) => !seen.has(other));
      if (next === undefined) break;
      seen.add(next);
      last = next;
    }
    return last;
  });
}

async function setEnd(page, label, id) {
  const field = page.getByRole('combobox', { name: label, exact: true });
  await field.fill(String(id));
  await page.getByRole('option', { name: `Node ${id}`, exact: true }).click();
}
