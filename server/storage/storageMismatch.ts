/** The storage is not that of the database. The message says what to check, and how to take the storage over. */
export class StorageMismatchError extends Error {
  override readonly name = 'StorageMismatchError';
}

const remedy = (id: string) =>
  `Check DATABASE_URL, DATA_DIR and S3_BUCKET: one of them is probably that of another installation. If this database is to take these files over, set ATRIUM_ADOPT_STORAGE=${id} for one run.`;

/** The error for a storage with the mark of another database. */
export const ofAnotherDatabase = (owner: string, own: string | null): StorageMismatchError =>
  new StorageMismatchError(
    `The storage holds the files of another database: its mark names ${owner}, and this database ${own === null ? 'is of an earlier release and has no id' : `is ${own}`}. Nothing was changed. ${remedy(owner)}`,
  );

/** The error for a storage without a mark whose files no row names. `id` is what adopts it. */
export const ofNoDatabase = (id: string): StorageMismatchError =>
  new StorageMismatchError(
    `The storage holds files, and no row of this database names any of them. Nothing was changed. ${remedy(id)}`,
  );

/** The error for a storage with files that a backup is to be restored into. */
export const ofAnotherRestore = (id: string): StorageMismatchError =>
  new StorageMismatchError(
    `The storage holds files already. Nothing was changed. Restore into an empty one: set DATA_DIR to a new folder, or S3_BUCKET to a new bucket. If the backup is of these very files, set ATRIUM_ADOPT_STORAGE=${id} for one run: those that the backup does not have stay for seven days.`,
  );

/** The error for a mark that is no mark. */
export const withDamagedMark = (key: string, cause: unknown): StorageMismatchError =>
  new StorageMismatchError(
    `The file ${key} of the storage cannot be read, so it is unknown whose files these are. Nothing was changed. Put the file back from a copy of the storage, or remove it if the rows of this database name the files.`,
    { cause },
  );
