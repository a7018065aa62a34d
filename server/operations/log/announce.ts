import pino from 'pino';

const STDERR = 2;

/**
 * Prints what an operator waits for, at every level of the log: as lines on a terminal, else as one line of the log. No other
 * line may hold a secret: the link of the first account.
 */
export function announce(fields: Readonly<Record<string, unknown>>, lines: readonly string[]): void {
  if (process.stdout.isTTY) console.log(lines.join('\n'));
  else pino().info(fields, lines.find((line) => line !== '') ?? '');
}

/** Prints why the service does not start, in the same way. An error of ours says what to do; any other one has its stack. */
export function announceFailure(error: unknown): void {
  const isOurs = error instanceof Error && error.name !== 'Error';
  if (process.stderr.isTTY) console.error(isOurs ? error.message : error);
  else
    pino({}, pino.destination({ fd: STDERR, sync: true })).fatal(
      isOurs ? { name: error.name } : { err: error },
      error instanceof Error ? error.message : String(error),
    );
}
