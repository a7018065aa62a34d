import { cutText } from '@/model/text/cutText';

/** One file of a zip archive, as listed in its central directory. */
export interface ArchiveEntry {
  /** Path as written, with `/` between folders; shown only, never used as a path. */
  readonly name: string;
  /** 0 stored, 8 deflated. */
  readonly method: number;
  readonly crc: number;
  readonly compressedSize: number;
  /** Claimed size; the unpacked bytes are checked against it. */
  readonly size: number;
  /** Offset of its local header in the archive. */
  readonly offset: number;
  readonly encrypted: boolean;
  readonly isFolder: boolean;
  readonly isLink: boolean;
}

/** The path as it is shown in an error, shortened. */
export const shownName = (entry: ArchiveEntry): string => cutText(entry.name, 100);

/** The last part of the path. */
export const entryFileName = (entry: Pick<ArchiveEntry, 'name'>): string =>
  entry.name.slice(entry.name.lastIndexOf('/') + 1);
