import { inZone } from '@/model/content/hours/zonedDateTime';
import type { Closure } from '@/model/network/network';
import type { ClosureChanges } from '../repositories/network/closures';

/** Names that a description lists; the values of the audit entry have all of them. */
const MOST_NAMES = 5;

function named(done: string, names: readonly string[], why = ''): string[] {
  const more = names.length - MOST_NAMES;
  return names.length === 0
    ? []
    : [`${done} ${names.slice(0, MOST_NAMES).join(', ')}${more > 0 ? ` and ${more} more` : ''}${why}`];
}

/** From when, until when and why, in the zone of the location; empty where nobody said it. */
function whyText(closure: Closure | null, timeZone: string): string {
  if (!closure) return '';
  const { from, until, reason } = closure;
  const at = (moment: string) => inZone(moment, timeZone).slice(0, 16);
  return [
    ...(from === null ? [] : [` from ${at(from)}`]),
    ...(until === null ? [] : [` until ${at(until)}`]),
    ...(from === null && until === null ? [] : [` (${timeZone})`]),
    ...(reason === '' ? [] : [`, because: ${reason}`]),
  ].join('');
}

/** Names what was closed, why and until when, and what was opened, in words of the audit log; null for nothing. */
export function closureText({ closed, opened, timeZone }: ClosureChanges): string | null {
  const byWords = new Map<string, string[]>();
  for (const { name, closure } of closed) {
    const why = whyText(closure, timeZone);
    byWords.set(why, [...(byWords.get(why) ?? []), name]);
  }
  const closings = [...byWords].flatMap(([why, names]) => named('Closed', names, why));
  return [...closings, ...named('Opened', opened)].join('; ') || null;
}

/** Everything that was closed, each with why and until when. */
export const closedNames = ({ closed, timeZone }: ClosureChanges): string[] =>
  closed.map(({ name, closure }) => `${name}${whyText(closure, timeZone)}`);
