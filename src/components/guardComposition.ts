import { isOfInputMethod } from './pressedKey';

/**
 * Keeps the keys of an input method away from everything on the page, also from the parts of Fluent, which would close a
 * dialog by the Escape that drops a word. The field itself gets its text by events of the composition.
 */
export function guardComposition(target: Window): void {
  target.addEventListener(
    'keydown',
    (event) => {
      if (isOfInputMethod(event)) event.stopPropagation();
    },
    { capture: true },
  );
}
