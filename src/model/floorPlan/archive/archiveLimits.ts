/** What an upload may hold. */
export interface ArchiveLimits {
  /** Bytes of the archive. */
  readonly archive: number;
  readonly entries: number;
  /** Bytes that all entries may have when unpacked, counted as they come out. */
  readonly unpacked: number;
}

export const ARCHIVE_LIMITS: ArchiveLimits = {
  archive: 256 * 1024 * 1024,
  entries: 2000,
  unpacked: 1.5 * 1024 * 1024 * 1024,
};
