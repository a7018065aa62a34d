/** Types into an input of React, which reads its value from its own property. */
export function typeInto(input: HTMLInputElement, typed: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
