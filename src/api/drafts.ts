import { type DBSchema, openDB } from 'idb';
import type { WireNetwork } from '@/contract/network';

/** Unsaved work of one person on one location, as this device keeps it. The format is versioned: it outlives releases. */
export interface StoredDraft {
  /** user / organisation / location: nobody else ever sees it (E5). */
  readonly key: string;
  readonly version: 1;
  readonly savedAt: number;
  /** What the work was based on. */
  readonly base: WireNetwork;
  /** The network as it was left. */
  readonly present: Omit<WireNetwork, 'revision'>;
  /** What a save of this work had sent that was not answered: the service may have it. */
  readonly sent?: Omit<WireNetwork, 'revision'>;
}

interface Drafts extends DBSchema {
  drafts: { key: string; value: StoredDraft };
}

const open = () =>
  openDB<Drafts>('atrium-drafts', 1, {
    upgrade: (database) => {
      database.createObjectStore('drafts', { keyPath: 'key' });
    },
  });

export const draftKey = (user: string, organisation: string, project: string) => `${user}/${organisation}/${project}`;

export async function readDraft(key: string): Promise<StoredDraft | null> {
  const database = await open();
  try {
    return (await database.get('drafts', key)) ?? null;
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
