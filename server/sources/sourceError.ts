/**
 * Why a source cannot be read. The message names the remedy; it never holds the remote body, headers, resolved address
 * or timing, which would make the service a window into its own network.
 */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  /** Stable between versions: `refused-address`, `not-json`. */
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
