import { expect } from 'playwright/test';
import type { DialogName } from '../../src/components/dialog/dialogTable';
import { test } from '../support/browserTest';
import { DIALOG_OPENINGS, type DialogOpening, openDialog } from '../support/dialogs';
import { findLayoutProblems } from '../support/layoutChecks';
import { inPseudoLocale, VISITS, visit } from '../support/visits';

const OPENINGS = Object.entries(DIALOG_OPENINGS).filter(
  (entry): entry is [DialogName, DialogOpening] => entry[1] !== null,
);

for (const [name, one] of Object.entries(VISITS))
  test(`[TX9] the screen ${name} is whole in the pseudo-locale`, async ({ browser, service }) => {
    const page = await visit(browser, service.address, inPseudoLocale(one), {});
    await page.waitForLoadState('networkidle');
    expect(await findLayoutProblems(page, 'body')).toEqual({ overflow: 0, cutOff: [], unbracketed: [] });
    await page.context().close();
  });

for (const [name, opening] of OPENINGS)
  test(`[TX9] the dialog ${name} is whole in the pseudo-locale`, async ({ browser, service }) => {
    const page = await visit(browser, service.address, inPseudoLocale(opening.from), {});
    await openDialog(page, name, opening);
    expect(await findLayoutProblems(page, `[data-dialog="${name}"]`)).toEqual({
      overflow: 0,
      cutOff: [],
      unbracketed: [],
    });
    await page.context().close();
  });
