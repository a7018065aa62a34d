import { signIn } from '../../tests/support/browser/people.ts';
import { makeWorld, objectsOf } from '../canvasWorld.mjs';
import { median } from '../support/rows.mjs';
import { gestures } from './gestures.mjs';
import { TIMEOUT, watch, wholeFrame } from './probe.mjs';

const VIEW = { width: 1280, height: 720 };
/** Pixels a metre close up: what the editor calls 100 %. */
const CLOSE = 20;
const OPENINGS = 3;

async function inPage(browser, baseURL, work) {
  const context = await browser.newContext({ viewport: VIEW, baseURL });
  try {
    const page = await context.newPage();
    page.on('pageerror', (error) => console.error(error.message));
    return await work(page);
  } finally {
    await context.close();
  }
}

/** Opens in pages of their own, since one opening alone says little of a busy machine; the last page goes on. */
async function openings(browser, site, open, goOn) {
  const found = [];
  const once = async (page) => {
    found.push(await open(page));
    return found.at(-1);
  };
  while (found.length < OPENINGS - 1) if ((await inPage(browser, site, once)) >= TIMEOUT) return { first: TIMEOUT };
  return inPage(browser, site, async (page) => {
    const last = await once(page);
    const first = median(found);
    return last >= TIMEOUT ? { first } : { first, ...(await goOn(page)) };
  });
}

/** The real editor of the running service, signed in as a person would be. */
export async function ours(browser, service, objects, only) {
  const address = await makeWorld(service, objects);
  const open = async (page) => {
    await signIn(page);
    await watch(page);
    await page.goto(address);
    // The editor opens with rooms, labels, nodes and paths.
    return wholeFrame(page);
  };
  return openings(browser, service, open, async (page) => {
    await page.keyboard.press('Shift+1');
    await page.waitForTimeout(1000);
    if ((await page.locator('li[data-kind="node"]').count()) === 0) throw new Error('The editor shows no nodes.');
    const box = await page.getByTestId('plan').boundingBox();
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const nodes = () =>
      page
        .locator('li[data-kind="node"]')
        .evaluateAll((all) => all.map((one) => [Number(one.dataset.x), Number(one.dataset.y)]));
    const nearest = async () => {
      const all = (await nodes()).map(([x, y]) => ({ x: box.x + x, y: box.y + y }));
      const away = (at) => Math.hypot(at.x - middle.x, at.y - middle.y);
      return all.sort((one, other) => away(one) - away(other));
    };
    const all = async () => {
      await page.keyboard.press('Shift+1');
      await page.waitForTimeout(800);
    };
    const close = async () => {
      await all();
      await page.keyboard.press('Control+0');
      await page.waitForTimeout(1000);
    };
    const node = async () => {
      await page.keyboard.press('n');
      await page.waitForTimeout(500);
      return (await nearest())[0];
    };
    return { box, ...(await gestures({ page, browser }, middle, { close, node, all }, only)) };
  });
}

/** The page of a peer with the same objects, as large as the plan on the editor's page and as close as that. */
export const peer =
  (name) =>
  (browser, pages, objects, { box }, only) => {
    const size = { width: Math.round(box.width), height: Math.round(box.height) };
    const open = async (page) => {
      await watch(page);
      await page.goto(`/${name}.html?${new URLSearchParams({ objects, ...size })}`, { waitUntil: 'commit' });
      return wholeFrame(page);
    };
    return openings(browser, pages, open, async (page) => {
      const all = () => page.evaluate(() => globalThis.bench.fit());
      await all();
      await page.waitForTimeout(1500);
      const { nodes } = objectsOf(objects);
      const middle = { x: size.width / 2, y: size.height / 2 };
      const place = nodes[Math.floor(nodes.length / 2 + Math.sqrt(nodes.length) / 2)];
      const close = () => page.evaluate(([perMetre, at]) => globalThis.bench.close(perMetre, at), [CLOSE, place]);
      const node = () => middle;
      return gestures({ page, browser }, middle, { close, node, all }, only);
    });
  };
