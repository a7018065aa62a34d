import { type ArchiveEntry, entryFileName } from './archiveEntry';
import type { ArchiveLimits } from './archiveLimits';
import type { ByteSource } from './byteSource';
import { checkEntries } from './checkEntries';
import { readDirectory } from './readDirectory';

/** Files that operating systems add to archives. */
const isSideFile = (entry: ArchiveEntry): boolean =>
  entry.name.startsWith('__MACOSX/') ||
  entryFileName(entry).startsWith('._') ||
  /^(\.DS_Store|Thumbs\.db|desktop\.ini)$/i.test(entryFileName(entry));

/**
 * The files of a valid archive, without folders and files that operating systems add.
 * @throws MeshError when the archive is rejected
 */
export async function openArchive(source: ByteSource, limits: Partial<ArchiveLimits> = {}): Promise<ArchiveEntry[]> {
  const entries = await readDirectory(source, limits);
  checkEntries(entries, limits);
  return entries.filter((entry) => !entry.isFolder && !isSideFile(entry));
}

/** Whether the file name has this ending, ignoring case; `ending` is in lower case with its dot. */
export const hasEnding = (entry: ArchiveEntry, ending: string): boolean => entry.name.toLowerCase().endsWith(ending);
