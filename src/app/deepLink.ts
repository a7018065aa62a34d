/** The address that sign-in interrupted, for this tab alone (G012, G016). */
const KEY = 'atrium.deepLink';
const AFTER_SIGN_IN = '/locations';

let kept: string | null = null;

export function keepDeepLink(address: string): void {
  kept = address;
  sessionStorage.setItem(KEY, address);
}

/** Where to go after signing in; asking twice gives the list of locations. */
export function takeDeepLink(): string {
  const address = kept ?? sessionStorage.getItem(KEY);
  kept = null;
  sessionStorage.removeItem(KEY);
  return address && /^\/(?!\/|login)/.test(address) ? address : AFTER_SIGN_IN;
}
