import type { ActorRefLike, AnyActorRef, InspectionEvent } from 'xstate';
import { chartOf } from './chartOf';
import { currentStates } from './currentNodes';
import { failureOf } from './dryRun';
import type { ConsoleMessage, Port, VisualizerMessage } from './inspection';
import { childMachines, liveActorOf, machineSnapshot } from './liveActorOf';
import type { LoggedEvent } from './log/loggedEvent';
import { noteEvents, type Watched } from './noteEvents';
import { safeVerdict } from './safeVerdict';

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
    const actors = [...changed].flatMap((one) => liveActorOf(one, page) ?? []);
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
  const watch = (actor: AnyActorRef, parent: string | null = null): Watched | null => {
    const known = watched.get(actor);
    if (known) return known;
    const snapshot = machineSnapshot(actor.getSnapshot());
    if (!snapshot) return null;
    count += 1;
    const one: Watched = {
      key: `${page} ${count}`,
      actor,
      parent,
      machine: snapshot.machine.id,
      states: currentStates(snapshot),
      children: Object.keys(snapshot.children),
      context: undefined,
    };
    watched.set(actor, one);
    if (!charts.has(snapshot.machine.id)) {
      charts.add(snapshot.machine.id);
      port.post({ from: 'console', kind: 'chart', chart: chartOf(snapshot.machine) });
    }
    changed.add(one);
    schedule();
    for (const child of childMachines(snapshot)) watch(child, one.key);
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

  const stopObserving = options.observe((actor) => {
    watch(actor);
    const noted = noteEvents({
      now,
      find: (one) => watched.get(one) ?? null,
      watch: (one, parent) => watch(one, parent),
      onEvent: (event, one) => {
        events.push(event);
        changed.add(one);
        schedule();
      },
    });
    const { unsubscribe } = actor.system.inspect((event: InspectionEvent) => noted(event));
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
    for (const one of watched.values()) {
      changed.add(one);
      // The one who greets knows no context of the steps before.
      one.context = undefined;
    }
    flush();
  };
  const find = (key: string) => [...watched.values()].find((one) => one.key === key)?.actor;
  const stopListening = port.listen((message) => {
    if (message.from !== 'visualizer') return;
    if (message.kind === 'hello') present();
    if (message.kind === 'ask') {
      const { question, event } = message;
      const snapshot = machineSnapshot(find(message.actor)?.getSnapshot());
      if (snapshot) port.post({ from: 'console', kind: 'verdict', question, verdict: safeVerdict(snapshot, event) });
    }
    if (message.kind === 'send' && options.takesEvents && !message.event.type.startsWith('xstate.')) {
      const { question, event } = message;
      const actor = find(message.actor);
      if (!actor) return;
      // An event typed by hand may be none that the machine can take: it must not end the screen.
      const problem = failureOf(actor, event);
      if (problem === null) actor.send(event);
      port.post({ from: 'console', kind: 'sent', question, problem });
    }
  });
  present();
  return () => {
    isOver = true;
    stopListening();
    stopObserving();
    port.post({ from: 'console', kind: 'left', page });
  };
}
