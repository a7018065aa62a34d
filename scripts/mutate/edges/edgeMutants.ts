import { type AnyStateMachine, createMachine, not } from 'xstate';

/** A single change of a machine. */
export interface Mutant {
  /** `signIn.code on back: action clearErrors left out`; the same on every run. */
  readonly name: string;
  readonly operator: Operator;
  /** Builds the changed machine. @throws when the change leaves no valid machine */
  readonly build: () => AnyStateMachine;
}

export const OPERATORS = [
  'guard dropped',
  'guard negated',
  'guard swapped',
  'target moved',
  'transition dropped',
  'alternatives reordered',
  'action left out',
  'entry left out',
  'exit left out',
  'error branch dropped',
  'delay changed',
] as const;
export type Operator = (typeof OPERATORS)[number];

/** The definition of a machine as a tree: the one place of this script where it is read without types. */
interface Config {
  readonly [key: string]: unknown;
  readonly states?: Readonly<Record<string, Config>>;
}
type Transition = Readonly<Record<string, unknown>>;
/** A change of the definition of one state. */
interface Change {
  readonly operator: Operator;
  readonly what: string;
  readonly apply: (config: Config) => Config;
}

/** A change that makes a machine run in circles throws instead. */
const LOOPS_END = { maxIterations: 1000 };

/** Every single change that the operators make, in the order of the machine's definition. */
export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  const root = machine.config as unknown as Config;
  const below = (config: Config, path: readonly string[], siblings: readonly string[]): Mutant[] => [
    ...changesOf(config, path.at(-1) ?? machine.id, siblings).map(({ operator, what, apply }) => ({
      name: `${[machine.id, ...path].join('.')} ${what}`,
      operator,
      build: () =>
        createMachine(
          { ...changedAt(root, path, apply), options: LOOPS_END } as never,
          machine.implementations as never,
        ),
    })),
    ...Object.entries(config.states ?? {}).flatMap(([key, child]) =>
      below(child, [...path, key], Object.keys(config.states ?? {})),
    ),
  ];
  return [...below(root, [], []), ...namedDelays(machine)];
}

function changedAt(config: Config, [key, ...rest]: readonly string[], apply: Change['apply']): Config {
  if (key === undefined) return apply(config);
  const child = config.states?.[key];
  if (!child) throw new Error(`There is no state ${key}.`);
  return { ...config, states: { ...config.states, [key]: changedAt(child, rest, apply) } };
}

/** A delay that has a name is changed where its length stands. */
const namedDelays = (machine: AnyStateMachine): Mutant[] =>
  Object.entries(machine.implementations.delays ?? {}).map(([name, length]) => ({
    name: `${machine.id} delay ${name} doubled`,
    operator: 'delay changed',
    build: () =>
      machine.provide({
        delays: {
          [name]:
            typeof length === 'function'
              ? (args: never, params: never) => 2 * length(args, params)
              : 2 * Number(length),
        },
      } as never),
  }));

function changesOf(config: Config, key: string, siblings: readonly string[]): Change[] {
  const events = Object.keys((config.on ?? {}) as object).flatMap((type) =>
    changesAt({ at: ['on', type], words: `on ${type}`, key, siblings }, config),
  );
  const always = 'always' in config ? changesAt({ at: ['always'], words: 'at once', key, siblings }, config) : [];
  const delays = Object.keys((config.after ?? {}) as object).flatMap((delay) => [
    ...changesAt({ at: ['after', delay], words: `after ${delay}`, key, siblings }, config),
    ...(Number.isNaN(Number(delay)) ? [] : [delayDoubled(delay)]),
  ]);
  const invoked = (Array.isArray(config.invoke) ? config.invoke.map((_, index) => [String(index)]) : [[]]).flatMap(
    (index) =>
      'invoke' in config
        ? ['onDone', 'onError'].flatMap((end) =>
            changesAt({ at: ['invoke', ...index, end], words: [...index, end].join(' '), key, siblings }, config),
          )
        : [],
  );
  return [
    ...events,
    ...always,
    ...delays,
    ...invoked,
    ...actionsOf(['entry'], 'entry', config),
    ...actionsOf(['exit'], 'exit', config),
  ];
}

interface Place {
  /** Keys from the state's definition to its transitions for one event. */
  readonly at: readonly string[];
  readonly words: string;
  readonly key: string;
  readonly siblings: readonly string[];
}

