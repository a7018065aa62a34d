import { type DBSchema, openDB } from 'idb';
import type { StoredDraft } from './storedDraft';

interface Drafts extends DBSchema {
  // Another release may have written any shape: see parseDraft.
  drafts: { key: string; value: unknown };
}

const open = () =>
  openDB<Drafts>('atrium-drafts', 1, {
    upgrade: (database) => {
      database.createObjectStore('drafts', { keyPath: 'key' });
    },
  });

export const draftKey = (user: string, organisation: string, project: string) => `${user}/${organisation}/${project}`;

/** The stored value under the key, not parsed; `undefined` when there is none. */
export async function readDraft(key: string): Promise<unknown> {
  const database = await open();
  try {
    return await database.get('drafts', key);
  } finally {
    database.close();
  }
}

export async function writeDraft(draft: StoredDraft): Promise<void> {
  const database = await open();
  try {
    await database.put('drafts', draft);
  } finally {
    database.close();
  }
}

export async function deleteDraft(key: string): Promise<void> {
  const database = await open();
  try {
    await database.delete('drafts', key);
  } finally {
    database.close();
  }
}
