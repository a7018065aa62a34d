import { meshError } from '../meshError';
import { type ArchiveEntry, shownName } from './archiveEntry';
import { ARCHIVE_LIMITS, type ArchiveLimits } from './archiveLimits';

/** Highest compression ratio that deflate can reach. */
const MOST_GAIN = 1032;
const LOCAL_HEADER = 30;

/** Whether a path would leave its folder when unpacked, or is not a plain path. */
function escapes(name: string): boolean {
  const path = name.replaceAll('\\', '/');
  return (
    path === '' ||
    path.startsWith('/') ||
    /^[a-z]:/i.test(path) ||
    path.includes('\0') ||
    path.split('/').includes('..')
  );
}

/**
 * Checks all entries before any byte is unpacked: one bad entry rejects the archive.
 * @throws MeshError with the entry's name
 */
export function checkEntries(entries: readonly ArchiveEntry[], limits: Partial<ArchiveLimits> = {}): void {
  const most = { ...ARCHIVE_LIMITS, ...limits };
  if (entries.length === 0) throw meshError('empty-archive');
  if (entries.length > most.entries) {
    throw meshError('too-many-entries', { most: most.entries });
  }
  let unpacked = 0;
  for (const entry of entries) {
    const file = shownName(entry);
    if (escapes(entry.name)) throw meshError('name-escapes', { file });
    if (entry.isLink) throw meshError('link', { file });
    if (entry.isFolder) continue;
    if (entry.encrypted) throw meshError('encrypted', { file });
    if (entry.method !== 0 && entry.method !== 8) {
      throw meshError('unknown-compression', { file, method: entry.method });
    }
    if (entry.method === 0 && entry.size !== entry.compressedSize) {
      throw meshError('size-impossible', { file });
    }
    if (entry.size > entry.compressedSize * MOST_GAIN + 64) {
      throw meshError('size-impossible', { file });
    }
    unpacked += entry.size;
    if (unpacked > most.unpacked) {
      throw meshError('unpacks-too-large', { megabytes: Math.round(most.unpacked / 2 ** 20) });
    }
  }
  checkOverlap(entries);
}

/** Rejects entries that share bytes, since a small archive could unpack to a huge one. */
function checkOverlap(entries: readonly ArchiveEntry[]): void {
  const byPlace = [...entries].sort((one, other) => one.offset - other.offset);
  let end = 0;
  for (const entry of byPlace) {
    if (entry.offset < end) {
      throw meshError('entries-overlap', { file: shownName(entry) });
    }
    end = entry.offset + LOCAL_HEADER + entry.compressedSize;
  }
}
