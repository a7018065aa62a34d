import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { textOf } from '../apiErrors';
import { type Verdict, verdictOf } from './verdictOf';

/** A guard must not end the inspection, whatever an event lacks. */
export function safeVerdict(
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
  options?: { readonly isComplete: boolean },
): Verdict {
  try {
    return verdictOf(snapshot, event, options);
  } catch (error) {
    return { kind: 'unknown', guards: [], fields: [], problem: textOf(error) || String(error) };
  }
}
