const rolledBack = new WeakSet<Error>();

/** Whether a transaction has ended with this error and kept nothing; false also where its COMMIT was never answered. */
export const isRolledBack = (error: unknown): boolean => error instanceof Error && rolledBack.has(error);

/** Throws an error that has kept nothing. */
export function throwRolledBack(error: unknown): never {
  if (error instanceof Error) rolledBack.add(error);
  throw error;
}
