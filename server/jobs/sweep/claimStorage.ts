import type { AnyConnection } from '../../database/queryable';
import { findDatabaseId, readDatabaseId, readLastSweep } from '../../repositories/installationMarks';
import { findUsedKeys } from '../../repositories/uploads/storedFiles';
import { KEY_PREFIXES } from '../../storage/newKey';
import type { Storage } from '../../storage/storage';
import { heldSince, NEW_MARK, readMark, type StorageMark, unmarkedId, writeMark } from '../../storage/storageMark';
import { ofAnotherDatabase, ofNoDatabase } from '../../storage/storageMismatch';
import type { SweepLog } from './sweepLog';

export interface ClaimDeps {
  readonly client: AnyConnection;
  readonly storage: Storage;
  readonly now: Date;
  readonly log: SweepLog;
  /** Id of the storage that this database takes over, although it is not its own. */
  readonly adopt?: string | undefined;
}

/** A file may be older than the row that names it, by as long as a request or job takes. */
const FILE_BEFORE_ROW = 10 * 60_000;
/** Keys that are asked for in one query. */
const BATCH = 1000;

/**
 * To be called before the schema is brought up to date: a start with the database of another installation must not change it.
 * An empty database has nothing to lose, and is judged by `claimStorage`.
 *
 * @throws {StorageMismatchError} when the mark of the storage names another database that is not to be adopted
 */
export async function assertOwnStorage({
  client,
  storage,
  adopt,
}: Pick<ClaimDeps, 'client' | 'storage' | 'adopt'>): Promise<void> {
  const owner = (await readMark(storage))?.database;
  if (!owner || owner === adopt) return;
  const id = await findDatabaseId(client);
  if (id !== undefined && id !== owner) throw ofAnotherDatabase(owner, id);
}

/**
 * Returns the mark of the storage once it names this database. An empty storage is marked, and so is one of before there were
 * marks whose files the rows name. A database that was put back to an earlier state has files that its rows do not know yet:
 * the mark holds them.
 *
 * @throws {StorageMismatchError} for the storage of another database, unless it is the one to adopt
 */
export async function claimStorage(deps: ClaimDeps): Promise<StorageMark> {
  const { client, storage, now, log } = deps;
  const mark = await readMark(storage);
  // Read after the mark: a sweep notes its time in the database first.
  const [id, swept] = [await readDatabaseId(client), await readLastSweep(client)];
  if (mark?.database === id) return holdNewerFiles(deps, mark, swept);
  const own: StorageMark = { ...NEW_MARK, database: id, swept };
  const owner = mark?.database ?? null;
  // Null without files, of which nothing can be lost.
  const unmarked = await unmarkedId(storage);
  if (unmarked !== null && (owner !== null || !(await isNamed(client, storage)))) {
    const standing = owner ?? unmarked;
    if (deps.adopt !== standing) throw owner === null ? ofNoDatabase(standing) : ofAnotherDatabase(owner, id);
    log.warn({ storage: standing, database: id }, 'The storage was adopted. It can be started without the setting.');
    own.held = heldSince(new Date(0), now);
  }
  await writeMark(storage, own);
  log.info({ database: id }, 'marked the storage as that of this database');
  return own;
}

/** An earlier sweep in the database than in the mark shows that the database was put back. */
async function holdNewerFiles(
  { storage, now, log }: ClaimDeps,
  mark: StorageMark,
  swept: string | null,
): Promise<StorageMark> {
  if (mark.swept === null || (swept !== null && mark.swept <= swept)) return mark;
  const after = swept === null ? new Date(0) : new Date(Date.parse(swept) - FILE_BEFORE_ROW);
  const since = mark.held && Date.parse(mark.held.after) < after.getTime() ? new Date(mark.held.after) : after;
  const held = { ...mark, swept, held: heldSince(since, now) };
  await writeMark(storage, held);
  log.warn(
    { database_swept: swept, storage_swept: mark.swept, held: held.held },
    'The database is of an earlier time than its storage. Files that were stored since stay for seven days.',
  );
  return held;
}

/** Whether a row names one of the files at least. */
async function isNamed(client: AnyConnection, storage: Storage): Promise<boolean> {
  for (const kind of KEY_PREFIXES) {
    let keys: string[] = [];
    const isOneUsed = async () => keys.length > 0 && (await findUsedKeys(client, keys)).size > 0;
    for await (const { key } of storage.list(`${kind}/`)) {
      keys.push(key);
      if (keys.length < BATCH) continue;
      if (await isOneUsed()) return true;
      keys = [];
    }
    if (await isOneUsed()) return true;
  }
  return false;
}
