/** Fluent hides what is under a drawer, and shows it again, within a quarter of a second. */
const SETTLED = 500;

/**
 * A drawer that closes together with its page can leave the next page hidden from screen readers (seen with Fluent 9.74).
 * Whenever attributes or surfaces change, and have then settled, a page that is hidden with nothing modal over it is shown.
 * @returns what ends the watching
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
