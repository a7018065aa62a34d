import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { StoredDraft } from './storedDraft';

interface Drafts extends DBSchema {
  // Another release may have written any shape: see parseDraft.
  drafts: { key: string; value: unknown };
}

let opened: Promise<IDBPDatabase<Drafts>> | null = null;
const forget = () => {
  opened = null;
};

/** Opened once: a draft that is removed is asked to be removed at once, also by a page that is left at that moment. */
function open(): Promise<IDBPDatabase<Drafts>> {
  opened ??= openDB<Drafts>('atrium-drafts', 1, {
    upgrade: (database) => {
      database.createObjectStore('drafts', { keyPath: 'key' });
    },
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  });
  opened.catch(forget);
  return opened;
}

/**
 * The stored values under a key and below it, not parsed, the newest first. Each tab has a key of its own; earlier
 * releases had the one key.
 */
export async function listDrafts(key: string): Promise<readonly { readonly key: string; readonly stored: unknown }[]> {
  const found: { key: string; stored: unknown }[] = [];
  const { store } = (await open()).transaction('drafts');
  for await (const cursor of store.iterate(IDBKeyRange.bound(key, `${key}/\uffff`)))
    if (cursor.key === key || cursor.key.startsWith(`${key}/`)) found.push({ key: cursor.key, stored: cursor.value });
  return found.sort((one, other) => savedAt(other.stored) - savedAt(one.stored));
}

const savedAt = (stored: unknown): number =>
  typeof stored === 'object' && stored !== null && 'savedAt' in stored && typeof stored.savedAt === 'number'
    ? stored.savedAt
    : 0;

export async function writeDraft(draft: StoredDraft): Promise<void> {
  await (await open()).put('drafts', draft);
}

export async function deleteDraft(key: string): Promise<void> {
  await (await open()).delete('drafts', key);
}
