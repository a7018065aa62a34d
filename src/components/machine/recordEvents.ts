import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent, StateValue } from 'xstate';
import type { RecordedEvent } from '@/model/problemReport/problemReport';
import { redactEvent } from '@/model/redaction/redact';
import { observeMachines } from './runningMachines';

/** Of each machine; older events are forgotten. */
const MOST_EVENTS = 200;
/** They are emitted many times a second: of those in a row only the last is kept. */
const FREQUENT = /\.(move|progress)$/;

interface Entry extends Omit<RecordedEvent, 'before' | 'after'> {
  readonly before: StateValue;
  readonly after: StateValue;
}

const recorded = new Map<string, Entry[]>();

const isMachineSnapshot = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot && 'value' in snapshot;

/**
 * Records the last events of every machine that runs in this page, without secrets. Nothing leaves the page. Returns
 * what ends the recording and forgets it.
 */
export function startRecording(): () => void {
  const end = observeMachines((actor) => {
    const { unsubscribe } = actor.system.inspect(noteEvents());
    return unsubscribe;
  });
  return () => {
    end();
    recorded.clear();
  };
}

/** Notes the events of one system of actors: each with the states before and after it. */
function noteEvents(): (inspected: InspectionEvent) => void {
  const values = new WeakMap<object, StateValue>();
  return (inspected) => {
    if (inspected.type !== '@xstate.event' && inspected.type !== '@xstate.snapshot') return;
    // Only actors send and receive; the type allows anything that has a session.
    const actor = inspected.actorRef as AnyActorRef;
    if (inspected.type === '@xstate.event') {
      const snapshot: unknown = actor.getSnapshot();
      if (isMachineSnapshot(snapshot)) values.set(actor, snapshot.value);
      return;
    }
    const { snapshot, event } = inspected;
    if (!isMachineSnapshot(snapshot)) return;
    const before = values.get(actor) ?? snapshot.value;
    values.set(actor, snapshot.value);
    add({
      at: Date.now(),
      machine: snapshot.machine.id,
      actor: actor.sessionId,
      type: event.type,
      payload: redactEvent(event),
      before,
      after: snapshot.value,
      times: 1,
    });
  };
}

function add(entry: Entry): void {
  const entries = recorded.get(entry.machine) ?? [];
  recorded.set(entry.machine, entries);
  const last = entries.at(-1);
  const isRepeated =
    FREQUENT.test(entry.type) &&
    last?.type === entry.type &&
    last.actor === entry.actor &&
    JSON.stringify(last.after) === JSON.stringify(entry.after);
  if (isRepeated) entries.splice(-1, 1, { ...entry, before: last.before, times: last.times + 1 });
  else entries.push(entry);
  if (entries.length > MOST_EVENTS) entries.shift();
}

/** The events recorded so far, the oldest first. */
export const recordedEvents = (): readonly RecordedEvent[] =>
  [...recorded.values()]
    .flat()
    .map((entry) => ({ ...entry, before: leavesOf(entry.before), after: leavesOf(entry.after) }))
    .sort((one, other) => one.at - other.at);

/** The paths of the innermost states: `publishing.asking`; one for each region of a parallel state. */
export const leavesOf = (value: StateValue, path = ''): readonly string[] =>
  typeof value === 'string'
    ? [`${path}${value}`]
    : Object.entries(value).flatMap(([key, child]) =>
        child === undefined || (typeof child === 'object' && Object.keys(child).length === 0)
          ? [`${path}${key}`]
          : leavesOf(child, `${path}${key}.`),
      );

/** The present snapshots of the machines that run in this page, those without states left out. */
export function runningSnapshots(): readonly AnyMachineSnapshot[] {
  const found: AnyMachineSnapshot[] = [];
  const end = observeMachines((actor) => {
    const snapshot: unknown = actor.getSnapshot();
    if (isMachineSnapshot(snapshot)) found.push(snapshot);
    return () => undefined;
  });
  end();
  return found;
}
