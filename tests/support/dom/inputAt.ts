/** The input of a selector. */
export function inputAt(page: HTMLElement, selector: string): HTMLInputElement {
  const found = page.querySelector<HTMLInputElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}
