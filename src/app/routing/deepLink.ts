/** The address that sign-in interrupted. Per tab, so that each tab returns to its own page. */
const KEY = 'atrium.deepLink';
const AFTER_SIGN_IN = '/locations';

let memory: string | null = null;

export function setDeepLink(address: string): void {
  memory = address;
  sessionStorage.setItem(KEY, address);
}

/** The address after sign-in; a second call returns the list of locations. */
export function takeDeepLink(): string {
  const address = memory ?? sessionStorage.getItem(KEY);
  memory = null;
  sessionStorage.removeItem(KEY);
  return address && /^\/(?!\/|login)/.test(address) ? address : AFTER_SIGN_IN;
}
