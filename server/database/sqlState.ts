/** The SQLSTATE of a database error, also when a library wrapped it as `cause`; null for any other error. */
export const sqlStateOf = (error: unknown): string | null => causeWithState(error)?.code ?? null;

function causeWithState(error: unknown): (Error & { code: string }) | null {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) if (hasState(at)) return at;
  return null;
}

const hasState = (error: Error): error is Error & { code: string } =>
  'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code);

const UNIQUE_VIOLATION = '23505';

/** Whether a row exists already that the unique constraint or index of this name allows only once. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const cause = causeWithState(error);
  return cause?.code === UNIQUE_VIOLATION && 'constraint' in cause && cause.constraint === constraint;
}

/** Two transactions conflicted: running the whole transaction again may succeed. */
export const isSerialisationFailure = (error: unknown): boolean => ['40001', '40P01'].includes(sqlStateOf(error) ?? '');

/** The database is unavailable (stopped, starting, out of resources, I/O error): retry later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const state = sqlStateOf(error);
  if (state !== null) return /^(08|53|57P|58|XX000)/.test(state);
  if (!(error instanceof Error)) return false;
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  return (
    ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'].includes(code) ||
    // The socket of a database that is starting.
    (code === 'ENOENT' && syscall === 'connect') ||
    /Connection terminated|timeout exceeded when trying to connect|not queryable/.test(error.message)
  );
}
