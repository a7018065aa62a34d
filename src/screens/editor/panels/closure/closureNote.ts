import { formatDateTime } from '@/components/formatDateTime';
import { closureState, instantOf } from '@/model/network/closure';
import type { Closure } from '@/model/network/network';
import { text } from './texts';

const NO_CLOSURE: Closure = { reason: '', from: null, until: null };

/**
 * Until when something is closed and why, in a sentence.
 * @param now in milliseconds since 1970
 * @param timeZone that of the location, by its IANA name
 */
export function closureNote(closure: Closure = NO_CLOSURE, now: number, timeZone: string): string {
  const state = stateText(closure, now, timeZone);
  return closure.reason === '' ? state : text('because', { state, reason: closure.reason });
}

function stateText(closure: Closure, now: number, timeZone: string): string {
  const [from, until] = [closure.from, closure.until].map((at) =>
    at === null ? null : formatDateTime(instantOf(at), timeZone),
  );
  const state = closureState(closure, now);
  if (state === 'ended' && until) return text('ended', { until });
  if (state === 'planned' && from) return until ? text('plannedUntil', { from, until }) : text('planned', { from });
  return until ? text('closedUntil', { until }) : text('closed');
}
