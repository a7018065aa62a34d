/** The service is busy, or cannot tell yet. */
const TEMPORARY = [408, 425, 429];

/** Failures in a row, about six minutes of them, after which a person decides whether to try again. */
export const MOST_FAILURES = 10;

/** Whether the same call may succeed later: without an answer and after 5xx, but not after any other 4xx. */
export function mayRetry(error: unknown): boolean {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : null;
  return typeof status === 'number' && (status >= 500 || TEMPORARY.includes(status));
}

/** Whether the service has answered at all. */
export const hasAnswered = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'body' in error && error.body !== null;
