const NAME = 'atrium.kioskKey';

/** The key of this browser's kiosk; null if it is not a kiosk, or nothing can be stored. */
export function readKioskKey(): string | null {
  try {
    return localStorage.getItem(NAME);
  } catch {
    return null;
  }
}

/** Stores the key; without storage the kiosk works until the page is loaded again. */
export function writeKioskKey(key: string | null): void {
  try {
    if (key === null) localStorage.removeItem(NAME);
    else localStorage.setItem(NAME, key);
  } catch {
    // The browser forbids it.
  }
}
