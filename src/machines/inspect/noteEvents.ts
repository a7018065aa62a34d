import {
  type ActorRefLike,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type InspectionEvent,
  isMachineSnapshot,
} from 'xstate';
import { redactEvent } from '@/model/redaction/redact';
import { boundedContext } from './boundedContext';
import { transitionId } from './chartOf';
import { currentStates } from './currentNodes';
import type { EventSource, LoggedEvent } from './log/loggedEvent';
import { safeVerdict } from './safeVerdict';

/** A machine that is watched, as its last event has left it. */
export interface Watched {
  readonly key: string;
  readonly actor: AnyActorRef;
  readonly machine: string;
  /** The key of the machine that invokes it. */
  readonly parent: string | null;
  states: readonly string[];
  children: readonly string[];
  /** The context that was last reported. */
  context: unknown;
}

interface NoteEventsOptions {
  readonly now: () => number;
  readonly find: (actor: ActorRefLike) => Watched | null;
  readonly watch: (actor: AnyActorRef, parent: string | null) => Watched | null;
  readonly onEvent: (event: LoggedEvent, one: Watched) => void;
}

interface Received {
  readonly at: number;
  readonly source: EventSource;
}

/** Turns the inspection of a system of actors into the events that its machines have received. */
export function noteEvents({ now, find, watch, onEvent }: NoteEventsOptions): (event: InspectionEvent) => void {
  const received = new WeakMap<object, Received>();
  const taken = new WeakMap<ActorRefLike, string[]>();
  const effects = new WeakMap<ActorRefLike, string[]>();
  const numbers = new WeakMap<ActorRefLike, number>();
  const sourceOf = (actor: ActorRefLike, source: ActorRefLike | undefined, type: string): EventSource => {
    if (source === undefined) return { kind: 'outside', name: '' };
    if (source === actor) return { kind: type.startsWith('xstate.after.') ? 'clock' : 'itself', name: '' };
    const sender = find(source);
    // Inspection names actors by a narrower type; those of a system are all actor references.
    return sender ? { kind: 'machine', name: sender.key } : { kind: 'service', name: (source as AnyActorRef).id };
  };
  const collect = (into: WeakMap<ActorRefLike, string[]>, actor: ActorRefLike, more: readonly string[]) =>
    into.set(actor, [...(into.get(actor) ?? []), ...more]);
  const take = (from: WeakMap<ActorRefLike, string[]>, actor: ActorRefLike): readonly string[] => {
    const all = from.get(actor) ?? [];
    from.delete(actor);
    return all;
  };

  return (inspected) => {
    const { actorRef } = inspected;
    switch (inspected.type) {
      case '@xstate.event':
        received.set(inspected.event, {
          at: now(),
          source: sourceOf(actorRef, inspected.sourceRef, inspected.event.type),
        });
        return;
      case '@xstate.microstep':
        // No other event of the inspection says which transitions were taken.
        collect(taken, actorRef, inspected._transitions.map(transitionId));
        return;
      case '@xstate.action':
        collect(effects, actorRef, effectOf(inspected.action));
        return;
      case '@xstate.snapshot': {
        const { snapshot, event } = inspected;
        const done = { taken: take(taken, actorRef), effects: take(effects, actorRef) };
        if (!isMachineSnapshot(snapshot)) return;
        const known = find(actorRef);
        const { source, at } = received.get(event) ?? { source: sourceOf(actorRef, undefined, ''), at: now() };
        const parent = source.kind === 'machine' && event.type === 'xstate.init' ? source.name : null;
        const one = known ?? watch(actorRef as AnyActorRef, parent);
        if (!one) return;
        const number = (numbers.get(actorRef) ?? 0) + 1;
        numbers.set(actorRef, number);
        // An event that is not taken changes nothing, so that the state after it is the one that it met.
        const isTaken = done.taken.length > 0 || event.type === 'xstate.init';
        const verdict = isTaken ? null : safeVerdict(snapshot, event, { isComplete: true });
        onEvent({ ...stepOf(one, event, snapshot, known === null), number, at, source, ...done, verdict }, one);
      }
    }
  };
}

function stepOf(
  one: Watched,
  event: AnyEventObject,
  snapshot: AnyMachineSnapshot,
  isFirst: boolean,
): Omit<LoggedEvent, 'number' | 'at' | 'source' | 'taken' | 'effects' | 'verdict'> {
  const before = isFirst ? [] : one.states;
  const children = Object.keys(snapshot.children);
  const started = children.filter((id) => isFirst || !one.children.includes(id));
  const isNewContext = snapshot.context !== one.context;
  one.states = currentStates(snapshot);
  one.children = children;
  one.context = snapshot.context;
  return {
    actor: one.key,
    machine: one.machine,
    type: event.type,
    payload: redactEvent(event),
    before,
    after: one.states,
    ...(isNewContext && { context: boundedContext(snapshot.context) }),
    started,
  };
}

/** Actions that start and end actors are seen by the actors themselves, those that send by the events received. */
function effectOf({ type, params }: { readonly type: string; readonly params: unknown }): readonly string[] {
  if (!type.startsWith('xstate.')) return [type];
  if (type !== 'xstate.emit') return [];
  const event: unknown = typeof params === 'object' && params !== null && 'event' in params ? params.event : null;
  return typeof event === 'object' && event !== null && 'type' in event ? [`emit ${String(event.type)}`] : [];
}
