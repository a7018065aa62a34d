import type { FastifyBaseLogger } from 'fastify';
import { isNetworkError } from './database/sqlState';

interface Deps {
  readonly log: Pick<FastifyBaseLogger, 'error' | 'fatal'>;
  /** Ends the service in order, as a failure. */
  readonly end: () => void;
}

/**
 * Decides about an error that nobody caught. A rejected promise has unwound its function, and an error of a connection has
 * closed it: the service goes on. After any other exception a callback has stopped in its middle, and its state cannot be
 * trusted: the service ends in order, and its supervisor starts it again.
 */
export function handleFault({ log, end }: Deps, error: unknown, origin: NodeJS.UncaughtExceptionOrigin): void {
  if (origin === 'unhandledRejection' || isNetworkError(error)) {
    log.error({ err: error, origin }, 'An error was not handled. The service goes on.');
    return;
  }
  log.fatal({ err: error, origin }, 'An error was not handled. The service ends, since its state is unknown.');
  end();
}

/** Listens for errors that nobody caught; without a listener each would end the process at once. */
export function catchFaults(deps: Deps): void {
  process.on('uncaughtException', (error, origin) => handleFault(deps, error, origin));
}
