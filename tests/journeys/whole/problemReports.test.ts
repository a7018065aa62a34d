import { readFileSync } from 'node:fs';
import { expect, type Page } from 'playwright/test';
import type { ProblemReport } from '../../../src/model/problemReport/problemReport';
import { test } from '../../support/browser/browserTest';
import { openMall } from '../../support/browser/openMall';
import { signIn } from '../../support/browser/people';
import { runQa } from '../../support/browser/qaRun';

/** Something that a person does on a screen before reporting a problem. */
const DEEDS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a form that is opened, filled and discarded': async (page) => {
    await page.goto('/categories');
    await page.getByRole('button', { name: 'Add New' }).click();
    await page.getByLabel('Name').fill('Pets');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard changes' }).click();
  },
  'a record that is searched, and opened by its link': async (page) => {
    await page.goto('/destinations');
    await page.getByRole('searchbox').fill('bean');
    await page.getByRole('link', { name: 'Bean Ferry Coffee' }).click();
    await expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue('Bean Ferry Coffee');
    await page.keyboard.press('Escape');
  },
  'a node that is placed and undone, and a line that is measured': async (page) => {
    await openMall(page);
    await page.keyboard.press('n');
    await page.mouse.click(900, 420);
    await page.keyboard.press('Control+z');
    await page.mouse.move(800, 450);
    await page.mouse.wheel(0, -240);
    await page.keyboard.press('m');
    await page.mouse.click(800, 400);
    await page.mouse.click(950, 480);
  },
  'a user whose role is looked at and left': async (page) => {
    await page.goto('/settings/users');
    await page.getByRole('link', { name: 'Eli Marsh' }).click();
    await page.getByRole('dialog').getByRole('combobox', { name: 'Role' }).click();
    await page.getByRole('option', { name: /^Auditor/ }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard changes' }).click();
  },
  'entries of the log that are searched and opened': async (page) => {
    await page.goto('/auditing');
    await page
      .getByRole('button', { name: /^Show details of/ })
      .first()
      .click();
  },
  'figures of another range': async (page) => {
    await page.goto('/web-analytics');
    await page.getByRole('button', { name: 'Shortcuts for Start' }).click();
    await page.getByRole('menuitem', { name: 'A week ago' }).click();
    await page.getByRole('button', { name: 'Shortcuts for End' }).click();
    await page.getByRole('menuitem', { name: 'Now' }).click();
  },
  'kiosks that are shown as a table': async (page) => {
    await page.goto('/kiosks');
    await page.getByRole('radio', { name: 'Table' }).click();
    await page.getByRole('searchbox').fill('north');
  },
  'an event that is begun and discarded': async (page) => {
    await page.goto('/events');
    await page.getByRole('button', { name: 'Create new' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Market');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard changes' }).click();
  },
  'a route that is asked for in the editor': async (page) => {
    await openMall(page);
    await page.keyboard.press('r');
    await page.getByRole('combobox', { name: 'From', exact: true }).fill('bean');
    await page.getByRole('option', { name: /^Bean Ferry/ }).click();
  },
  'a place that is found from everywhere': async (page) => {
    await page.getByRole('combobox', { name: 'Search everything' }).fill('bean ferry');
    await page.getByRole('listbox', { name: 'Search results' }).getByRole('option').first().click();
    await expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue('Bean Ferry Coffee');
  },
  'settings of a location that are looked through': async (page) => {
    await page.getByRole('button', { name: 'Options of Riverside Mall' }).click();
    await page.getByRole('menuitem', { name: 'Settings' }).click();
    await page.getByRole('tab', { name: 'Languages' }).click();
  },
  'a time zone of one’s own': async (page) => {
    await page.goto('/ViewProfile');
    const zone = page.getByRole('combobox', { name: 'Time Zone' });
    await zone.click();
    await zone.fill('kolkata');
    await page.getByRole('option', { name: /Asia\/Kolkata/ }).click();
  },
};

// A replay is a browser of its own.
test.describe.configure({ timeout: 240_000 });

for (const [deed, perform] of Object.entries(DEEDS))
  test(`[PM6] [QA14] ${deed}: the report of it is done again up to its end`, async ({ page, service }, testInfo) => {
    const recording = page.waitForResponse(/startLat/);
    await signIn(page);
    await recording;
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    await perform(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /, account and settings$/ }).click();
    await page.getByRole('menuitem', { name: 'Report a problem' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save file' }).click();
    const file = testInfo.outputPath('problem.json');
    await (await download).saveAs(file);
    const { gestures } = JSON.parse(readFileSync(file, 'utf8')) as ProblemReport;

    const { status, output } = await runQa([
      'replay',
      file,
      '--base',
      service.address,
      '--out',
      testInfo.outputPath('report'),
    ]);
    expect(output).toContain(`${gestures.length} of its gestures done again, 0 could not be, 0 failed`);
    expect(gestures.at(-1)).toMatchObject({ kind: 'press', control: { name: 'Report a problem' } });
    expect(status).toBe(0);
  });
