import type { Browser, Page, TestInfo } from 'playwright/test';

/** Characters of an attachment that the reporter prints. */
const PRINTED = 300;

/** Where a page is and which questions, titles and faults it has, short enough for the report of a run. */
async function describePage(page: Page): Promise<string> {
  const words = await page
    .evaluate(() => {
      const of = (selector: string) =>
        [...document.querySelectorAll(selector)].map((one) => (one.textContent ?? '').trim().slice(0, 70));
      return [
        ...of('[role=dialog], [role=alertdialog]'),
        ...of('[role=alert]'),
        ...of('h1, h2'),
        ...of('[role=status]'),
      ]
        .filter((one) => one !== '')
        .join(' | ');
    })
    .catch((error: unknown) => String(error));
  return `${page.url().replace(/^https?:\/\/[^/]*/, '')} ${words}`.slice(0, PRINTED);
}

/** Attaches what each open page was at when its test failed: the snapshot that is kept has one page alone. */
export async function attachOpenPages(browser: Browser, test: TestInfo): Promise<void> {
  if (test.status === test.expectedStatus) return;
  const pages = browser.contexts().flatMap((context) => context.pages());
  for (const page of pages) await test.attach('page', { body: await describePage(page), contentType: 'text/plain' });
}

/** Closes the pages that a test opened and left: editors that stay open would save and reload beside later tests. */
export async function closePages(browser: Browser): Promise<void> {
  // Contexts are kept: those of the visits are for all tests of a worker.
  for (const page of browser.contexts().flatMap((context) => context.pages())) await page.close();
}
