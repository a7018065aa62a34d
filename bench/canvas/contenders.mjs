import { makeWorld, objectsOf } from '../canvasWorld.mjs';
import { gestures, watch, watchAgain, wholeFrame } from './probe.mjs';

const VIEW = { width: 1280, height: 720 };

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
export const ours = (browser, service, objects) =>
  inPage(browser, async (page) => {
    const address = await makeWorld(service, objects);
    await page.goto(`${service}/login`);
    await page.getByLabel('Email').fill('manager@riverside.example');
    await page.getByLabel('Password').fill('atrium-demo');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/locations');
    const shown = async () => {
      await page.getByRole('button', { name: 'Map options' }).click();
      for (const name of ['Nodes', 'Paths']) {
        const option = page.getByRole('menuitemcheckbox', { name });
        if ((await option.getAttribute('aria-checked')) !== 'true') await option.click();
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
    const close = async () => {
      await page.keyboard.press('Shift+1');
      await page.waitForTimeout(800);
      await page.keyboard.down('Control');
      for (let turn = 0; turn < 14; turn++) {
        await page.mouse.wheel(0, -120);
        await page.waitForTimeout(30);
      }
      await page.keyboard.up('Control');
      await page.waitForTimeout(1500);
      const [one, ...others] = await nearest();
      const apart = Math.min(...others.map((other) => Math.hypot(one.x - other.x, one.y - other.y)));
      return apart / objectsOf(objects).step;
    };
    const node = async () => {
      await page.keyboard.press('n');
      await page.waitForTimeout(500);
      return (await nearest())[0];
    };
    return { first, box, ...(await gestures({ page, browser }, middle, { close, node })) };
  });

/** The page of a peer with the same objects, as large as the plan on the editor's page, as close as it was there. */
export const peer =
  (name) =>
  (browser, pages, objects, { box, scale }) =>
    inPage(browser, async (page) => {
      const size = { width: Math.round(box.width), height: Math.round(box.height) };
      await watch(page);
      await page.goto(`${pages}/${name}.html?${new URLSearchParams({ objects, ...size })}`);
      const first = await wholeFrame(page);
      await page.evaluate(() => globalThis.bench.fit());
      await page.waitForTimeout(1500);
      const { nodes } = objectsOf(objects);
      const middle = { x: size.width / 2, y: size.height / 2 };
      const place = nodes[Math.floor(nodes.length / 2 + Math.sqrt(nodes.length) / 2)];
      const bring = () => page.evaluate(([perMetre, at]) => globalThis.bench.close(perMetre, at), [scale, place]);
      const close = async () => {
        await bring();
        return scale;
      };
      const node = async () => {
        await bring();
        await page.waitForTimeout(1000);
        return middle;
      };
      return { first, ...(await gestures({ page, browser }, middle, { close, node })) };
    });
