import { type ArchiveEntry, entryFileName } from './archiveEntry';
import type { ArchiveLimits } from './archiveLimits';
import type { ByteSource } from './byteSource';
import { checkEntries } from './checkEntries';
import { readDirectory } from './readDirectory';

/** Files that systems put beside what people pack. */
const isSideFile = (entry: ArchiveEntry): boolean =>
  entry.name.startsWith('__MACOSX/') ||
  entryFileName(entry).startsWith('._') ||
  /^(\.DS_Store|Thumbs\.db|desktop\.ini)$/i.test(entryFileName(entry));

/**
 * The files of an archive that passes all rules, without folders and side files of operating systems.
 * @throws MeshError where the archive as a whole is refused
 */
export async function openArchive(source: ByteSource, limits: Partial<ArchiveLimits> = {}): Promise<ArchiveEntry[]> {
  const entries = await readDirectory(source, limits);
  checkEntries(entries, limits);
  return entries.filter((entry) => !entry.isFolder && !isSideFile(entry));
}

/** Whether the file name ends so, in capitals or not; `ending` in small letters with its dot. */
export const hasEnding = (entry: ArchiveEntry, ending: string): boolean => entry.name.toLowerCase().endsWith(ending);
