/** Fluent hides the page under a drawer, and shows it again, within a quarter of a second. */
const SETTLED = 500;

/**
 * A drawer that closes together with its page can leave the next page hidden from screen readers (seen with Fluent
 * 9.74). When attributes or surfaces have changed and settled, a hidden page without a modal over it is shown.
 * @returns a function that stops watching
 */
export function restoreAriaHidden(): () => void {
  let timer: number | undefined;
  const restore = () => {
    if (document.querySelector('[aria-modal="true"]')) return;
    for (let at = document.getElementById('main') as HTMLElement | null; at; at = at.parentElement)
      if (at.getAttribute('aria-hidden') === 'true') at.removeAttribute('aria-hidden');
  };
  const settle = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(restore, SETTLED);
  };
  const observer = new MutationObserver(settle);
  observer.observe(document.body, { subtree: true, attributeFilter: ['aria-hidden', 'aria-modal'] });
  const surfaces = new MutationObserver(settle);
  surfaces.observe(document.body, { childList: true });
  settle();
  return () => {
    window.clearTimeout(timer);
    observer.disconnect();
    surfaces.disconnect();
  };
}
