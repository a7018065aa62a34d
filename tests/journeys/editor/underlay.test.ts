import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { expect, type Page } from 'playwright/test';
import { test } from '../../support/browser/browserTest';
import { addBuilding, addFloor, createLocation } from '../../support/browser/buildingsPage';
import { MANAGER, signIn } from '../../support/browser/people';
import { expectNoViolation } from '../../support/browser/screenChecks';
import { imdfZip } from '../../support/buildingFile';

/** A scan of a floor, three times as wide as high, with a script that must never run. */
const SCAN = `<!-- drawn by hand --><svg xmlns="http://www.w3.org/2000/svg" width="600" height="200" viewBox="0 0 600 200"
  onload="window.top.wasRun = true"><script>window.top.wasRun = true</script>
  <rect width="600" height="200" fill="#fff8e1"/>
  <path d="M60 40H540V160H60ZM220 40V160M380 40V160" fill="none" stroke="#b00020" stroke-width="6"/></svg>`;
/** Corners of the building in it, as shares of its width and height. */
const CORNERS = [
  { u: 0.1, v: 0.2 },
  { u: 0.9, v: 0.8 },
] as const;

const panel = (page: Page) => page.getByRole('complementary', { name: 'Underlay' });
const button = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true });
const choose = (page: Page, name: string, buffer: Buffer) =>
  panel(page).locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
const picture = (page: Page) => page.getByTestId('plan').locator('img');

/** A PDF of two plans, the first of them lying, the second standing. */
async function twoPages(): Promise<Buffer> {
  const plans = new PDFDocument({ size: [800, 400] });
  plans.text('Ground floor').rect(50, 50, 700, 300).stroke();
  plans.addPage({ size: [400, 800] });
  plans.text('Upper floor').rect(50, 50, 300, 700).stroke();
  plans.end();
  return buffer(plans);
}

/** Where a point of the picture is in the window. */
const onScreen = (page: Page, { u, v }: { u: number; v: number }) =>
  picture(page).evaluate(
    (image: HTMLImageElement, share) => {
      const { left, top } = (image.offsetParent ?? image).getBoundingClientRect();
      const { x, y } = new DOMMatrix(getComputedStyle(image).transform).transformPoint({
        x: share.u * image.naturalWidth,
        y: share.v * image.naturalHeight,
      });
      return { x: left + x, y: top + y };
    },
    { u, v },
  );

async function openUnderlay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Map options' }).click();
  await page.getByRole('menuitem', { name: 'Underlay…' }).click();
  await expect(panel(page)).toBeFocused();
}

