/** One file of a zip archive, as its central directory tells it. */
export interface ArchiveEntry {
  /** Path as written, `/` between folders; only ever shown, never used as a path. */
  readonly name: string;
  /** 0 stored, 8 deflated. */
  readonly method: number;
  readonly crc: number;
  readonly compressedSize: number;
  /** Size that the archive claims; what comes out is counted against it. */
  readonly size: number;
  /** Where its local header stands in the archive. */
  readonly offset: number;
  readonly encrypted: boolean;
  readonly isFolder: boolean;
  readonly isLink: boolean;
}

/** The last part of the path. */
export const entryFileName = (entry: ArchiveEntry): string => entry.name.slice(entry.name.lastIndexOf('/') + 1);
