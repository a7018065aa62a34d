import { test } from '../support/browser/browserTest';
import { requestsDone } from '../support/browser/requests';
import { expectNoViolation, expectWholeWhenNarrow, expectWholeWhenZoomed } from '../support/browser/screenChecks';
import { expectReachedByKeys } from '../support/browser/screenKeys';
import { type ScreenName, VISITS, type Visit, visit } from '../support/browser/visits';

for (const [name, one] of Object.entries(VISITS) as [ScreenName, Visit][])
  test(`[AX1] [AX3] [AX5] [AX10] the screen ${name} has no violation, is used by keys, and is whole at 200 % and at 400 px`, async ({
    browser,
    service,
  }) => {
    const page = await visit(browser, service.address, one);
    // Lists load after the title.
    await requestsDone(page);
    await test.step('keys', () => expectReachedByKeys(page));
    await test.step('axe', () => expectNoViolation(page));
    await test.step('200 %', () => expectWholeWhenZoomed(page));
    // The editor is made for large windows; its own tests try others.
    if (name !== 'editor') await test.step('400 px', () => expectWholeWhenNarrow(page));
    await page.close();
  });
