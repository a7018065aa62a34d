import { randomId } from '@/api/transport/randomId';

/** Milliseconds that a reloaded tab waits for its own draft: the page before may still be closing. */
const OWN_TIMEOUT = 1_500;
const MEMORY = 'atrium-draft-slot';

/** One stored draft, held for as long as its editor is open. A draft that nobody holds is of a tab that is gone. */
export interface DraftSlot {
  readonly key: string;
  /** Lets another tab be offered it. */
  readonly release: () => void;
}

/**
 * Takes hold of a draft, or returns null because a living tab holds it. Without a secure connection there are no Web Locks,
 * and a draft of another tab is offered although it lives.
 */
async function hold(key: string, options: LockOptions): Promise<DraftSlot | null> {
  const { locks } = navigator;
  if (!locks) return { key, release: () => undefined };
  return new Promise((resolve) => {
    const held = locks.request(`atrium-draft ${key}`, options, (lock) => {
      if (!lock) return resolve(null);
      return new Promise<void>((release) => resolve({ key, release }));
    });
    held.catch(() => resolve(null));
  });
}

/**
 * The draft of this tab for a location: the one that it had before it was reloaded, else one of a tab that is gone, the
 * newest first, else a new one. A draft with a living owner is never taken.
 */
export async function takeSlot(key: string, list: () => Promise<readonly string[]>): Promise<DraftSlot> {
  const own = ownSlot(key);
  // The page before may still be writing it: it is listed after that.
  const mine = own === null ? null : await hold(own, { signal: AbortSignal.timeout(OWN_TIMEOUT) });
  const stored = await list();
  if (mine && stored.includes(mine.key)) return mine;
  for (const one of stored) {
    const slot = one === own ? null : await hold(one, { ifAvailable: true });
    if (!slot) continue;
    mine?.release();
    return remembered(key, slot);
  }
  if (mine) return mine;
  const made = `${key}/${randomId()}`;
  return remembered(key, (await hold(made, { ifAvailable: true })) ?? { key: made, release: () => undefined });
}

function ownSlot(key: string): string | null {
  try {
    return sessionStorage.getItem(`${MEMORY} ${key}`);
  } catch {
    return null;
  }
}

function remembered(key: string, slot: DraftSlot): DraftSlot {
  try {
    sessionStorage.setItem(`${MEMORY} ${key}`, slot.key);
  } catch {
    // Without it a reloaded tab finds its draft a moment later.
  }
  return slot;
}
