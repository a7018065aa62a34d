import {
  type ActorRefLike,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type InspectionEvent,
  isMachineSnapshot,
  type Snapshot,
} from 'xstate';
import { redact, redactEvent } from '@/model/redaction/redact';
import { chartOf, transitionId } from './chartOf';
import type { ConsoleMessage, LiveActor, LoggedEvent, Port, SentEvent, VisualizerMessage } from './inspection';
import { eventTypesOf, type Verdict, verdictOf } from './verdictOf';

export interface InspectActorsOptions {
  readonly port: Port<ConsoleMessage, VisualizerMessage>;
  /** Unique among the windows of the browser. */
  readonly page: string;
  readonly title: () => string;
  /** Calls back with each machine that runs or starts; see `observeMachines`. */
  readonly observe: (observer: (actor: AnyActorRef) => () => void) => () => void;
  /** Whether events of a visualizer are taken. */
  readonly takesEvents: boolean;
  /** Runs a task a moment later: steps are sent in batches. */
  readonly schedule: (task: () => void) => void;
  readonly now: () => number;
}

/** An actor that is watched. */
interface Watched {
  readonly key: string;
  readonly actor: AnyActorRef;
  events: number;
  /** Received and not yet processed. */
  readonly received: Map<object, number>;
  taken: string[];
}

/**
 * Reports the running machines of this window to the visualizers: their states and events, without secrets. It serialises
 * nothing but what is sent. Returns what ends it.
 */
export function inspectActors(options: InspectActorsOptions): () => void {
  const { port, page, now } = options;
  const watched = new Map<ActorRefLike, Watched>();
  const charts = new Set<string>();
  const changed = new Set<Watched>();
  let events: LoggedEvent[] = [];
  let gone: string[] = [];
  let isScheduled = false;
  let isOver = false;
  let count = 0;

  const flush = () => {
    if (isOver) return;
    isScheduled = true;
    // The end of an actor that another one stops is no step of its own.
    for (const { actor } of [...watched.values()]) if (actor.getSnapshot().status === 'stopped') forget(actor);
    isScheduled = false;
    const actors = [...changed].flatMap((one) => liveActor(one, page) ?? []);
    changed.clear();
    port.post({ from: 'console', kind: 'steps', actors, events, gone });
    events = [];
    gone = [];
  };
  const schedule = () => {
    if (isScheduled || isOver) return;
    isScheduled = true;
    options.schedule(flush);
  };
  const watch = (actor: AnyActorRef): Watched | null => {
    const known = watched.get(actor);
    if (known) return known;
    const snapshot = machineSnapshot(actor.getSnapshot());
    if (!snapshot) return null;
    count += 1;
    const one: Watched = { key: `${page} ${count}`, actor, events: 0, received: new Map(), taken: [] };
    watched.set(actor, one);
    if (!charts.has(snapshot.machine.id)) {
      charts.add(snapshot.machine.id);
      port.post({ from: 'console', kind: 'chart', chart: chartOf(snapshot.machine) });
    }
    changed.add(one);
    schedule();
    // The type of the children is that of any machine: nothing.
    for (const child of Object.values(snapshot.children) as AnyActorRef[]) watch(child);
    return one;
  };
  const forget = (actor: ActorRefLike) => {
    const one = watched.get(actor);
    if (!one) return;
    watched.delete(actor);
    changed.delete(one);
    gone.push(one.key);
    schedule();
  };

  const note = (event: InspectionEvent, one: Watched) => {
    if (event.type === '@xstate.event') one.received.set(event.event, now());
    if (event.type === '@xstate.microstep') one.taken.push(...event._transitions.map(transitionId));
    if (event.type !== '@xstate.snapshot') return;
    const { taken } = one;
    one.taken = [];
    one.events += 1;
    const at = one.received.get(event.event) ?? now();
    one.received.delete(event.event);
    changed.add(one);
    events.push(loggedEvent(one, event.event, at, taken, event.snapshot));
    schedule();
  };
  const onInspection = (event: InspectionEvent) => {
    // Inspection names actors by a narrower type; those of a system are all actor references.
    const actor = event.actorRef as AnyActorRef;
    if (event.type === '@xstate.action' || event.type === '@xstate.transition') return;
    const one = event.type === '@xstate.actor' ? null : watch(actor);
    if (one) note(event, one);
  };
  const stopObserving = options.observe((actor) => {
    watch(actor);
    const { unsubscribe } = actor.system.inspect(onInspection);
    return () => {
      unsubscribe();
      for (const one of [...watched.keys()])
        if (one === actor || (one as AnyActorRef).system === actor.system) forget(one);
    };
  });
  const present = () => {
    port.post({ from: 'console', kind: 'page', page, title: options.title() });
    for (const { actor } of watched.values()) {
      const snapshot = machineSnapshot(actor.getSnapshot());
      if (snapshot) port.post({ from: 'console', kind: 'chart', chart: chartOf(snapshot.machine) });
    }
    for (const one of watched.values()) changed.add(one);
    flush();
  };
  const find = (key: string) => [...watched.values()].find((one) => one.key === key)?.actor;
  const stopListening = port.listen((message) => {
    if (message.from !== 'visualizer') return;
    if (message.kind === 'hello') present();
    if (message.kind === 'ask') {
      const snapshot = machineSnapshot(find(message.actor)?.getSnapshot());
      if (snapshot)
        port.post({
          from: 'console',
          kind: 'verdict',
          question: message.question,
          verdict: safeVerdict(snapshot, message.event),
        });
    }
    if (message.kind === 'send' && options.takesEvents && !message.event.type.startsWith('xstate.'))
      find(message.actor)?.send(message.event);
  });
  present();
  return () => {
    isOver = true;
    stopListening();
    stopObserving();
    port.post({ from: 'console', kind: 'left', page });
  };
}

/** A guard must not end the inspection, whatever an event lacks. */
function safeVerdict(snapshot: AnyMachineSnapshot, event: SentEvent): Verdict {
  try {
    return verdictOf(snapshot, event);
  } catch (error) {
    return { kind: 'unknown', guard: '', problem: error instanceof Error ? error.message : String(error) };
  }
}

function loggedEvent(
  { key, events }: Watched,
  event: AnyEventObject,
  at: number,
  taken: readonly string[],
  after: Snapshot<unknown>,
): LoggedEvent {
  const snapshot = machineSnapshot(after);
  // An event that is not taken changes nothing, so that the state after it is the one that it met.
  const verdict = taken.length > 0 || event.type === 'xstate.init' || !snapshot ? null : safeVerdict(snapshot, event);
  return { actor: key, number: events, at, type: event.type, payload: redactEvent(event), taken, verdict };
}

function liveActor({ key, actor }: Watched, page: string): LiveActor | null {
  const snapshot = machineSnapshot(actor.getSnapshot());
  if (!snapshot) return null;
  return {
    key,
    page,
    machine: snapshot.machine.id,
    states: snapshot._nodes.map(({ id }) => id),
    isOver: snapshot.status !== 'active',
    context: redact(snapshot.context),
    events: eventTypesOf(snapshot).map((type) => ({ type, verdict: safeVerdict(snapshot, { type }) })),
  };
}

const machineSnapshot = (snapshot: unknown): AnyMachineSnapshot | null =>
  isMachineSnapshot(snapshot) ? snapshot : null;
