import { makeWorld, objectsOf } from '../canvasWorld.mjs';
import { gestures } from './gestures.mjs';
import { PATIENCE, watch, watchAgain, wholeFrame } from './probe.mjs';

const VIEW = { width: 1280, height: 720 };
/** Pixels a metre close up: what the editor calls 100 %. */
const CLOSE = 20;

async function inPage(browser, work) {
  const context = await browser.newContext({ viewport: VIEW });
  try {
    const page = await context.newPage();
    page.on('pageerror', (error) => console.error(error.message));
    return await work(page);
  } finally {
    await context.close();
  }
}

/** The real editor of the running service, signed in as a person would be. */
export const ours = (browser, service, objects, only) =>
  inPage(browser, async (page) => {
    const address = await makeWorld(service, objects);
    await page.goto(`${service}/login`);
    await page.getByLabel('Email').fill('manager@riverside.example');
    await page.getByLabel('Password').fill('atrium-demo');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/locations');
    // Without waiting for the menu to come to rest, which a person does not do either.
    const click = (target) => target.evaluate((element) => element.click());
    const shown = async () => {
      await click(page.getByRole('button', { name: 'Map options' }));
      for (const name of ['Nodes', 'Paths']) {
        const option = page.getByRole('menuitemcheckbox', { name });
        if ((await option.getAttribute('aria-checked')) !== 'true') await click(option);
      }
      await page.keyboard.press('Escape');
    };
    await watch(page);
    await page.goto(address);
    const opened = await wholeFrame(page);
    // The editor opens with rooms and labels; the rest of the picture is asked for, with the clicks in the time.
    const asked = await watchAgain(page);
    await shown();
    const first = opened + Math.max(0, (await wholeFrame(page)) - asked);
    await page.keyboard.press('Shift+1');
    await page.waitForTimeout(1000);
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
    return { first, box, ...(await gestures({ page, browser }, middle, { close, node, all }, only)) };
  });

/** The page of a peer with the same objects, as large as the plan on the editor's page and as close as that. */
export const peer =
  (name) =>
  (browser, pages, objects, { box }, only) =>
    inPage(browser, async (page) => {
      const size = { width: Math.round(box.width), height: Math.round(box.height) };
      await watch(page);
      await page.goto(`${pages}/${name}.html?${new URLSearchParams({ objects, ...size })}`, { waitUntil: 'commit' });
      const first = await wholeFrame(page);
      if (first >= PATIENCE) return { first };
      const all = () => page.evaluate(() => globalThis.bench.fit());
      await all();
      await page.waitForTimeout(1500);
      const { nodes } = objectsOf(objects);
      const middle = { x: size.width / 2, y: size.height / 2 };
      const place = nodes[Math.floor(nodes.length / 2 + Math.sqrt(nodes.length) / 2)];
      const close = () => page.evaluate(([perMetre, at]) => globalThis.bench.close(perMetre, at), [CLOSE, place]);
      const node = () => middle;
      return { first, ...(await gestures({ page, browser }, middle, { close, node, all }, only)) };
    });
