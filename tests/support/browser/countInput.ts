import type { Locator, Page } from 'playwright/test';

/** Counts what a person does on a page: clicks, and fields that are typed in. */
export interface InputCount {
  readonly clicks: () => Promise<number>;
  readonly fields: () => number;
  readonly type: (field: Locator, text: string) => Promise<void>;
  /** Chooses files: the button that opens the browser's window counts, and each file in it. */
  readonly chooseFiles: (
    input: Locator,
    ...files: { name: string; mimeType: string; buffer: Buffer }[]
  ) => Promise<void>;
  /** Chooses from a native list, which opens with one click and takes another. */
  readonly choose: (list: Locator, label: string) => Promise<void>;
}

/** Starts counting; every press of the pointer counts, on whatever it is. */
export async function countInput(page: Page): Promise<InputCount> {
  let clicks = 0;
  let others = 0;
  let fields = 0;
  await page.exposeFunction('countClick', () => {
    clicks += 1;
  });
  const listen = () => {
    const host = window as unknown as { countClick: () => void };
    window.addEventListener('pointerdown', () => host.countClick(), { capture: true });
  };
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return {
    clicks: async () => clicks + others,
    fields: () => fields,
    type: async (field, text) => {
      await field.fill(text);
      fields += 1;
      // Playwright fills without a click; a person clicks in the field.
      others += 1;
    },
    chooseFiles: async (input, ...files) => {
      await input.setInputFiles(files);
      others += 1 + files.length;
    },
    choose: async (list, label) => {
      await list.selectOption({ label });
      others += 2;
    },
  };
}
