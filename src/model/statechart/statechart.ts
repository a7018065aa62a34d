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
  readonly entry: readonly ChartAction[];
  readonly exit: readonly ChartAction[];
  /** A final state that hands a value to whoever invoked its machine. */
  readonly hasOutput: boolean;
  /** How many states are folded away inside of it; 0 of a state as the machine has it. */
  readonly folded?: number;
}

/** A thing that a machine does on its way. */
export interface ChartAction {
  /** `effect` is provided by the app; the others are done by XState. */
  readonly kind: 'effect' | 'assign' | 'raise' | 'send' | 'emit' | 'spawn' | 'other';
  /** `setStatus`; of an action without a name its kind. */
  readonly name: string;
  /** The types of the events that it sends, raises or emits, as far as they are written in it. */
  readonly events: readonly string[];
}

/** A guard with those that it is combined of. */
export type Condition =
  | { readonly kind: 'guard'; readonly name: string }
  | { readonly kind: 'and' | 'or'; readonly of: readonly Condition[] }
  | { readonly kind: 'not'; readonly of: readonly [Condition] }
  /** The machine is in this state too, named by its path. */
  | { readonly kind: 'in'; readonly state: string };

export interface ChartTransition {
  /** `signIn.password|password.submit|0`: source, event and place among the transitions of that event. */
  readonly id: string;
  readonly source: string;
  /** Empty where the state stays. More than one lead into several regions. */
  readonly targets: readonly string[];
  readonly eventType: string;
  readonly trigger: Trigger;
  /** The guard in one line: its name, or `isNew and not isEmpty`; null without one. */
  readonly guard: string | null;
  readonly condition: Condition | null;
  /** An earlier transition of the event has a guard and this one has none. */
  readonly isOtherwise: boolean;
  /** The state is left and entered again. */
  readonly isReentering: boolean;
  readonly actions: readonly ChartAction[];
}

/** The cause of a transition: an event, an actor's end or failure, a delay, or its guard alone. */
export interface Trigger {
  readonly kind: 'event' | 'done' | 'error' | 'delay' | 'always';
  /** Of the event, the actor or the delay. */
  readonly name: string;
  /** The length of a delay in milliseconds, where it is fixed. */
  readonly milliseconds?: number;
}

/** Which parts of a chart are marked. */
export interface ChartMarks {
  /** Ids of the current states. */
  readonly current: ReadonlySet<string>;
  /** Ids of the transitions that were taken. */
  readonly walked: ReadonlySet<string>;
  /** Ids of states and transitions that a search found. */
  readonly found?: ReadonlySet<string>;
  /** The id of the state that the keyboard has reached. */
  readonly focused?: string | null;
}

/** The states above a state, the closest first. */
export function ancestorsOf(states: ReadonlyMap<string, ChartState>, id: string): readonly string[] {
  const parent = states.get(id)?.parent ?? null;
  return parent === null ? [] : [parent, ...ancestorsOf(states, parent)];
}
