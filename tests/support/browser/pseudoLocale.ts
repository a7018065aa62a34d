import { expect, type Page } from 'playwright/test';
import { findLayoutProblems } from './layoutChecks';
import { requestsDone } from './requests';

/**
 * Names of the demo world: people, organisations, buildings, floors and amenities; the role and the category that a form has chosen;
 * a destination with its tags; an access key; a variable of a skin; places with their floor and the categories that a directory offers.
 */
const DATA =
  /Riverside|Northwind|Harbour Hospital|Lower Ground|Eli Marsh|Atrium|^Toilets$| · (Ground|First)$|^(Editor|Fashion|Services|Food & Drink|Beauty & Health|Home & Living|Books & Toys)$|^(Alder & Finchley|clothes|fashion|Website|Greeting)$/;

/** Nothing of a page in the pseudo-locale, or of one surface over it, is cut off or in English. */
export async function expectWholeInPseudoLocale(page: Page, name: string, root: string): Promise<void> {
  // Lists and forms load after the title.
  await requestsDone(page);
  const { unbracketed, ...layout } = await findLayoutProblems(page, root);
  expect(layout).toEqual({ overflow: 0, cutOff: [] });
  const english = unbracketed.filter((one) => !DATA.test(one));
  expect(english, name).toEqual([]);
}
