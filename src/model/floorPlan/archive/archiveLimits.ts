/** Limits of an upload. */
export interface ArchiveLimits {
  /** Size of the archive in bytes. */
  readonly archive: number;
  readonly entries: number;
  /** Unpacked bytes of all entries together, counted while unpacking. */
  readonly unpacked: number;
}

export const ARCHIVE_LIMITS: ArchiveLimits = {
  archive: 256 * 1024 * 1024,
  entries: 2000,
  unpacked: 1.5 * 1024 * 1024 * 1024,
};
