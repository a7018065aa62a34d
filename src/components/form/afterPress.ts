let isPressed = false;
let waiting: (() => void)[] = [];

/** The click of a press comes with its end, so the next task is after it. */
function release(): void {
  isPressed = false;
  window.setTimeout(() => {
    const all = waiting;
    waiting = [];
    for (const run of all) run();
  });
}

/**
 * Runs at once, or at the end of a press that is under way. A field is left at the beginning of a press: an error that appears then
 * would move what is pressed from under the pointer.
 */
export function afterPress(run: () => void): void {
  if (isPressed) waiting.push(run);
  else run();
}

document.addEventListener(
  'pointerdown',
  () => {
    isPressed = true;
  },
  true,
);
for (const end of ['pointerup', 'pointercancel', 'dragend']) document.addEventListener(end, release, true);
window.addEventListener('blur', release);
