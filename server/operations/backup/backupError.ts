/** A backup cannot be made or restored. The message says why and what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** The error of a backup that cannot be read; `why` completes the sentence. */
export const damaged = (why: string) => new BackupError(`The backup is damaged: ${why}. Nothing was changed.`);
