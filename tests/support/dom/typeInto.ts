/** Types into an input or a text area of React, which reads its value from its own property. */
export function typeInto(input: HTMLInputElement | HTMLTextAreaElement, typed: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, typed);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
