/** The address that sign-in interrupted, for this tab alone (G012, G016). */
const KEY = 'atrium.deepLink';
const AFTER_SIGN_IN = '/locations';

let memory: string | null = null;

export function setDeepLink(address: string): void {
  memory = address;
  sessionStorage.setItem(KEY, address);
}

/** Where to go after signing in; asking twice gives the list of locations. */
export function takeDeepLink(): string {
  const address = memory ?? sessionStorage.getItem(KEY);
  memory = null;
  sessionStorage.removeItem(KEY);
  return address && /^\/(?!\/|login)/.test(address) ? address : AFTER_SIGN_IN;
}
