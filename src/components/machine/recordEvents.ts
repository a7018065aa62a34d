import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent, StateValue } from 'xstate';
import type { RecordedEvent } from '@/model/problemReport/problemReport';
import { redactEvent } from '@/model/redaction/redact';
import { observeMachines } from './runningMachines';

/** Of each machine; older events are forgotten. */
const MOST_EVENTS = 200;
/** They are emitted many times a second: of those in a row only the last is kept. */
const FREQUENT = /\.(move|progress)$/;

/** Of a pointer that moves over a drawing and presses nothing. */
const IDLE_MOVE = 'pointer.move';

interface Entry extends Omit<RecordedEvent, 'before' | 'after'> {
  /** Of all entries: several have the same millisecond. */
  readonly order: number;
  readonly before: StateValue;
  readonly after: StateValue;
}

const recorded = new Map<string, Entry[]>();
let count = 0;

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
  const pressed = new WeakSet<object>();
  /** Who received an event first. */
  const receivers = new WeakMap<object, object>();
  /** Events that their first receiver has passed on as they are: the copy says what came of them. */
  const passedOn = new WeakSet<object>();
  return (inspected) => {
    if (inspected.type !== '@xstate.event' && inspected.type !== '@xstate.snapshot') return;
    // Only actors send and receive; the type allows anything that has a session.
    const actor = inspected.actorRef as AnyActorRef;
    if (inspected.type === '@xstate.event') {
      const { event } = inspected;
      if (!receivers.has(event)) receivers.set(event, actor);
      else if (receivers.get(event) !== actor) {
        passedOn.add(event);
        forget(event);
      }
      const snapshot: unknown = actor.getSnapshot();
      if (isMachineSnapshot(snapshot)) values.set(actor, snapshot.value);
      return;
    }
    const { snapshot, event } = inspected;
    if (!isMachineSnapshot(snapshot)) return;
    const before = values.get(actor) ?? snapshot.value;
    values.set(actor, snapshot.value);
    if (passedOn.has(event) && receivers.get(event) === actor) return;
    if (event.type === 'pointer.down') pressed.add(actor);
    if (event.type === 'pointer.up') pressed.delete(actor);
    if (event.type === IDLE_MOVE && !pressed.has(actor)) return;
    count += 1;
    const entry: Entry = {
      order: count,
      at: Date.now(),
      machine: snapshot.machine.id,
      actor: actor.sessionId,
      type: event.type,
      payload: redactEvent(event),
      before,
      after: snapshot.value,
      times: 1,
    };
    entryOf.set(event, entry);
    add(entry);
  };
}

/** The entry of an event, as long as the event is in use. */
const entryOf = new WeakMap<object, Entry>();

function forget(event: object): void {
  const entry = entryOf.get(event);
  if (!entry) return;
  const entries = recorded.get(entry.machine) ?? [];
  const at = entries.indexOf(entry);
  if (at !== -1) entries.splice(at, 1);
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
    .sort((one, other) => one.order - other.order)
    .map(({ order: _, before, after, ...entry }) => ({ ...entry, before: leavesOf(before), after: leavesOf(after) }));

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
