/** The SQLSTATE of a database error, also when a library wrapped it as `cause`; null for any other error. */
export const sqlStateOf = (error: unknown): string | null => causeWithState(error)?.code ?? null;

function causeWithState(error: unknown): (Error & { code: string }) | null {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) if (hasState(at)) return at;
  return null;
}

/** A code such as EPIPE has five letters too, but comes with the call of the system that failed. */
const hasState = (error: Error): error is Error & { code: string } =>
  'code' in error && typeof error.code === 'string' && !('syscall' in error) && /^[0-9A-Z]{5}$/.test(error.code);

const UNIQUE_VIOLATION = '23505';

/** Whether a row exists already that the unique constraint or index of this name allows only once. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const cause = causeWithState(error);
  return cause?.code === UNIQUE_VIOLATION && 'constraint' in cause && cause.constraint === constraint;
}

/** Two transactions conflicted: running the whole transaction again may succeed. */
export const isSerialisationFailure = (error: unknown): boolean => ['40001', '40P01'].includes(sqlStateOf(error) ?? '');

/** Codes of the system and of Node for a peer that is away, out of reach or silent. */
const NETWORK_CODES = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'EHOSTDOWN'],
  ...['ENETUNREACH', 'ENETDOWN', 'ENOTFOUND', 'EAI_AGAIN', 'ENOTCONN', 'ERR_STREAM_DESTROYED'],
]);

/** Errors of `pg` about a connection, which have no code. */
const LOST =
  /Connection terminated|timeout exceeded when trying to connect|not queryable|Query read timeout|disconnected/;

/** A network error: the peer is away or silent. */
export function isNetworkError(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  // ENOENT: the socket of a database that is starting.
  return NETWORK_CODES.has(code) || (code === 'ENOENT' && syscall === 'connect') || LOST.test(error.message);
}

/** Failures of the database itself, which may come after it has kept a transaction. */
const FAILED = /^(08|57|58|XX|40003)/;

/** Whether the database has looked at a statement and refused it, so that its transaction keeps nothing. */
export function isRefusal(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state !== null && !FAILED.test(state);
}

/** States of a connection that nothing more can be asked of: it is ending, or its server now only follows another one. */
const ENDED = /^(08|57P|25006|25P03)/;

/** Whether the connection on which this error arose must not be used again. */
export function endsConnection(error: unknown): error is Error {
  const state = sqlStateOf(error);
  return state === null ? isNetworkError(error) : ENDED.test(state);
}

/**
 * The database is unavailable (stopped, starting, silent, too slow, a follower since a failover, out of resources, I/O
 * error): retry later.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state === null ? isNetworkError(error) : ENDED.test(state) || /^(53|57014|58|XX000)/.test(state);
}
