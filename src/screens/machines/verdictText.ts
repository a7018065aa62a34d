import { guardText } from '@/machines/inspect/guardText';
import type { Verdict } from '@/machines/inspect/verdictOf';
import type { Statechart } from '@/model/statechart/statechart';
import { text } from './texts';

/** The condition of a guard in words, or its name where this release has none. */
export const wordsOfGuard = (guard: string): string => guardText(guard) ?? text('noWords', { guard });
const conditions = (guards: readonly string[]): string => guards.map(wordsOfGuard).join(text('andThat'));

/** Describes in a sentence or two how a machine treats an event. */
export function verdictText(verdict: Verdict, { states, transitions }: Statechart): string {
  switch (verdict.kind) {
    case 'unhandled':
      return text('isUnhandled');
    case 'unknown':
      return text('isUnknown', { guard: verdict.guard, words: wordsOfGuard(verdict.guard) });
    case 'rejected':
      return text('isRejected', { guards: conditions(verdict.rejectedBy) });
    case 'taken': {
      const targets = transitions.filter(({ id }) => verdict.transitions.includes(id)).flatMap((one) => one.targets);
      const names = states.filter(({ id }) => targets.includes(id)).map(({ name }) => name);
      const effect = names.length > 0 ? text('wouldLeadTo', { states: names.join(', ') }) : text('wouldStay');
      return verdict.rejectedBy.length === 0
        ? effect
        : `${effect} ${text('rejectedFirst', { guards: conditions(verdict.rejectedBy) })}`;
    }
  }
}
