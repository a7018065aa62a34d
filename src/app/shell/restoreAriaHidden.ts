/** Fluent hides what lies under a drawer, and shows it again, within a quarter of a second. */
const INTERVAL = 500;

/**
 * A drawer that goes together with its page has been seen to leave the next page hidden from screen readers. As long as a
 * page stands it is looked at whether it is hidden with nothing modal over it, two times in a row, and shown again then.
 * Gives what ends that.
 */
export function restoreAriaHidden(): () => void {
  let wasHidden = false;
  const timer = window.setInterval(() => {
    const hidden: Element[] = [];
    for (let at = document.getElementById('main') as HTMLElement | null; at; at = at.parentElement)
      if (at.getAttribute('aria-hidden') === 'true') hidden.push(at);
    const isLeftHidden = hidden.length > 0 && !document.querySelector('[aria-modal="true"]');
    if (isLeftHidden && wasHidden) for (const element of hidden) element.removeAttribute('aria-hidden');
    wasHidden = isLeftHidden;
  }, INTERVAL);
  return () => window.clearInterval(timer);
}
