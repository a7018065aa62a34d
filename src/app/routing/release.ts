/** The address of the script that this page began with; each release names it anew. */
const OWN = new URL(import.meta.url).pathname;
const RENEWED = 'atrium.renewed';

let isKnown = false;

/** Whether the service runs another release than the page that began with the script `own`. False where it cannot be asked. */
export async function isOutdated(own: string = OWN): Promise<boolean> {
  if (isKnown) return true;
  try {
    const page = await (await fetch('/', { cache: 'no-store' })).text();
    // A page of somebody else, such as that of a proxy, names no script of ours.
    isKnown = page.includes('/assets/') && !page.includes(own);
  } catch {
    // It is not reached either.
  }
  return isKnown;
}

/** Loads the page of the newer release, once: a cache in between may still give the old one. @returns whether it does */
export function renewPage(): boolean {
  if (sessionStorage.getItem(RENEWED) === OWN) return false;
  sessionStorage.setItem(RENEWED, OWN);
  window.location.reload();
  return true;
}
