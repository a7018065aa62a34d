/** Addresses that accept a code from another device (routes of the specification with a query `token`). */
const TAKES_TOKEN = /^\/(?:locations(?:\/[^/]+(?:\/project-files)?)?)?\/?$/;

let captured: string | null = null;

/**
 * Reads the code of the address once and removes it before any other code reads the address, so that it gets into no
 * history.
 */
export function captureHandOffToken(): void {
  const address = new URL(window.location.href);
  const token = address.searchParams.get('token');
  if (token === null || !TAKES_TOKEN.test(address.pathname)) return;
  captured = token;
  address.searchParams.delete('token');
  window.history.replaceState(window.history.state, '', address);
}

/** The code of the address, until it is cleared. */
export const handOffToken = (): string | null => captured;

export function clearHandOffToken(): void {
  captured = null;
}
