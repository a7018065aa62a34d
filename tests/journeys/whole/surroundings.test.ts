import { expect, type Page } from 'playwright/test';
import { test } from '../../support/browser/browserTest';
import { enterSignIn } from '../../support/browser/people';
import { type ScreenName, VISITS, visit } from '../../support/browser/visits';

/** Parts that a browser or a connection lacks, taken away before the first script of a page. */
const SURROUNDINGS: Readonly<Record<string, () => void>> = {
  'blocked storage': () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  },
  'full storage': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  'an insecure connection': () => {
    Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined });
    Object.defineProperty(Crypto.prototype, 'randomUUID', { value: undefined, writable: true });
    for (const name of ['clipboard', 'locks', 'serviceWorker'])
      Object.defineProperty(Navigator.prototype, name, { value: undefined, configurable: true });
  },
  'the oldest browser': () => {
    const gone: readonly (readonly [object, readonly string[]])[] = [
      [AbortSignal, ['any']],
      [URL, ['canParse', 'parse']],
      [Promise, ['withResolvers', 'try']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [Intl, ['Segmenter', 'DurationFormat']],
      [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
      [Object.getPrototypeOf([].values()), ['map', 'filter', 'toArray', 'some', 'every', 'find', 'flatMap', 'reduce']],
    ];
    for (const [owner, names] of gone) for (const name of names) Reflect.deleteProperty(owner, name);
  },
};

/** Errors that no part of the page has caught. */
function uncaught(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => void errors.push(error.message));
  return errors;
}

const SCREENS: readonly ScreenName[] = ['login', 'locations', 'editor', 'preview', 'kiosk'];

for (const [name, lack] of Object.entries(SURROUNDINGS)) {
  // A storage that is blocked holds no session of before.
  for (const screen of SCREENS.filter((one) => name !== 'blocked storage' || VISITS[one].account === null))
    test(`[RB1] [RB2] with ${name} ${screen} comes`, async ({ browser, service }) => {
      let errors: string[] = [];
      const before = async (page: Page) => {
        errors = uncaught(page);
        await page.addInitScript(lack);
      };
      const page = await visit(browser, service.address, VISITS[screen], { isAlone: true, before });
      expect(errors).toEqual([]);
      await page.context().close();
    });

  test(`[RB1] [RB2] with ${name} one signs in and opens the editor`, async ({ page }) => {
    const errors = uncaught(page);
    await page.addInitScript(lack);
    await enterSignIn(page);
    await page.getByRole('article', { name: 'Riverside Mall' }).getByRole('button', { name: 'List View' }).click();
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
    expect(errors).toEqual([]);
  });
}
