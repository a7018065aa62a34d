import { cleanUp } from './render';

/** The page after a reload, or after its session has ended: only what the tab stores is still there. */
export async function reloadPage(): Promise<void> {
  const kept = { ...sessionStorage };
  await cleanUp();
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, String(value));
}
