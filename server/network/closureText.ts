import type { ClosureChanges } from '../repositories/network/closures';

/** Names that a description lists; the values of the audit entry have all of them. */
const MOST_NAMES = 5;

function named(done: string, names: readonly string[]): string[] {
  const more = names.length - MOST_NAMES;
  return names.length === 0
    ? []
    : [`${done} ${names.slice(0, MOST_NAMES).join(', ')}${more > 0 ? ` and ${more} more` : ''}`];
}

/** Names what was closed and opened, in words of the audit log; null for nothing. */
export const closureText = ({ closed, opened }: ClosureChanges): string | null =>
  [...named('Closed', closed), ...named('Opened', opened)].join('; ') || null;
