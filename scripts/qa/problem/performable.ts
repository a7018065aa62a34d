import type { RecordedEvent } from '@/model/problemReport/problemReport';
import { SECRET } from '@/model/redaction/redact';
import type { Replayable } from '../../../tests/models/replayable';

/** How a replay treats a recorded event: it does it again, leaves it to the service or to time, or cannot do it. */
export type Performable =
  | { readonly kind: 'user'; readonly replayable: Replayable }
  | { readonly kind: 'follows' }
  | { readonly kind: 'cannot'; readonly reason: string };

/** Finds how the event of a report can be done again, or why it cannot. */
export function performable(
  { machine, type, payload }: RecordedEvent,
  replayables: readonly Replayable[],
): Performable {
  if (type.startsWith('xstate.')) return { kind: 'follows' };
  const replayable = replayables.find(({ model }) => model.machine.id === machine);
  if (!replayable) return { kind: 'cannot', reason: `no model knows how a user does anything in ${machine}` };
  if (replayable.model.isBackground) return { kind: 'follows' };
  if (!replayable.model.actions[type])
    return { kind: 'cannot', reason: `the model of ${machine} does not know how a user does ${type}` };
  const secret = Object.entries(payload).find(([, value]) => value === SECRET);
  if (secret) return { kind: 'cannot', reason: `${secret[0]} is a secret, which the report does not have` };
  return { kind: 'user', replayable };
}

/** Describes a recorded event for a tester. */
export function eventText({ machine, type, payload, times }: RecordedEvent): string {
  const [, end, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (actor !== undefined) return `${machine}: ${actor} ${end === 'done' ? 'has answered' : 'has failed'}`;
  const delay = /^xstate\.after\.([^.]+)\./.exec(type)?.[1];
  if (delay !== undefined) return `${machine}: the time ${delay} has passed`;
  if (type === 'xstate.init') return `${machine}: begins`;
  const fields = Object.entries(payload).map(([key, value]) => `${key} ${shortened(JSON.stringify(value))}`);
  const often = times > 1 ? ` (${times} times)` : '';
  return `${machine}: ${type}${fields.length > 0 ? ` with ${fields.join(', ')}` : ''}${often}`;
}

const LONGEST = 60;
const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
