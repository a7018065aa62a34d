import type { Logger } from 'pino';

/** Writes the warnings of Node and of libraries into the log, instead of lines of text between its own. */
export function logWarnings(log: Pick<Logger, 'warn'>): void {
  process.removeAllListeners('warning');
  process.on('warning', (warning) => log.warn({ warning: warning.name }, warning.message));
}
