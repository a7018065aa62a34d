/** A statechart of a machine as plain values: it can be sent to a worker or another window, and be drawn. */
export interface Statechart {
  readonly id: string;
  readonly description: string;
  /** The machine itself first; each state after its parent. */
  readonly states: readonly ChartState[];
  readonly transitions: readonly ChartTransition[];
}

export interface ChartState {
  /** `signIn.password`; the root has the id of the machine. */
  readonly id: string;
  readonly name: string;
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  readonly description: string;
  /** Null of the root. */
  readonly parent: string | null;
  readonly tags: readonly string[];
  /** The ids of the actors that the state invokes. */
  readonly actors: readonly string[];
  /** The id of the child that a compound state starts in. */
  readonly initial: string | null;
}

export interface ChartTransition {
  /** `signIn.password|password.submit|0`: source, event and place among the transitions of that event. */
  readonly id: string;
  readonly source: string;
  /** Empty where the state stays. More than one lead into several regions. */
  readonly targets: readonly string[];
  readonly eventType: string;
  readonly trigger: Trigger;
  /** The name of the guard; null without one. */
  readonly guard: string | null;
  /** An earlier transition of the event has a guard and this one has none. */
  readonly isOtherwise: boolean;
}

/** The cause of a transition: an event, an actor's end or failure, a delay, or its guard alone. */
export interface Trigger {
  readonly kind: 'event' | 'done' | 'error' | 'delay' | 'always';
  /** Of the event, the actor or the delay. */
  readonly name: string;
}

/** Which parts of a chart are marked. */
export interface ChartMarks {
  /** Ids of the current states. */
  readonly current: ReadonlySet<string>;
  /** Ids of the transitions that were taken. */
  readonly walked: ReadonlySet<string>;
  /** Ids of states and transitions that a search found. */
  readonly found?: ReadonlySet<string>;
}

/** The states above a state, the closest first. */
export function ancestorsOf(states: ReadonlyMap<string, ChartState>, id: string): readonly string[] {
  const parent = states.get(id)?.parent ?? null;
  return parent === null ? [] : [parent, ...ancestorsOf(states, parent)];
}
