import { expect, type Page } from 'playwright/test';
import { createCanvasPage } from '../../models/support/browser/canvasPage';
import { test } from '../../support/browser/browserTest';
import { signIn } from '../../support/browser/people';

const opened = (page: Page) => page.getByRole('status', { name: 'Save state' });

/** Signs in; gives the address of the demo's shopping centre in the editor. */
async function editorOfMall(page: Page): Promise<string> {
  await signIn(page);
  await page.getByRole('article', { name: 'Riverside Mall' }).getByRole('button', { name: 'Map View' }).click();
  await page.waitForURL('**/editor/**');
  const { pathname } = new URL(page.url());
  await page.goto('/locations');
  return pathname;
}

/** Counts, from the start of a page, how often each picture of the plan was shown. Runs in the page. */
function countPictures() {
  const counts: number[] = [];
  Object.assign(globalThis, { counts });
  const { drawImage } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.drawImage = function copy(...drawn: unknown[]) {
    const at = [...document.querySelectorAll('[data-testid="plan"] canvas')].indexOf(this.canvas);
    // A picture of one pixel holds nothing.
    if (at >= 0 && Number(drawn[3]) > 1) counts[at] = (counts[at] ?? 0) + 1;
    Reflect.apply(drawImage, this, drawn);
  };
}

test('[CV6] a floor that is opened is painted once', async ({ page }) => {
  const editor = await editorOfMall(page);
  await page.addInitScript(countPictures);
  await page.goto(editor);
  await expect(opened(page)).toHaveText('Saved');
  await createCanvasPage(page).settled((listed) => listed.some(({ kind }) => kind === 'room'));
  const counts = () => page.evaluate(() => (globalThis as unknown as { counts: number[] }).counts);
  expect((await counts())[0]).toBe(1);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(async () => (await counts())[0]).toBe(2);
});

test('[DO15] rooms are looked at while nodes and paths are read, and nothing is changed before', async ({ page }) => {
  const editor = await editorOfMall(page);
  const asked: string[] = [];
  page.on('requestfinished', (request) => void asked.push(request.url().split('/').at(-1) ?? ''));
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/network', async (route) => {
    asked.push('network asked');
    await held;
    await route.continue();
  });
  await page.goto(editor);
  const plan = createCanvasPage(page);
  await expect(page.getByRole('progressbar', { name: 'Loading nodes and paths' })).toBeVisible();
  const rooms = plan.canvas.locator('li[data-kind="room"]');
  await expect.poll(() => rooms.count()).toBeGreaterThan(10);
  expect(asked).toContain('plan');
  expect(asked.indexOf('network asked')).toBeGreaterThan(asked.indexOf('plan'));

  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  const { x, y, width, height } = (await plan.canvas.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const clickRoom = () => page.mouse.click(x + 0.13 * width, y + 0.55 * height);
  await clickRoom();
  await expect(page.locator('footer')).not.toContainText('nodes');
  await expect(opened(page)).toHaveCount(0);

  release();
  await expect(opened(page)).toHaveText('Saved');
  await expect(page.getByRole('tab', { name: /Nodes [1-9]/ })).toBeVisible();
  await clickRoom();
  await expect(opened(page)).toContainText('1 unsaved change');
});
