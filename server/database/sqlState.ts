/** The SQLSTATE of a database error, also when a library wrapped it as `cause`; null for any other error. */
export function sqlStateOf(error: unknown): string | null {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    const code = (at as Error & { code?: unknown }).code;
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return null;
}

/** Two transactions conflicted: running the whole transaction again may succeed. */
export const isSerialisationFailure = (error: unknown): boolean => ['40001', '40P01'].includes(sqlStateOf(error) ?? '');

/** The database is unavailable (stopped, starting, out of resources, I/O error): retry later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const state = sqlStateOf(error);
  if (state !== null) return /^(08|53|57P|58|XX000)/.test(state);
  if (!(error instanceof Error)) return false;
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return (
    ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT'].includes(code) ||
    /Connection terminated|timeout exceeded when trying to connect|not queryable/.test(error.message)
  );
}
