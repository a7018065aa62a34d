import type { AnyConnection } from './database/queryable';
import { countAsTrashed } from './repositories/uploads/trashedFiles';
import type { Storage } from './storage/storage';
import { moveToTrash } from './storage/trash';

/** Bytes of one organisation in the trash, at most: files there are kept for a week and count towards no quota. */
const MOST_TRASHED = 2 * 1024 ** 3;

interface Discarding {
  readonly client: AnyConnection;
  readonly storage: Storage;
  readonly organisationId: number;
  readonly now: Date;
  readonly most?: number;
}

/**
 * Gives up a file that a user has deleted or replaced: it is moved to the trash, or deleted where the trash of its organisation
 * is full. Otherwise whoever stores and deletes again and again would fill the disk of all.
 */
export async function discardFile(
  { client, storage, organisationId, now, most = MOST_TRASHED }: Discarding,
  key: string,
): Promise<void> {
  if (await countAsTrashed(client, { organisationId, key, most })) await moveToTrash(storage, key, now);
  else await storage.delete(key);
}