function changesAt({ at, words, key, siblings }: Place, config: Config): Change[] {
  const given = readAt(config, at);
  if (given === undefined) return [];
  const alternatives: readonly Transition[] = (Array.isArray(given) ? given : [given]).map((one) =>
    typeof one === 'string' ? { target: one } : (one as Transition),
  );
  const isError = at.at(-1) === 'onError';
  const set = (next: readonly Transition[]) => (from: Config) => writeAt(from, at, next.length > 0 ? next : undefined);
  const whole: Change = {
    operator: isError ? 'error branch dropped' : 'transition dropped',
    what: `${words}: dropped`,
    apply: set([]),
  };
  const changes = alternatives.flatMap((one, index): Change[] => {
    const which = alternatives.length > 1 ? `${words} (${index + 1} of ${alternatives.length})` : words;
    const replaced = (next: Transition) => set(alternatives.with(index, next));
    const { guard, ...unguarded } = one;
    const guards = alternatives
      .filter((other, at) => at !== index && other.guard !== undefined)
      .map((other) => other.guard);
    return [
      ...(alternatives.length > 1
        ? [
            {
              operator: 'transition dropped',
              what: `${which}: dropped`,
              apply: set(alternatives.toSpliced(index, 1)),
            } as const,
          ]
        : []),
      ...(guard === undefined
        ? []
        : [
            { operator: 'guard dropped', what: `${which}: guard dropped`, apply: replaced(unguarded) } as const,
            {
              operator: 'guard negated',
              what: `${which}: guard negated`,
              apply: replaced({ ...one, guard: not(guard as never) }),
            } as const,
            ...guards.slice(0, 1).map(
              (other) =>
                ({
                  operator: 'guard swapped',
                  what: `${which}: guard of another`,
                  apply: replaced({ ...one, guard: other }),
                }) as const,
            ),
          ]),
      ...movedTargets(one, key, siblings).map(
        (target) =>
          ({
            operator: 'target moved',
            what: `${which}: target ${target}`,
            apply: replaced({ ...one, target }),
          }) as const,
      ),
      ...(index + 1 < alternatives.length
        ? [
            {
              operator: 'alternatives reordered',
              what: `${which}: after the next`,
              apply: set(alternatives.with(index, alternatives[index + 1] as Transition).with(index + 1, one)),
            } as const,
          ]
        : []),
      ...listOf(one.actions).map(
        (action, at) =>
          ({
            operator: 'action left out',
            what: `${which}: action ${nameOf(action)} left out`,
            apply: replaced({ ...one, actions: listOf(one.actions).toSpliced(at, 1) }),
          }) as const,
      ),
    ];
  });
  return [whole, ...changes];
}

/** Other states beside the target; for a transition without a target, one beside its source. */
function movedTargets({ target }: Transition, key: string, siblings: readonly string[]): string[] {
  if (target !== undefined && (typeof target !== 'string' || /[.#]/.test(target))) return [];
  return siblings.filter((one) => one !== (target ?? key) && one !== key).slice(0, 2);
}

function actionsOf(at: readonly [string], words: 'entry' | 'exit', config: Config): Change[] {
  const actions = listOf(readAt(config, at));
  return actions.map((action, index) => ({
    operator: `${words} left out`,
    what: `${words}: ${nameOf(action)} left out`,
    apply: (from) => writeAt(from, at, actions.toSpliced(index, 1)),
  }));
}

const delayDoubled = (delay: string): Change => ({
  operator: 'delay changed',
  what: `after ${delay}: doubled`,
  apply: (config) => {
    const { [delay]: moved, ...rest } = (config.after ?? {}) as Record<string, unknown>;
    return { ...config, after: { ...rest, [2 * Number(delay)]: moved } };
  },
});

const listOf = (part: unknown): readonly unknown[] => (part === undefined ? [] : Array.isArray(part) ? part : [part]);

const nameOf = (action: unknown): string =>
  typeof action === 'string' ? action : String((action as { readonly type?: unknown }).type ?? 'without a name');

const readAt = (part: unknown, keys: readonly string[]): unknown =>
  keys.reduce<unknown>((at, key) => (at as Readonly<Record<string, unknown>> | undefined)?.[key], part);

/** A copy with the value at the keys; undefined removes it. */
function writeAt<Part>(part: Part, [key, ...rest]: readonly string[], value: unknown): Part {
  if (key === undefined) return value as Part;
  // Arrays stay arrays: invoked actors may stand in a list.
  const copy = (Array.isArray(part) ? [...part] : { ...part }) as Record<string, unknown>;
  const next = writeAt(copy[key], rest, value);
  if (next === undefined) delete copy[key];
  else copy[key] = next;
  return copy as Part;
}
