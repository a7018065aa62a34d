import { expect } from 'playwright/test';
import type { DialogName } from '../../src/components/dialog/dialogTable';
import { test } from '../support/browser/browserTest';
import { DIALOG_OPENINGS, type DialogOpening, dialogOf, openDialog } from '../support/browser/dialogs';
import { findFaults } from '../support/browser/geometry/findFaults';
import { auditOpenings, auditSizes, auditTooltips } from '../support/browser/geometry/openEach';
import { RESELLER } from '../support/browser/people';
import { requestsDone } from '../support/browser/requests';
import { type ScreenName, VISITS, type Visit, visit } from '../support/browser/visits';

for (const [name, one] of Object.entries(VISITS) as [ScreenName, Visit][])
  test(`[AX20] the screen ${name}: everything is in its place, whole and within reach`, async ({
    browser,
    service,
  }) => {
    const page = await visit(browser, service.address, one);
    await requestsDone(page);
    const faults = await auditSizes(page, 'body');
    // The bars around a screen are the same on each: their own surfaces are opened on one of them.
    const root = name === 'locations' || (await page.locator('main').count()) === 0 ? 'body' : 'main';
    faults.push(...(await auditTooltips(page, root)));
    for (const size of ['1440', '390', '200 %'] as const) faults.push(...(await auditOpenings(page, root, size)));
    expect(faults).toEqual([]);
    await page.close();
  });

const OPENINGS = Object.entries(DIALOG_OPENINGS).filter(
  (entry): entry is [DialogName, DialogOpening] => entry[1] !== null,
);
for (const [name, opening] of OPENINGS)
  test(`[AX20] the dialog ${name}: everything is in its place, whole and within reach`, async ({
    browser,
    service,
  }) => {
    const page = await visit(browser, service.address, opening.from);
    await openDialog(page, name, opening);
    const root = `[data-dialog="${name}"]`;
    const faults = await auditSizes(page, root);
    faults.push(...(await auditTooltips(page, root)));
    for (const size of ['1440', '390'] as const) faults.push(...(await auditOpenings(page, root, size)));
    await expect(dialogOf(page, name)).toBeVisible();
    expect(faults).toEqual([]);
    await page.close();
  });

/** Faults of geometry as a style sheet plants them, and the words in which each is found. */
const PLANTED: readonly (readonly [string, string, RegExp])[] = [
  [
    'a popover without a place',
    '.fui-PopoverSurface { position: fixed !important; inset: 500px auto auto 0 !important; transform: none !important }',
    /opens \d+ px from its control/,
  ],
  [
    'a menu below the window',
    '.fui-MenuPopover { translate: 0 900px }',
    /a surface leaves the window|opens \d+ px from its control/,
  ],
  [
    'something over the buttons',
    'body::after { content: ""; position: fixed; inset: 0; z-index: 99 }',
    /covered: button/,
  ],
  ['buttons that overlap', 'button { margin-inline: -16px !important }', /overlap: button/],
  [
    'a title that is cut off',
    'h1 { width: 30px; overflow: hidden; white-space: nowrap }',
    /cut off without an ellipsis/,
  ],
  [
    'an ellipsis that keeps the rest to itself',
    'h1 { width: 30px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }',
    /an ellipsis without the whole text/,
  ],
  ['a page that is too wide', '#root { width: 2000px }', /scrolls sideways/],
];
for (const [fault, style, found] of PLANTED)
  test(`[AX20] the audit finds ${fault}`, async ({ browser, service }) => {
    const page = await visit(browser, service.address, { ...VISITS.locations, account: RESELLER });
    await requestsDone(page);
    // The policy of the page forbids a style element of somebody else.
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    }, style);
    const faults = [...(await auditSizes(page, 'body', ['1440'])), ...(await auditOpenings(page, 'body', '1440'))];
    expect(faults.filter((one) => found.test(one))).not.toEqual([]);
    await page.close();
  });

test('[AX20] the audit finds no fault in a link that goes on in the next line', async ({ browser }) => {
  const page = await browser.newPage();
  await page.setContent(
    '<p style="width: 160px; font: 16px monospace">Its link: <a href="#">wide-wordwide-word</a> end</p>',
  );
  const pieces = await page.locator('a').evaluate((link) => link.getClientRects().length);
  expect(pieces).toBeGreaterThan(1);
  expect((await findFaults(page, 'body')).filter((one) => one.startsWith('covered'))).toEqual([]);
  await page.close();
});
