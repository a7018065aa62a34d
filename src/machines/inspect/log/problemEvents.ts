import type { Json } from '@/model/problemReport/problemReport';
import { redact } from '@/model/redaction/redact';
import type { LoggedEvent } from './loggedEvent';

/** Whether a file is the report of a problem, which has no format of its own but fields that no other file has. */
export const isProblemFile = (file: Readonly<Record<string, unknown>>): boolean =>
  'description' in file && 'browser' in file && 'events' in file && !('format' in file);

/** The events of a report as events of a log; null for each that is none. A report has states, but neither contexts nor senders. */
export function problemEvents(events: readonly unknown[]): readonly (LoggedEvent | null)[] {
  const numbers = new Map<string, number>();
  return events.map((event) => {
    if (typeof event !== 'object' || event === null) return null;
    const { at, machine, actor, type, payload, before, after } = event as Readonly<Record<string, unknown>>;
    if (typeof at !== 'number' || !Number.isFinite(at) || Math.abs(at) > 8.64e15) return null;
    if (typeof machine !== 'string' || typeof actor !== 'string' || typeof type !== 'string') return null;
    if (typeof payload !== 'object' || payload === null || !areLeaves(before) || !areLeaves(after)) return null;
    const key = `${machine} ${actor}`;
    const number = (numbers.get(key) ?? 0) + 1;
    numbers.set(key, number);
    const safe = redact(payload);
    return {
      ...{ actor: key, machine, number, at, type, taken: [], effects: [], started: [], verdict: null },
      source: sourceOf(type),
      payload: safe as Readonly<Record<string, Json>>,
      before: statesOf(machine, before),
      after: statesOf(machine, after),
    };
  });
}

const areLeaves = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length < 100 && value.every((one) => typeof one === 'string');

/** Ids of states, by the paths of the innermost ones, and of all that contain them: `session.signedIn.settled`. */
export function statesOf(machine: string, leaves: readonly string[]): readonly string[] {
  const all = leaves.flatMap((leaf) => {
    const keys = leaf.split('.');
    return keys.map((_, index) => [machine, ...keys.slice(0, index + 1)].join('.'));
  });
  return [...new Set([machine, ...all])];
}

function sourceOf(type: string): LoggedEvent['source'] {
  const [, service = ''] = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (service !== '') return { kind: 'service', name: service };
  return type.startsWith('xstate.after.') ? { kind: 'clock', name: '' } : { kind: 'outside', name: '' };
}