test('[UL1] [UL2] [UL3] [UL6] [UL7] [UL10] [UL11] a scan is put under a floor by two points, stays there, and goes when it is removed', async ({
  page,
}) => {
  await signIn(page, MANAGER);
  await createLocation(page, 'Traced Campus');
  await page.getByRole('button', { name: 'Add from file' }).click();
  await page
    .getByLabel('File of the building', { exact: true })
    .setInputFiles({ name: 'quay.imdf', mimeType: 'application/octet-stream', buffer: Buffer.from(imdfZip()) });
  await page.getByRole('button', { name: 'Add 2 floors' }).click();
  await page
    .getByRole('link', { name: 'Open in editor' })
    .or(page.getByRole('button', { name: 'Open in editor' }))
    .first()
    .click();
  await expect(page.getByRole('tab', { name: 'Nodes 0', exact: true })).toBeVisible();

  await test.step('a broken file and one of another kind are answered in words', async () => {
    await openUnderlay(page);
    await expectNoViolation(page);
    await choose(page, 'floor.png', Buffer.from('%PDF-1.7\n'));
    await expect(panel(page)).toContainText('This PDF can’t be read.');
    await choose(page, 'floor.png', Buffer.from('Room list'));
    await expect(panel(page)).toContainText('Choose a PNG, JPEG, WebP or SVG picture, or a PDF.');
  });

  await test.step('an SVG becomes a picture, and none of its scripts runs', async () => {
    await choose(page, 'scan.svg', Buffer.from(SCAN));
    await expect(button(page, 'Place by two points')).toBeVisible();
    await expect(picture(page)).toHaveJSProperty('naturalWidth', 4096);
    expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
    await expectNoViolation(page);
  });

  const plan = await page.getByTestId('plan').boundingBox();
  if (!plan) throw new Error('The plan is not shown.');
  const targets = [
    { x: plan.x + plan.width * 0.5, y: plan.y + plan.height * 0.3 },
    { x: plan.x + plan.width * 0.9, y: plan.y + plan.height * 0.7 },
  ] as const;

  await test.step('two points of the picture come to lie where they belong', async () => {
    await button(page, 'Place by two points').click();
    await page.mouse.click(targets[0].x, targets[0].y);
    await expect(panel(page)).toContainText('2 of 4');
    await page.keyboard.press('Escape');
    await button(page, 'Place by two points').click();
    for (const [at, corner] of CORNERS.entries()) {
      const { x, y } = await onScreen(page, corner);
      await page.mouse.click(x, y);
      await expect(panel(page)).toContainText(`${2 * at + 2} of 4`);
      const target = targets[at] ?? targets[0];
      await page.mouse.click(target.x, target.y);
      if (at === 0) await expect(panel(page)).toContainText('3 of 4');
    }
    await expect(button(page, 'Undo last change')).not.toHaveAttribute('aria-disabled', 'true');
    for (const [at, corner] of CORNERS.entries()) {
      const { x, y } = await onScreen(page, corner);
      expect(Math.hypot(x - (targets[at]?.x ?? 0), y - (targets[at]?.y ?? 0))).toBeLessThan(2);
    }
  });

  await test.step('it is dragged by its frame, one step of Undo, and moved by arrow keys', async () => {
    const left = panel(page).getByRole('spinbutton', { name: 'Left' });
    const before = await left.inputValue();
    const view = page.url();
    await button(page, 'Move on the map').click();
    const frame = page.getByRole('button', { name: /^Picture of the underlay/ });
    await expect(frame).toBeFocused();
    const { x, y } = await onScreen(page, CORNERS[0]);
    await page.mouse.move(x + 10, y + 10);
    await page.mouse.down();
    await page.mouse.move(x + 40, y + 30, { steps: 3 });
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(left).toHaveValue(before);
    await page.mouse.move(x + 10, y + 10);
    await page.mouse.down();
    await page.mouse.move(x + 60, y + 10, { steps: 3 });
    await page.mouse.up();
    await expect(left).not.toHaveValue(before);
    const after = await onScreen(page, CORNERS[0]);
    expect(Math.hypot(after.x - x - 50, after.y - y)).toBeLessThan(2);
    await button(page, 'Undo last change').click();
    await expect(left).toHaveValue(before);
    await frame.focus();
    await page.keyboard.press('Shift+ArrowRight');
    await expect(left).not.toHaveValue(before);
    await button(page, 'Undo last change').click();
    await expect(left).toHaveValue(before);
    await frame.focus();
    await page.keyboard.press('Escape');
    await expect(frame).toHaveCount(0);
    expect(page.url()).toBe(view);
  });

  await test.step('it is there again after a reload, and hidden where that is chosen', async () => {
    const width = await panel(page).getByRole('spinbutton', { name: 'Width' }).inputValue();
    await page.reload();
    await expect(picture(page)).toHaveJSProperty('naturalWidth', 4096);
    await openUnderlay(page);
    await expect(panel(page).getByRole('spinbutton', { name: 'Width' })).toHaveValue(width);
    await panel(page).getByRole('switch', { name: 'Show the underlay' }).click();
    await expect(picture(page)).toHaveCount(0);
    await button(page, 'Undo last change').click();
    await expect(picture(page)).toHaveJSProperty('naturalWidth', 4096);
  });

  await test.step('a page of a PDF takes its place', async () => {
    await choose(page, 'plans.pdf', await twoPages());
    await page.getByRole('combobox', { name: 'Page' }).selectOption('Page 2');
    await expectNoViolation(page);
    await button(page, 'Use this page').click();
    // The second page stands upright.
    await expect(picture(page)).toHaveJSProperty('naturalHeight', 4096);
    await expect(picture(page)).toHaveJSProperty('naturalWidth', 2048);
  });

  await test.step('it goes when somebody says so', async () => {
    await button(page, 'Remove').click();
    await expect(panel(page)).toContainText('Remove the underlay of Ground floor?');
    await button(page, 'Keep').click();
    await button(page, 'Remove').click();
    await button(page, 'Remove').click();
    await expect(button(page, 'Choose a picture')).toBeVisible();
    await expect(picture(page)).toHaveCount(0);
  });
});

test('[OL26] [UL4] a floor without a floor plan is drawn over a picture, and Undo takes back how it was begun', async ({
  page,
}) => {
  await signIn(page, MANAGER);
  await createLocation(page, 'Traced Hall');
  await addBuilding(page, 'Hall', 'HL');
  await addFloor(page, 'Hall', 'Ground floor', 'GF');
  await page.getByRole('button', { name: 'Draw in editor' }).click();
  const begin = page.getByRole('button', { name: 'Draw it here' });
  const undo = page.getByRole('button', { name: /^Undo/ }).first();

  await test.step('it is begun, taken back and begun again', async () => {
    await begin.click();
    await expect(panel(page)).toBeVisible();
    await expectNoViolation(page);
    await undo.click();
    await expect(begin).toBeVisible();
    await expect(panel(page)).toHaveCount(0);
    await begin.click();
    await expect(begin).toHaveCount(0);
  });

  await test.step('a picture is scaled by a length that is known', async () => {
    await choose(page, 'scan.svg', Buffer.from(SCAN));
    await expect(picture(page)).toHaveJSProperty('naturalWidth', 4096);
    await button(page, 'Set a known length').click();
    for (const corner of [
      { u: 0.1, v: 0.2 },
      { u: 0.9, v: 0.2 },
    ] as const) {
      const { x, y } = await onScreen(page, corner);
      await page.mouse.click(x, y);
    }
    await panel(page).getByLabel('Length in metres').fill('40');
    await button(page, 'Apply').click();
    await expect(panel(page).getByRole('spinbutton', { name: 'Width' })).toHaveValue('50 m');
    await button(page, 'Close').click();
  });

  await test.step('a room is drawn over it', async () => {
    await page.getByRole('button', { name: 'Draw a room…' }).click();
    const [one, other] = [await onScreen(page, { u: 0.1, v: 0.2 }), await onScreen(page, { u: 0.36, v: 0.8 })];
    const corners = [one, { x: other.x, y: one.y }, other, { x: one.x, y: other.y }];
    for (const { x, y } of [...corners, one]) await page.mouse.click(x, y);
    const name = page.getByRole('textbox', { name: 'Name of the room' });
    await name.fill('Reading room');
    await name.press('Enter');
    await expect(page.getByRole('region', { name: 'Reading room', exact: true })).toBeVisible();
  });
});
