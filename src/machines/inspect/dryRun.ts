import { type AnyActorRef, type AnyEventObject, isMachineSnapshot, transition } from 'xstate';
import { textOf } from '../apiErrors';

/** Machines that forward events to others are followed this far. */
const MOST_LEVELS = 4;

/**
 * Why a machine would fail on an event, without sending it: guards and changes of the context are computed, effects are not
 * run. Null where it would not. A machine that fails has ended, and its screen with it.
 */
export function failureOf(actor: AnyActorRef, event: AnyEventObject, level = 0): string | null {
  const snapshot: unknown = actor.getSnapshot();
  if (!isMachineSnapshot(snapshot) || snapshot.status !== 'active' || level >= MOST_LEVELS) return null;
  try {
    const [, actions] = transition(snapshot.machine, snapshot, event);
    for (const { type, params } of actions) {
      const sent: unknown = params;
      if (type !== 'xstate.sendTo' || typeof sent !== 'object' || sent === null) continue;
      const { to, event: forwarded } = sent as { readonly to?: unknown; readonly event?: AnyEventObject };
      if (typeof to !== 'object' || to === null || !forwarded) continue;
      const failure = failureOf(to as AnyActorRef, forwarded, level + 1);
      if (failure !== null) return failure;
    }
    return null;
  } catch (error) {
    return textOf(error) || String(error);
  }
}
