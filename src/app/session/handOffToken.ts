/** Addresses that take a code from another device (routes of the specification with a query `token`). */
const TAKES_TOKEN = /^\/(?:locations(?:\/[^/]+(?:\/project-files)?)?)?\/?$/;

let captured: string | null = null;

/** Reads the code of the address once and removes it there, before anything else sees the address (A6). */
export function captureHandOffToken(): void {
  const address = new URL(window.location.href);
  const token = address.searchParams.get('token');
  if (token === null || !TAKES_TOKEN.test(address.pathname)) return;
  captured = token;
  address.searchParams.delete('token');
  window.history.replaceState(window.history.state, '', address);
}

/** The code that came with the address; it is given out until it was dropped. */
export const handOffToken = (): string | null => captured;

export function clearHandOffToken(): void {
  captured = null;
}
