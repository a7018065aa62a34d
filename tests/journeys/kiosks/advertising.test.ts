import { expect } from 'playwright/test';
import { VISIT, WARNING } from '@/machines/kiosks/visitTimes';
import { becomeKiosk } from '../../support/browser/becomeKiosk';
import { test } from '../../support/browser/browserTest';
import { MANAGER, signIn } from '../../support/browser/people';
import { filmFile } from '../../support/filmFile';
import { pngFile } from '../../support/pngFile';

test('[AD10] [AD12] [AD13] a manager gives a location an advertisement for a time', async ({ page, browser }) => {
  await signIn(page, MANAGER);
  await page.getByRole('navigation').getByRole('link', { name: 'Advertising' }).click();
  await expect(page).toHaveURL(/\/ads$/);
  const card = page.getByRole('article', { name: 'Riverside Mall', exact: true });
  await expect(card.getByText('Live', { exact: true })).toBeVisible();
  await expect(card.getByText(/^In Europe\/London: .+ to .+\.$/)).toBeVisible();
  await expect(card.getByRole('img', { name: 'Portrait screen of Riverside Mall' }).locator('img')).toBeVisible();

  await card.getByRole('link', { name: 'Riverside Mall', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Riverside Mall' });
  await test.step('an end before the start is marked at its field', async () => {
    await form.getByLabel('Until').first().fill('2020-01-01');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('Please enter an end after the start.')).toBeVisible();
  });
  await test.step('another picture for lying screens, and an end that has passed', async () => {
    await form.getByLabel('From').first().fill('2019-01-01');
    const file = { name: 'ad.png', mimeType: 'image/png', buffer: await pngFile(2200) };
    await form.locator('input[type=file]').nth(1).setInputFiles(file);
    await page.getByRole('dialog', { name: 'Crop photo' }).getByRole('button', { name: 'Save photo' }).click();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toHaveCount(0);
    await expect(card.getByText('Ended', { exact: true })).toBeVisible();
  });

  await test.step('[AD14] a film in its place is not cropped, and the card shows it', async () => {
    await card.getByRole('link', { name: 'Riverside Mall', exact: true }).click();
    const film = { name: 'ad.webm', mimeType: 'video/webm', buffer: await filmFile(page) };
    await form.locator('input[type=file]').nth(1).setInputFiles(film);
    await expect(form.locator('video')).toHaveAttribute('src', /\.webm$/);
    const isShown = (video: HTMLVideoElement) => [video.videoWidth, video.videoHeight, video.error === null];
    await expect.poll(() => form.locator('video').evaluate(isShown)).toEqual([64, 36, true]);
    await form.locator('video').evaluate((video: HTMLVideoElement) => video.play());
    await expect
      .poll(() => form.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0.2);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toHaveCount(0);
    const shown = card.getByRole('img', { name: 'Landscape screen of Riverside Mall' }).locator('video');
    await expect.poll(() => shown.evaluate(isShown)).toEqual([64, 36, true]);
  });

  await test.step('[KI71] [KI77] [KI86] a kiosk that nobody touches asks whether somebody is there, plays it to its end, and again', async () => {
    await card.getByRole('link', { name: 'Riverside Mall', exact: true }).click();
    await form.getByLabel('Until').first().fill('2199-07-01');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toHaveCount(0);
    // Midnight by the clock of the location, which is an hour ahead of UTC in summer.
    await expect(card.getByText(/^In Europe\/London: .+ to 1 Jul 2199, 00:00\.$/)).toBeVisible();
    const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
    const kiosk = await context.newPage();
    await kiosk.clock.install();
    await becomeKiosk(kiosk, 'East Mall');
    await expect(kiosk.getByText('You are here · East Mall', { exact: true })).toBeVisible();
    await kiosk.clock.fastForward(VISIT - WARNING);
    await expect(kiosk.getByRole('alertdialog', { name: 'Are you still there?' })).toBeVisible();
    await kiosk.clock.fastForward(WARNING);
    await kiosk.clock.fastForward(VISIT);
    const cover = kiosk.getByRole('button', { name: 'Touch the screen to use the map' });
    await expect(cover).toBeVisible();
    const film = cover.locator('video');
    const first = await film.elementHandle();
    const playsOn = (video: HTMLVideoElement) => video.currentTime > 0.1 && video.muted && video.videoWidth === 64;
    await expect.poll(() => film.evaluate(playsOn)).toBe(true);
    await expect.poll(() => first?.evaluate((video) => video.isConnected)).toBe(false);
    await expect.poll(() => film.evaluate(playsOn)).toBe(true);
    await kiosk.mouse.move(200, 200);
    await expect(cover).toHaveCount(0);
    await context.close();
  });

  await card.getByRole('link', { name: 'Edit screensavers of Riverside Mall' }).click();
  await expect(page).toHaveURL(/\/settings\?tab=map-app$/);
  await expect(page.getByRole('tab', { name: 'Map app settings', selected: true })).toBeVisible();
});
