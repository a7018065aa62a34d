import { expect, type Page } from 'playwright/test';
import type { DialogName } from '../../src/components/dialog/dialogTable';
import { test } from '../support/browserTest';
import { DIALOG_OPENINGS, type DialogOpening, openDialog } from '../support/dialogs';
import { findLayoutProblems } from '../support/layoutChecks';
import { requestsDone } from '../support/requests';
import { inPseudoLocale, type ScreenName, VISITS, type Visit, visit } from '../support/visits';

const OPENINGS = Object.entries(DIALOG_OPENINGS).filter(
  (entry): entry is [DialogName, DialogOpening] => entry[1] !== null,
);

/**
 * Names of the demo world: people, organisations, buildings, floors and amenities; the role and the category that a form has chosen;
 * a destination with its tags; an access key; a variable of a skin; places with their floor and the categories that a directory offers.
 */
const DATA =
  /Riverside|Northwind|Harbour Hospital|Lower Ground|Eli Marsh|Atrium|^Toilets$| · (Ground|First)$|^(Editor|Fashion|Services|Food & Drink|Beauty & Health|Home & Living|Books & Toys)$|^(Alder & Finchley|clothes|fashion|Website|Greeting)$/;

async function expectWhole(page: Page, name: ScreenName | DialogName, root: string): Promise<void> {
  // Lists and forms come after the title.
  await requestsDone(page);
  const { unbracketed, ...layout } = await findLayoutProblems(page, root);
  expect(layout).toEqual({ overflow: 0, cutOff: [] });
  const english = unbracketed.filter((one) => !DATA.test(one));
  expect(english, name).toEqual([]);
}

for (const [name, one] of Object.entries(VISITS) as [ScreenName, Visit][])
  test(`[TX9] the screen ${name} is whole in the pseudo-locale`, async ({ browser, service }) => {
    const page = await visit(browser, service.address, inPseudoLocale(one));
    await expectWhole(page, name, 'body');
    await page.close();
  });

for (const [name, opening] of OPENINGS)
  test(`[TX9] the dialog ${name} is whole in the pseudo-locale`, async ({ browser, service }) => {
    const page = await visit(browser, service.address, inPseudoLocale(opening.from));
    await openDialog(page, name, opening);
    await expectWhole(page, name, `[data-dialog="${name}"]`);
    await page.close();
  });

test('[TX5] English (US) of the user menu is shown after the page has loaded again, and kept', async ({
  browser,
  service,
}) => {
  const page = await visit(browser, service.address, VISITS.organisationDetails, { isAlone: true });
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await page.getByRole('button', { name: /account and settings$/ }).click();
  await page.getByRole('menuitem', { name: /^Language/ }).click();
  await page.getByRole('menuitemradio', { name: 'English (US)' }).click();
  await expect(page.getByRole('heading', { name: 'Organization Profile', level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Organization Profile', level: 1 })).toBeVisible();
  await page.context().close();
});
