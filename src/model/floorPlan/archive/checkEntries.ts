import { MeshError } from '../meshError';
import type { ArchiveEntry } from './archiveEntry';
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
  if (entries.length === 0) throw new MeshError('empty-archive', 'The archive holds no files.');
  if (entries.length > most.entries) {
    throw new MeshError('too-many-entries', `The archive has more than ${most.entries} files.`);
  }
  let unpacked = 0;
  for (const entry of entries) {
    const shown = `“${entry.name.slice(0, 100)}”`;
    if (escapes(entry.name))
      throw new MeshError('name-escapes', `The archive is refused: ${shown} points outside of it.`);
    if (entry.isLink) throw new MeshError('link', `The archive is refused: ${shown} is a link.`);
    if (entry.isFolder) continue;
    if (entry.encrypted)
      throw new MeshError('encrypted', `${shown} is encrypted; upload the archive without a password.`);
    if (entry.method !== 0 && entry.method !== 8) {
      throw new MeshError(
        'unknown-compression',
        `${shown} is compressed in a way that is not supported (${entry.method}).`,
      );
    }
    if (entry.method === 0 && entry.size !== entry.compressedSize) {
      throw new MeshError('size-lies', `${shown} claims a size that cannot be true.`);
    }
    if (entry.size > entry.compressedSize * MOST_GAIN + 64) {
      throw new MeshError('size-lies', `${shown} claims a size that cannot be true.`);
    }
    unpacked += entry.size;
    if (unpacked > most.unpacked) {
      throw new MeshError(
        'unpacks-too-large',
        `The archive unpacks to more than ${Math.round(most.unpacked / 1048576)} MB.`,
      );
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
      throw new MeshError(
        'entries-overlap',
        `The archive is refused: “${entry.name.slice(0, 100)}” shares its bytes with another file.`,
      );
    }
    end = entry.offset + LOCAL_HEADER + entry.compressedSize;
  }
}
