/** The parameters of the address of the page. */
export const pageParams = (): URLSearchParams => new URLSearchParams(window.location.search);

/**
 * Gives the address of the page other parameters.
 * @param search as of a location, with its question mark
 * @param isStep whether Back leads to the address before
 */
export function setPageSearch(search: string, isStep: boolean): void {
  const { location, history } = window;
  const full = `${location.pathname}${search}${location.hash}`;
  history[isStep ? 'pushState' : 'replaceState'](history.state, '', full);
}

/** Listens for Back and Forward. @returns the end of it */
export function onPageStep(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
}
