/** SQLSTATE and codes of the system for "no space", which is no fault of a request. */
const CODES = new Set<unknown>(['53100', 'ENOSPC', 'EDQUOT']);

/** Whether the disk of the service or of the database is full, also when a library wrapped the error as `cause`. */
export function isOutOfSpace(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++)
    if ('code' in at && CODES.has(at.code)) return true;
  return false;
}
