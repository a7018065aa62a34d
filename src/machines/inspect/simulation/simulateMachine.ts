import { type AnyActorRef, type AnyEventObject, type AnyStateMachine, createActor } from 'xstate';
import { textOf } from '../../apiErrors';
import { chartOf } from '../chartOf';
import { currentStates } from '../currentNodes';
import { failureOf } from '../dryRun';
import { liveActorOf, machineSnapshot } from '../liveActorOf';
import type { LoggedEvent } from '../log/loggedEvent';
import { noteEvents, type Watched } from '../noteEvents';
import { safeVerdict } from '../safeVerdict';
import { type HeldActor, heldMachine } from './heldMachine';
import { decodeSample, hasFunction } from './sampleValue';
import { createSimulatedClock } from './simulatedClock';
import type { Choice, SimulationSamples, SimulationState } from './simulation';

/** The window of simulated machines in the log. */
const SIMULATION = 'simulation';

/** A machine that runs by itself, driven by the samples, answers and delays of its model. */
export interface Simulation {
  state(): SimulationState;
  /** Does what a choice names; the state says why where it cannot. */
  perform(label: string): Promise<SimulationState>;
  /** Sends an event with any payload. */
  send(event: AnyEventObject): Promise<SimulationState>;
  stop(): void;
}

export function simulateMachine(
  machine: AnyStateMachine,
  samples: SimulationSamples,
  start: string,
  key: string,
  /** When it begins, in milliseconds since 1970. */
  beginning = 0,
): Simulation {
  const clock = createSimulatedClock();
  const held = new Set<HeldActor>();
  const first = samples.starts.find(({ name }) => name === start) ?? samples.starts[0];
  const events = samples.samples.map(({ name, event }) => ({
    label: name,
    // A sample is an event of the machine, as the model's types prove.
    event: decodeSample(event) as AnyEventObject,
    isComplete: !hasFunction(event),
  }));
  let logged: LoggedEvent[] = [];
  let problem: string | null = null;
  const known = new Map<unknown, Watched>();
  const watch = (actor: AnyActorRef, parent: string | null) => {
    const snapshot = machineSnapshot(actor.getSnapshot());
    if (!snapshot) return null;
    const one: Watched = {
      ...{ key, actor, parent, machine: machine.id, context: undefined },
      states: currentStates(snapshot),
      children: [],
    };
    known.set(actor, one);
    return one;
  };
  const actor = createActor(heldMachine(machine, held, clock), {
    input: first === undefined ? undefined : decodeSample(first.input),
    clock,
    inspect: noteEvents({
      now: () => beginning + clock.now(),
      find: (one) => known.get(one) ?? null,
      watch,
      onEvent: (event) => logged.push(event),
    }),
  } as never);
  actor.subscribe({
    error: (error) => {
      problem = textOf(error) || String(error);
    },
  });
  actor.start();
  // A chart is that of the machine itself: the copies of its effects have no names of their own.
  const chart = chartOf(machine);

  const choices = (): readonly Choice[] => {
    const snapshot = actor.getSnapshot();
    const rest = { verdict: null, milliseconds: null, isError: false };
    const waiting = [...new Set([...held].map(({ source }) => source))];
    return [
      ...events.map(
        ({ label, event }): Choice => ({
          ...{ kind: 'event', label, milliseconds: null, isError: false },
          verdict: safeVerdict(snapshot, event, { isComplete: true }),
        }),
      ),
      ...waiting.flatMap((source) =>
        (samples.answers[source] ?? []).map(
          ({ name, isError }): Choice => ({ ...rest, kind: 'answer', label: `${source}: ${name}`, isError }),
        ),
      ),
      ...clock
        .pending()
        .map(({ name, milliseconds }): Choice => ({ ...rest, kind: 'delay', label: `after ${name}`, milliseconds })),
    ];
  };
  const state = (): SimulationState => {
    const own = known.get(actor) ?? watch(actor, null);
    const live = own && liveActorOf(own, SIMULATION);
    if (!live) throw new Error(`${machine.id} cannot be simulated.`);
    const since = logged;
    logged = [];
    return { chart, actor: live, events: since, choices: choices(), elapsed: clock.now(), problem };
  };
  const after = async (): Promise<SimulationState> => {
    // An answer reaches the machine a moment later.
    await new Promise((settled) => setTimeout(settled));
    return state();
  };
  const send = (event: AnyEventObject) => {
    problem = failureOf(actor, event);
    clock.forgetNames();
    if (problem === null) actor.send(event);
    return after();
  };
  return {
    state,
    send,
    perform: (label) => {
      problem = null;
      const sample = events.find((one) => one.label === label);
      if (sample) return send(sample.event);
      if (label.startsWith('after ') && clock.end(label.slice('after '.length))) return after();
      const [source = '', name = ''] = split(label);
      const one = [...held].find((waiting) => waiting.source === source);
      const answer = samples.answers[source]?.find((given) => given.name === name);
      if (!one || !answer) {
        problem = `${label} is not possible now.`;
        return after();
      }
      held.delete(one);
      const value = decodeSample(answer.value);
      if (answer.isError) one.reject(value);
      else one.resolve(value);
      return after();
    },
    stop: () => actor.stop(),
  };
}

/** `readStatus: no data` as the actor and its answer. */
function split(label: string): readonly string[] {
  const at = label.indexOf(': ');
  return at < 0 ? [label] : [label.slice(0, at), label.slice(at + 2)];
}
