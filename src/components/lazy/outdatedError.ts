/** A script is gone since the service runs a newer release than the page: only loading the page again helps. */
export class OutdatedError extends Error {
  override readonly name = 'OutdatedError';
}
