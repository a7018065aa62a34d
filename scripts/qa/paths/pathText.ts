import type { Path } from '../../../tests/models/support/paths/pathsOf';
import type { Trigger } from '../../../tests/models/support/paths/trigger';
import { leavesOf } from '../../../tests/models/support/paths/triggers';

/** Describes a step for a tester: `“wrong password”`, `the service answers checkPassword with “refused”`. */
export function triggerText(trigger: Trigger): string {
  if (trigger.kind === 'event') return `“${trigger.label}”`;
  if (trigger.kind === 'answer') return `${trigger.actor} answers “${trigger.answer}”`;
  return /^\d+$/.test(trigger.delay) ? `${trigger.delay} ms pass` : `the time “${trigger.delay}” passes`;
}

/** One sentence per path: where it begins, what happens, where it ends. */
export function pathText({ start, first, steps }: Pick<Path, 'start' | 'first' | 'steps'>): string {
  const end = leavesOf(steps.at(-1)?.after ?? first).join(' + ');
  const words = steps.map(({ trigger }) => triggerText(trigger));
  return words.length === 0 ? `“${start}” is in ${end}.` : `From “${start}”: ${words.join(', then ')}. Ends in ${end}.`;
}
