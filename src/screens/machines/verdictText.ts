import type { FailedCondition } from '@/machines/inspect/evaluateGuard';
import { guardText } from '@/machines/inspect/guardText';
import type { Verdict } from '@/machines/inspect/verdictOf';
import { conditionLine } from '@/model/statechart/conditionLine';
import type { Condition, Statechart } from '@/model/statechart/statechart';
import { text } from './texts';

/** The condition of a guard in words, or its name where this release has none. */
function wordsOfGuard(guard: string, machine: string): string {
  if (guard.startsWith('in ')) return text('inState', { state: guard.slice('in '.length) });
  return guardText(guard, machine) ?? text('noWords', { guard });
}

/** A combined condition in words: each guard by its own, with and, or and not between them. */
export const wordsOfCondition = (condition: Condition, machine: string): string =>
  conditionLine(
    condition,
    (guard) => wordsOfGuard(guard, machine),
    (state) => text('inState', { state }),
  );

/** `it does not hold that a, nor that b; it holds that c`. */
function failedText(failed: readonly FailedCondition[], machine: string): string {
  const words = (holds: boolean) =>
    failed.filter((one) => one.holds === holds).map(({ guard }) => wordsOfGuard(guard, machine));
  const [missing, hindering] = [words(false), words(true)];
  return [
    ...(missing.length === 0 ? [] : [text('doesNotHold', { guards: missing.join(text('norThat')) })]),
    ...(hindering.length === 0 ? [] : [text('holdsThough', { guards: hindering.join(text('andThat')) })]),
  ].join('; ');
}

/** Describes in a sentence or two how a machine treats an event. */
export function verdictText(verdict: Verdict, { id: machine, states, transitions }: Statechart): string {
  switch (verdict.kind) {
    case 'unhandled':
      return text('isUnhandled');
    case 'unknown':
      return verdict.guards.length === 0
        ? text('isUnjudged', { problem: verdict.problem })
        : text('isUnknown', {
            guards: verdict.guards.map((guard) => wordsOfGuard(guard, machine)).join(text('andThat')),
            fields: verdict.fields.join(', ') || text('otherFields'),
          });
    case 'rejected':
      return text('isRejected', { reason: failedText(verdict.rejectedBy, machine) });
    case 'taken': {
      const targets = transitions.filter(({ id }) => verdict.transitions.includes(id)).flatMap((one) => one.targets);
      const names = states.filter(({ id }) => targets.includes(id)).map(({ name }) => name);
      const effect = names.length > 0 ? text('wouldLeadTo', { states: names.join(', ') }) : text('wouldStay');
      return verdict.rejectedBy.length === 0
        ? effect
        : `${effect} ${text('rejectedFirst', { reason: failedText(verdict.rejectedBy, machine) })}`;
    }
  }
}
