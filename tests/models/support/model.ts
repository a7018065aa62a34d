import type { AnyEventObject, AnyStateMachine, ContextFrom, EventFrom, InputFrom, SnapshotFrom } from 'xstate';
import type { Trigger } from './paths/trigger';

/** One way in which an invoked actor can end. */
export interface Answer<Machine extends AnyStateMachine, World> {
  /** What a good answer brings. */
  readonly output?: unknown;
  /** What a refusal brings. */
  readonly error?: Error;
  /** Whether it can come at all where the chart stands; without this it always can. */
  readonly when?: (context: ContextFrom<Machine>) => boolean;
  /** Whether the real service can answer so after what has happened; without this it always can. */
  readonly precondition?: (earlier: readonly Trigger[]) => boolean;
  /** Brings it about in the real service, before the held request goes on. */
  readonly fixture?: (world: World) => Promise<void>;
  /** The request never gets to the service. */
  readonly isConnectionLost?: boolean;
}

/** Where a chart can begin. */
export interface Start<Machine extends AnyStateMachine, World> {
  readonly input?: InputFrom<Machine>;
  /** Opens the page in which the chart begins so. */
  readonly open: (world: World) => Promise<void>;
}

/** What a chart cannot know of itself: payloads, what a person does, what the service does, what is to be seen. */
export interface Model<Machine extends AnyStateMachine = AnyStateMachine, World = never> {
  readonly machine: Machine;
  readonly starts: Readonly<Record<string, Start<Machine, World>>>;
  /** Events with their payloads, by what they are called in a path. */
  readonly samples: Readonly<Record<string, EventFrom<Machine>>>;
  /** By the actor's name (`src`), then by what the answer is called in a path. */
  readonly answers: Readonly<Record<string, Readonly<Record<string, Answer<Machine, World>>>>>;
  /** The request of an actor, as a pattern of its address: it is held until the look of the state was checked. */
  readonly requests: Readonly<Record<string, { readonly method: string; readonly path: RegExp }>>;
  /** How a person does an event, by its type. */
  readonly actions: Readonly<Record<string, (world: World, event: AnyEventObject) => Promise<void>>>;
  /** What is to be seen, by the state's path (`publishing.asking`). It throws where that is not to be seen. */
  readonly assertions: Readonly<Record<string, (world: World, snapshot: SnapshotFrom<Machine>) => Promise<void>>>;
  /** Whether anybody can do the event where the chart stands. */
  readonly isEnabled: (snapshot: SnapshotFrom<Machine>, event: EventFrom<Machine>) => boolean;
  /** The edges that nothing in the product takes, which `canDo` leaves out: `state → label → state`. */
  readonly unreachableEdges: readonly string[];
  /** States that a person cannot tell apart. */
  readonly equivalentStates: readonly (readonly string[])[];
  /**
   * Whether a page can be walked on from wherever it has got to, which takes fewer pages: what `serialize` leaves out makes no
   * difference to a person, and `follows` knows what the service answers however long the walk is.
   */
  readonly isContinuable: boolean;
  /** What of the context makes a state of its own; everything, unless it is given. */
  readonly serialize: (context: ContextFrom<Machine>) => unknown;
}

type Optional = 'equivalentStates' | 'isContinuable' | 'serialize' | 'isEnabled' | 'unreachableEdges';
type ModelOptions<Machine extends AnyStateMachine, World> = Omit<Model<Machine, World>, Optional> &
  Partial<Pick<Model<Machine, World>, Optional>>;

/** Takes what is given and refuses a model whose events cannot be told apart. */
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
    unreachableEdges: [],
    isContinuable: false,
    isEnabled: () => true,
    serialize: (context) => context,
    ...options,
  };
}
