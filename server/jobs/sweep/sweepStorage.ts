import { noteSweep } from '../../repositories/installationMarks';
import { removeDigests } from '../../repositories/uploads/fileDigests';
import { findUsedKeys, listLiveSnapshots } from '../../repositories/uploads/storedFiles';
import { forgetTrashed } from '../../repositories/uploads/trashedFiles';
import { beforeKeysOf, KEY_PREFIXES, keyTime } from '../../storage/newKey';
import { rememberSnapshotPlans, type SnapshotPlans } from '../../storage/snapshotPlans';
import type { ListedFile } from '../../storage/storage';
import { type StorageMark, writeMark } from '../../storage/storageMark';
import { listTrash, moveToTrash, type TrashedFile } from '../../storage/trash';
import { type ClaimDeps, claimStorage } from './claimStorage';
import { emptiedFiles, putBackFiles, refusedFiles, sweptBytes, sweptFiles } from './sweepMetrics';

export interface SweepDeps extends ClaimDeps {
  /** Whether it may move any number of files: an operator has said so. */
  readonly isUnlimited?: boolean;
  /** Kept by whoever sweeps again and again, so that no snapshot is read twice. */
  readonly plansOf?: SnapshotPlans;
  /** An earlier sweep, after which only files that were stored since are listed; null for all. */
  readonly since?: EarlierSweep | null;
}

export interface EarlierSweep {
  readonly at: Date;
  /** Files that the last sweep of all has found. */
  readonly stored: number;
}

export interface SweepReport {
  /** Files in the storage, without those in the trash; after a sweep of new ones as many as the sweep of all has found. */
  readonly stored: number;
  /** Files that no row names and that are old enough to be moved. */
  readonly unused: number;
  readonly moved: number;
  readonly movedBytes: number;
  readonly putBack: number;
  readonly emptied: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const LEFTOVER_LIFETIME = 10 * MINUTE;
/** A file is listed again for so long after its key was made: it was not old enough at first, or took long to be received. */
const NEW_FILE = 2 * 60 * MINUTE;
/** Days in the trash, and the rest of the day on which a file was moved there. */
const TRASH_LIFETIME = 8 * DAY;
/** Keys that one query asks for. */
const SLICE = 1000;
/** More files than this, and than this share of all, are not moved at once. */
const MOST_FILES = 20;
const MOST_SHARE = 0.05;

/**
 * Moves files without a row to the trash: the service or the database failed between storing the file and writing the row, or
 * the row was deleted. Puts files back that a row names again, and deletes what was in the trash for a week.
 *
 * @throws {StorageMismatchError} when the storage is not that of the database
 */
export async function sweepStorage(deps: SweepDeps): Promise<SweepReport> {
  const { client, storage, now, since = null } = deps;
  const mark = await claimStorage(deps);
  const held = mark.held && Date.parse(mark.held.until) > now.getTime() ? mark.held : null;
  const files: ListedFile[] = [];
  const newSince = since && new Date(since.at.getTime() - NEW_FILE);
  for (const prefix of KEY_PREFIXES)
    for await (const file of storage.list(`${prefix}/`, newSince ? beforeKeysOf(prefix, newSince) : undefined))
      files.push(file);
  const stored = Math.max(files.length, since?.stored ?? 0);
  const trashed: TrashedFile[] = [];
  for await (const file of listTrash(storage)) trashed.push(file);

  const due = files.filter(({ key }) => isDue(key, now, held));
  const used = await findNamed(deps, [...due.map(({ key }) => key), ...trashed.map(({ original }) => original)]);
  const unused = due.filter(({ key }) => !used.has(key));
  const moved = await moveUnused(deps, unused, stored);
  const putBack = await putBackUsed(deps, trashed, used);
  const emptied = held ? 0 : await emptyTrash(deps, trashed, used);
  // First in the database: a mark without it would look like that of a database that was put back.
  const swept = await noteSweep(client, now);
  await writeMark(storage, { ...mark, swept, held });
  const movedBytes = moved.reduce((sum, { size }) => sum + size, 0);
  return { stored, unused: unused.length, moved: moved.length, movedBytes, putBack, emptied };
}

/** Whether a file is old enough that a row must name it. */
function isDue(key: string, now: Date, held: StorageMark['held']): boolean {
  const time = keyTime(key);
  return time !== null && time < now.getTime() - LEFTOVER_LIFETIME && !(held && time >= Date.parse(held.after));
}

/** Those of the keys that a row names, or a publication: the floor plan of a deleted floor is still shown to visitors. */
async function findNamed(
  { client, storage, plansOf = rememberSnapshotPlans() }: SweepDeps,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const used = new Set<string>();
  for (let at = 0; at < keys.length; at += SLICE)
    for (const key of await findUsedKeys(client, keys.slice(at, at + SLICE))) used.add(key);
  // Snapshots name no other files.
  const open = keys.filter((key) => key.startsWith('plans/') && !used.has(key));
  if (open.length === 0) return used;
  const published = await plansOf(storage, await listLiveSnapshots(client));
  for (const key of open) if (published.has(key)) used.add(key);
  return used;
}

/** The files that were moved: none where so many are unused that the database is more likely to be wrong than the files. */
async function moveUnused(
  { storage, now, log, isUnlimited = false }: SweepDeps,
  unused: readonly ListedFile[],
  stored: number,
): Promise<readonly ListedFile[]> {
  if (unused.length === 0) return [];
  const limit = Math.max(MOST_FILES, Math.floor(stored * MOST_SHARE));
  if (unused.length > limit && !isUnlimited) {
    refusedFiles.inc(unused.length);
    log.warn(
      { unused: unused.length, stored, limit },
      'No row names many stored files, so none was moved to the trash. If locations were deleted, run `npm run sweep -- --allow`.',
    );
    return [];
  }
  const moved: ListedFile[] = [];
  for (const file of unused) if (await moveToTrash(storage, file.key, now)) moved.push(file);
  const bytes = moved.reduce((sum, { size }) => sum + size, 0);
  sweptFiles.inc(moved.length);
  sweptBytes.inc(bytes);
  log.info({ files: moved.length, bytes }, 'moved files that no row names to the trash');
  log.debug({ keys: moved.map(({ key }) => key) }, 'keys of the moved files');
  return moved;
}

async function putBackUsed(
  { client, storage, log }: SweepDeps,
  trashed: readonly TrashedFile[],
  used: ReadonlySet<string>,
): Promise<number> {
  const back: string[] = [];
  for (const { key, original } of trashed) {
    if (!used.has(original) || (await storage.has(original))) continue;
    if (await storage.move(key, original)) back.push(original);
  }
  if (back.length > 0) {
    await forgetTrashed(client, back);
    putBackFiles.inc(back.length);
    log.info({ files: back.length }, 'put files back from the trash that a row names again');
  }
  return back.length;
}

async function emptyTrash(
  { client, storage, now, log }: SweepDeps,
  trashed: readonly TrashedFile[],
  used: ReadonlySet<string>,
): Promise<number> {
  const old = trashed.filter(
    ({ original, day }) => !used.has(original) && now.getTime() - day.getTime() >= TRASH_LIFETIME,
  );
  if (old.length === 0) return 0;
  for (const { key } of old) await storage.delete(key);
  await removeDigests(
    client,
    old.map(({ original }) => original),
  );
  emptiedFiles.inc(old.length);
  log.info({ files: old.length, bytes: old.reduce((sum, { size }) => sum + size, 0) }, 'deleted files of the trash');
  return old.length;
}
