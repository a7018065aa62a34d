import type { AnyEventObject, AnyStateMachine, ContextFrom, EventFrom, InputFrom, SnapshotFrom } from 'xstate';
import type { Conditions } from './oracle/compareEdges';
import type { Trigger } from './paths/trigger';

/** One possible outcome of an invoked actor. */
export interface Answer<Machine extends AnyStateMachine, World> {
  /** Output of a successful answer. */
  readonly output?: unknown;
  /** Error of a failed answer. */
  readonly error?: Error;
  /** Whether the answer is possible in this context; by default always. */
  readonly when?: (context: ContextFrom<Machine>) => boolean;
  /** Whether the real service can answer so after the earlier triggers; by default always. */
  readonly precondition?: (earlier: readonly Trigger[]) => boolean;
  /** Prepares the real service for this answer, before the held request is released. */
  readonly fixture?: (world: World) => Promise<void>;
  /** The page gets the error with this status in place of an answer of the service, which does not fail when it is asked to. */
  readonly status?: number;
  /** The request never reaches the service. */
  readonly isConnectionLost?: boolean;
}

/** An initial state of a machine. */
export interface Start<Machine extends AnyStateMachine, World> {
  readonly input?: InputFrom<Machine>;
  /** Opens the page in this initial state. `walked` is what happens in it, where that must be prepared before. */
  readonly open: (world: World, walked: readonly Trigger[]) => Promise<void>;
}

/**
 * Facts that a machine does not define: payloads, user actions, answers of the service, and the content of the screen.
 */
export interface Model<Machine extends AnyStateMachine = AnyStateMachine, World = never> {
  readonly machine: Machine;
  readonly starts: Readonly<Record<string, Start<Machine, World>>>;
  /** Events with their payloads, by their names in a path. */
  readonly samples: Readonly<Record<string, EventFrom<Machine>>>;
  /** By the actor's source name, then by the answer's name in a path. */
  readonly answers: Readonly<Record<string, Readonly<Record<string, Answer<Machine, World>>>>>;
  /** The request of an actor, as a URL pattern: it is held until the state's assertion has run. */
  readonly requests: Readonly<Record<string, { readonly method: string; readonly path: RegExp }>>;
  /** How a user triggers an event, by its type. */
  readonly actions: Readonly<Record<string, (world: World, event: AnyEventObject) => Promise<void>>>;
  /** Checks of the screen, by the state's path (`publishing.asking`). An assertion throws when it fails. */
  readonly assertions: Readonly<Record<string, (world: World, snapshot: SnapshotFrom<Machine>) => Promise<void>>>;
  /** Whether a user can trigger the event in this state. */
  readonly isEnabled: (snapshot: SnapshotFrom<Machine>, event: EventFrom<Machine>) => boolean;
  /**
   * The required behaviour of the machine, stated by hand and not read off the machine: one row an edge, see
   * `readEdgeTable`. The machine must refuse an event that no row mentions in a state.
   */
  readonly expected: string;
  /** Facts about the walk so far that rows of `expected` ask for in braces. */
  readonly conditions: Conditions;
  /**
   * Edges that no walk with the real service takes, `state → label → state`, each with its reason. None may be one that
   * a person causes.
   */
  readonly unreachableEdges: Readonly<Record<string, string>>;
  /**
   * Actors that run in the page and ask the service nothing: machines of their own, for instance. Where one has
   * answers, their fixtures cause them.
   */
  readonly pageActors: readonly string[];
  /**
   * Delays of the machine, by name, that the walk ends by itself instead of waiting: those that are long, or that run at
   * the same time. Others end by the page's clock.
   */
  readonly heldDelays: readonly string[];
  /** It runs beside the screens and nobody does its events: where a reported problem is replayed, they follow by themselves. */
  readonly isBackground: boolean;
  /** States that look the same to a user. */
  readonly equivalentStates: readonly (readonly string[])[];
  /** States that look the same while the page is in the state of the key. */
  readonly equivalentWithin: Readonly<Record<string, readonly string[]>>;
  /**
   * Whether further paths can continue in the same page, which needs fewer pages: what `serialize` omits must make no
   * difference to a user, and `precondition` must know the answers of the service however long the walk is.
   */
  readonly isContinuable: boolean;
  /** The part of the context that distinguishes states; by default all of it. */
  readonly serialize: (context: ContextFrom<Machine>) => unknown;
}

type Optional =
  | 'conditions'
  | 'expected'
  | 'equivalentStates'
  | 'equivalentWithin'
  | 'heldDelays'
  | 'isBackground'
  | 'isContinuable'
  | 'isEnabled'
  | 'pageActors'
  | 'serialize'
  | 'unreachableEdges';
type ModelOptions<Machine extends AnyStateMachine, World> = Omit<Model<Machine, World>, Optional> &
  Partial<Pick<Model<Machine, World>, Optional>>;

/** Returns the model; throws when two samples cannot be told apart. */
export function defineModel<Machine extends AnyStateMachine, World>(
  options: ModelOptions<Machine, World>,
): Model<Machine, World> {
  const seen = new Map<string, string>();
  for (const [label, event] of Object.entries(options.samples)) {
    const key = JSON.stringify(event);
    const other = seen.get(key);
    if (other !== undefined)
      throw new Error(`The samples “${other}” and “${label}” of ${options.machine.id} are the same.`);
    seen.set(key, label);
  }
  return {
    equivalentStates: [],
    equivalentWithin: {},
    conditions: {},
    expected: '',
    pageActors: [],
    unreachableEdges: {},
    heldDelays: [],
    isBackground: false,
    isContinuable: false,
    isEnabled: () => true,
    serialize: (context) => context,
    ...options,
  };
}
