import type { ClientBase } from 'pg';
import { readDatabaseId } from '../../repositories/installationMarks';
import { readDigests } from '../../repositories/uploads/fileDigests';
import { findUsedKeys, listLiveSnapshots } from '../../repositories/uploads/storedFiles';
import { KEY_PREFIXES, keyTime } from '../../storage/newKey';
import { rememberSnapshotPlans } from '../../storage/snapshotPlans';
import type { Storage } from '../../storage/storage';
import { readMark, type StorageMark } from '../../storage/storageMark';
import type { CheckResult } from './checkResult';

/** A file may be so much older than its row, and the sweep may be late by as much. */
const GRACE = 60 * 60_000;
const BATCH = 1000;

/** The storage is that of the database, and has no file that nobody put there. */
export async function checkStorage(client: ClientBase, storage: Storage, now: Date): Promise<CheckResult[]> {
  const mark = await readMark(storage).catch((error: Error) => error);
  return [
    { name: 'the storage has the mark of this database', found: await foundInMark(client, storage, mark) },
    {
      name: 'every stored file is named by a row',
      found: await findStrangers(client, storage, { now, held: mark instanceof Error ? null : (mark?.held ?? null) }),
    },
  ];
}

async function foundInMark(client: ClientBase, storage: Storage, mark: StorageMark | Error | null): Promise<string[]> {
  if (mark instanceof Error) return [mark.message];
  const id = await readDatabaseId(client).catch(() => null);
  if (mark !== null) return mark.database === id ? [] : [`the mark names ${mark.database}, this database is ${id}`];
  for await (const _ of storage.list('')) return ['no mark: start the service once'];
  return [];
}

/**
 * Files without a row. One that this database has stored is the business of the sweep, which moves it; any other is a
 * stranger once it is an hour old.
 */
async function findStrangers(
  client: ClientBase,
  storage: Storage,
  { now, held }: { now: Date; held: StorageMark['held'] },
): Promise<string[]> {
  const known = await readDigests(client);
  const isStrange = (key: string): boolean => {
    if (known.has(key)) return false;
    const time = keyTime(key);
    return time === null || (time < now.getTime() - GRACE && !(held && time >= Date.parse(held.after)));
  };
  const keys: string[] = [];
  for (const kind of KEY_PREFIXES)
    for await (const { key } of storage.list(`${kind}/`)) if (isStrange(key)) keys.push(key);
  const unnamed: string[] = [];
  for (let at = 0; at < keys.length; at += BATCH) {
    const some = keys.slice(at, at + BATCH);
    const used = await findUsedKeys(client, some);
    unnamed.push(...some.filter((key) => !used.has(key)));
  }
  if (unnamed.length === 0) return [];
  const published = await rememberSnapshotPlans()(storage, await listLiveSnapshots(client));
  return unnamed.filter((key) => !published.has(key));
}
