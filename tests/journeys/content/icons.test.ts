import { expect } from 'playwright/test';
import { test } from '../../support/browser/browserTest';
import { MANAGER, signIn } from '../../support/browser/people';
import { pngFile } from '../../support/pngFile';
import { writeZip } from '../../support/zipWriter';

test('[IC10] [IC11] [IC12] [IC13] [IC14] a manager uploads icons, uses one, and deletes another', async ({ page }) => {
  await signIn(page, MANAGER);
  await page.goto('/amenities?open=new');
  const form = page.getByRole('dialog', { name: 'New amenity' });
  await expect(form.getByText('Custom', { exact: true })).toBeVisible();
  await form.getByRole('button', { name: 'Manage custom icons' }).click();
  const icons = page.getByRole('dialog', { name: 'Custom icons' });
  const own = icons.getByRole('list', { name: 'Icons of your organisation' });

  await test.step('one in use says where and why it stays', async () => {
    await expect(own.getByText('Used by the amenity River taxi')).toBeVisible();
    const blocked = icons.getByRole('button', { name: 'Delete River taxi' });
    await expect(blocked).toHaveAttribute('aria-disabled', 'true');
  });

  await test.step('PNG files and an archive are uploaded, each with its result', async () => {
    const png = await pngFile();
    const archive = Buffer.from(
      writeZip([
        { name: 'set/bike-repair.png', bytes: png },
        { name: 'set/photo-booth.png', bytes: png },
      ]),
    );
    await icons
      .getByLabel('Icon files')
      .last()
      .setInputFiles([
        { name: 'lost-property.png', mimeType: 'image/png', buffer: png },
        { name: 'set.zip', mimeType: 'application/zip', buffer: archive },
        { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<html>') },
      ]);
    const results = icons.getByRole('list', { name: 'Uploaded files' });
    await expect(results.getByText('Uploaded')).toHaveCount(3);
    await expect(results.getByText('This is not a PNG picture.')).toBeVisible();
    for (const name of ['Lost property', 'Bike repair', 'Photo booth']) await expect(own.getByText(name)).toBeVisible();
  });

  await test.step('an unused one is deleted after a question', async () => {
    await icons.getByRole('button', { name: 'Delete Photo booth' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete Photo booth?' });
    await expect(question.getByText('No category and no amenity uses this icon.')).toBeVisible();
    await question.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Icon deleted successfully.').first()).toBeVisible();
    await expect(own.getByText('Photo booth')).toHaveCount(0);
  });

  await test.step('[IC15] [IC16] several are deleted after one question, and their number is in sight', async () => {
    await expect(icons.getByText(/^\d+ of at most 500 icons\.$/)).toBeVisible();
    await expect(icons.getByRole('checkbox', { name: 'Select River taxi' })).toHaveCount(0);
    await icons.getByRole('checkbox', { name: 'Select Bike repair' }).check();
    await icons.getByRole('button', { name: 'Delete 1 icon' }).click();
    const question = page.locator('[data-dialog=batch]');
    await question.getByRole('button', { name: 'Delete 1 icon' }).click();
    await expect(question.getByText('1 done', { exact: true })).toBeVisible();
    await question.getByRole('button', { name: 'Close' }).click();
    await expect(own.getByText('Bike repair')).toHaveCount(0);
  });

  await test.step('the new icon is in the picker, and the amenity shows it', async () => {
    await icons.getByRole('button', { name: 'Close' }).click();
    await expect(form.getByRole('button', { name: 'Manage custom icons' })).toBeFocused();
    await form.getByLabel('Name').fill('Lost property');
    await form.getByRole('searchbox', { name: 'Search icons' }).fill('lost prop');
    await expect(form.getByRole('button', { name: 'River taxi' })).toHaveCount(0);
    await form.getByRole('button', { name: 'Lost property' }).click();
    await form.getByRole('button', { name: 'Create' }).click();
    const card = page.getByRole('article', { name: 'Lost property' });
    await expect(card.locator('img')).toHaveJSProperty('complete', true);
  });
});
