import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, assign, createMachine, fromPromise, raise, setup, spawnChild } from 'xstate';
import { defineModel, type Model } from './support/model';
import { compareEdges } from './support/oracle/compareEdges';
import { readEdgeTable } from './support/oracle/edgeTable';
import { createObservations } from './support/oracle/observations';
import type { Walk } from './support/oracle/walk';
import { browserPaths } from './support/paths/browserPaths';
import { createCoverage, unmetIn } from './support/paths/coverage';
import { gapsOf } from './support/paths/gapsOf';
import { edgeOf, pathsOf } from './support/paths/pathsOf';
import { timeless } from './support/paths/timeless';
import { walkInProcess } from './support/paths/walkInProcess';

const lamp = setup({
  types: { context: {} as { times: number }, events: {} as { type: 'press'; hard: boolean } | { type: 'reset' } },
  actors: { warm: fromPromise(async () => undefined) },
  guards: { isHard: (_, hard: boolean) => hard },
  actions: { count: assign({ times: ({ context }) => Math.min(context.times + 1, 2) }), ring: () => undefined },
}).createMachine({
  id: 'lamp',
  context: { times: 0 },
  initial: 'off',
  states: {
    off: {
      entry: 'ring',
      on: {
        press: [
          { guard: { type: 'isHard', params: ({ event }) => event.hard }, target: 'warming' },
          { actions: 'count', target: 'off' },
        ],
      },
    },
    warming: { invoke: { src: 'warm', onDone: 'on', onError: 'off' } },
    on: { after: { 500: 'off' }, on: { reset: 'off' } },
  },
});

type LampModel = Model<typeof lamp, null>;
const nothing = async () => undefined;
const model = (rest: Partial<LampModel> = {}) =>
  defineModel<typeof lamp, null>({
    machine: lamp,
    starts: { dark: { open: nothing } },
    samples: { hard: { type: 'press', hard: true }, soft: { type: 'press', hard: false }, reset: { type: 'reset' } },
    answers: { warm: { warm: {}, broken: { error: new Error('broken') } } },
    requests: { warm: { method: 'GET', path: /warm/ } },
    actions: { press: nothing, reset: nothing },
    assertions: { off: nothing, warming: nothing, on: nothing },
    ...rest,
  }) as unknown as Model<AnyStateMachine, null>;

describe('a chart made timeless', () => {
  it('[MT1] [MT3] is walked with answers and delays as events, every state and edge of it', async () => {
    const paths = pathsOf(model());
    const labels = new Set(paths.flatMap(({ steps }) => steps.map(({ trigger }) => trigger.label)));
    expect([...labels].sort()).toEqual(['after 500', 'hard', 'reset', 'soft', 'warm: broken', 'warm: warm']);
    const coverage = createCoverage();
    for (const path of paths) await walkInProcess(model(), path, coverage);
    expect(unmetIn(lamp, coverage)).toEqual([]);
  });

  it.each([
    ['a wildcard', { on: { '*': 'a' } }, /wildcard \*/],
    ['a spawned actor', { entry: spawnChild(fromPromise(async () => 1)) }, /spawns an actor/],
    ['a delayed event', { entry: raise({ type: 'later' }, { delay: 10 }) }, /sends an event later/],
    ['snapshots', { invoke: { src: fromPromise(async () => 1), onSnapshot: {} } }, /snapshots of/],
  ])('[MT2] refuses %s by name', (_what, state, text) => {
    const machine = createMachine({ id: 'other', initial: 'a', states: { a: state as object } });
    expect(() => timeless(machine)).toThrow(text);
    expect(() => timeless(machine)).toThrow(/other\.a/);
  });

  it('[MT3] leaves out an answer that the model says cannot come', () => {
    const answers = { warm: { warm: { when: () => false }, broken: { error: new Error('broken') } } };
    const paths = pathsOf(model({ answers }));
    expect(gapsOf(model({ answers }), paths)).toEqual(['state on is never reached']);
  });

  it('[MT4] gives the same ids again, one to a path', () => {
    const ids = pathsOf(model()).map(({ id }) => id);
    expect(pathsOf(model()).map(({ id }) => id)).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('[MT4] refuses two samples that are the same', () => {
    expect(() => model({ samples: { one: { type: 'reset' }, other: { type: 'reset' } } })).toThrow(
      'The samples “one” and “other” of lamp are the same.',
    );
  });

  it.each([
    [{ assertions: { off: nothing, warming: nothing } }, 'state on has no assertion'],
    [{ actions: { press: nothing } }, 'event reset has no action'],
    [{ samples: { hard: { type: 'press', hard: true } } }, 'event reset has no sample'],
    [{ answers: {} }, 'actor warm has no answers'],
    [{ requests: {} }, 'actor warm has no request'],
    [
      { assertions: { off: nothing, warming: nothing, on: nothing, onn: nothing } },
      'the assertion of onn belongs to no state',
    ],
  ] as [Partial<LampModel>, string][])('[MT5] names what is missing: $1', (rest, text) => {
    expect(gapsOf(model(rest), pathsOf(model(rest)))).toContain(text);
  });

  it('[MT6] a machine that does something else than its path fails by the step', async () => {
    const [path] = pathsOf(model()).filter(({ steps }) => steps.at(-1)?.trigger.label === 'soft');
    const other = lamp.provide({ actions: { count: assign({ times: 7 }) } });
    await expect(walkInProcess(model({ machine: other }), path!, createCoverage())).rejects.toThrow('after “soft”');
  });

  it('[MT7] names an edge that no sample takes', async () => {
    const narrow = model({ samples: { hard: { type: 'press', hard: true }, reset: { type: 'reset' } } });
    const coverage = createCoverage();
    for (const path of pathsOf(narrow)) await walkInProcess(narrow, path, coverage);
    expect(unmetIn(lamp, coverage)).toEqual(['edge lamp.off on press (2 of 2) to lamp.off is never walked']);
  });
});

it('[MT6] delays that run at the same time end in every order, told apart by their names', async () => {
  const waiting = (delay: 'boiled' | 'risen') => ({
    states: { on: { after: { [delay]: 'off' } }, off: {} },
    initial: 'on',
  });
  const stove = setup({ delays: { boiled: 500, risen: 500 } }).createMachine({
    id: 'stove',
    type: 'parallel',
    states: { pot: waiting('boiled'), oven: waiting('risen') },
  });
  const given = defineModel<typeof stove, null>({
    machine: stove,
    starts: { cooking: { open: nothing } },
    samples: {},
    answers: {},
    requests: {},
    actions: {},
    assertions: { 'pot.on': nothing, 'pot.off': nothing, 'oven.on': nothing, 'oven.off': nothing },
  }) as unknown as Model<AnyStateMachine, null>;
  const observations = createObservations();
  for (const path of pathsOf(given)) await walkInProcess(given, path, createCoverage(), observations);
  const table = `
    start | cooking | pot.on + oven.on |
    pot.on | after 500 ms (boiled) | pot.off |
    oven.on | after 500 ms (risen) | oven.off |`;
  expect(observations.all().length).toBe(5);
  expect(compareEdges({ rows: readEdgeTable(table), conditions: {} }, observations.all())).toEqual([]);
});

describe('a page that can be gone on in', () => {
  const edgesOf = (given: Model<AnyStateMachine, null>) =>
    browserPaths(given, pathsOf(given)).enough.map((page) => page.flatMap(({ steps }) => steps.map(edgeOf)));
  const distinct = (pages: readonly (readonly string[])[]) => [...new Set(pages.flat())].sort();

  it('[MT12] is walked in one long walk, which takes the edges that the paths take', async () => {
    const continuable = model({ isContinuable: true });
    expect(distinct(edgesOf(continuable))).toEqual(distinct(edgesOf(model())));
    const { enough } = browserPaths(continuable, pathsOf(continuable));
    expect(enough.map((page) => page.length)).toEqual([1]);
    await walkInProcess(continuable, enough[0]![0]!, createCoverage());
  });

  it('[MT12] takes what nothing can follow last, once to a page', () => {
    const oven = setup({ types: { events: {} as { type: 'turn' } | { type: 'drop' } } }).createMachine({
      id: 'oven',
      initial: 'off',
      states: { off: { on: { turn: 'on', drop: 'broken' } }, on: { on: { turn: 'off', drop: 'broken' } }, broken: {} },
    });
    const given = defineModel<typeof oven, null>({
      machine: oven,
      starts: { cold: { open: nothing } },
      samples: { turn: { type: 'turn' }, drop: { type: 'drop' } },
      answers: {},
      requests: {},
      actions: { turn: nothing, drop: nothing },
      assertions: { off: nothing, on: nothing, broken: nothing },
      isContinuable: true,
    }) as unknown as Model<AnyStateMachine, null>;
    expect(edgesOf(given)).toEqual([
      ['off → turn → on', 'on → turn → off', 'off → drop → broken'],
      ['off → turn → on', 'on → drop → broken'],
    ]);
  });

  it('[MT12] takes an edge that only a longer way than the shortest leads to', () => {
    const later = (earlier: readonly { label: string }[]) => earlier.some(({ label }) => label === 'warm: broken');
    const answers = { warm: { warm: { precondition: later }, broken: { error: new Error('broken') } } };
    const outOfReach = (isContinuable: boolean) => {
      const given = model({ answers, isContinuable });
      return browserPaths(given, pathsOf(given)).outOfReach;
    };
    expect(outOfReach(true)).toEqual([]);
    expect(outOfReach(false)).toContain('warming → warm: warm → on');
  });

  it('[MT12] is not walked on by an answer that the service cannot give after what has happened', () => {
    const once = (earlier: readonly { label: string }[]) => !earlier.some(({ label }) => label === 'warm: broken');
    const answers = { warm: { warm: {}, broken: { error: new Error('broken'), precondition: once } } };
    const pages = edgesOf(model({ answers, isContinuable: true }));
    for (const page of pages) expect(page.filter((edge) => edge.includes('broken')).length).toBeLessThan(2);
    expect(distinct(pages)).toEqual(distinct(edgesOf(model())));
  });
});

describe('a table of edges', () => {
  const TABLE = `
    start | dark | off | ring
    off | hard | warming | asks warm
    off | soft | same | count
    warming | warm: warm | on |
    warming | warm: broken | off | ring
    on | after 500 ms | off | ring
    on | reset | off | ring`;
  const faultsOf = async (table: string, machine: typeof lamp = lamp) => {
    const given = model({ machine, serialize: ({ times }) => times });
    const observations = createObservations();
    for (const path of pathsOf(given)) await walkInProcess(given, path, createCoverage(), observations);
    const conditions = { fresh: (walk: Walk) => !walk.has('soft') };
    return compareEdges({ rows: readEdgeTable(table), conditions }, observations.all());
  };
  const without = (text: string) => TABLE.replace(text, '');

  it('[MT13] agrees with the machine that does what it says', async () => {
    expect(await faultsOf(TABLE)).toEqual([]);
  });

  it.each([
    [
      'an edge that it does not have',
      without('on | reset | off | ring'),
      'the table does not have on | reset | off | ring',
    ],
    ['an edge that leads elsewhere', TABLE.replace('broken | off', 'broken | on'), 'on is not reached'],
    ['a move that it does not have', TABLE.replace('warm: warm | on', 'warm: warm | same'), 'on is not in the row'],
    ['an effect left out', TABLE.replace('same | count', 'same |'), 'the effects differ'],
    ['an effect too many', TABLE.replace('asks warm', 'ring; asks warm'), 'the effects differ'],
    ['a row that never happens', `${TABLE}\n off | soft of another | on |`, 'soft of another never happens'],
    ['an event that is not taken', TABLE.replace('on | reset', 'on; warming | reset'), 'reset is not taken in warming'],
    ['another length of a delay', TABLE.replace('500 ms', '400 ms'), 'after 400 ms never happens'],
    ['two rows for one edge', `${TABLE}\n off | soft | same | count`, '2 rows are about off | soft'],
    ['a condition that is not one', TABLE.replace('off | soft', 'off {lit} | soft'), 'no condition is called lit'],
    [
      'a condition that does not hold',
      TABLE.replace('off | soft', 'off {!fresh} | soft'),
      'the table does not have off',
    ],
  ])('[MT13] names %s', async (_what, table, text) => {
    expect((await faultsOf(table)).join('\n')).toContain(text);
  });

  it('[MT13] compares what an effect is done with where the table says so', async () => {
    const asking = setup({
      types: { events: {} as { type: 'press'; hard: boolean } },
      actions: { ring: (_, _times: { times: number }) => undefined },
    }).createMachine({
      id: 'bell',
      initial: 'off',
      states: { off: { on: { press: { actions: { type: 'ring', params: { times: 2 } } } } } },
    });
    const given = defineModel<typeof asking, null>({
      machine: asking,
      starts: { still: { open: nothing } },
      samples: { press: { type: 'press', hard: true } },
      answers: {},
      requests: {},
      actions: { press: nothing },
      assertions: { off: nothing },
    }) as unknown as Model<AnyStateMachine, null>;
    const observations = createObservations();
    for (const path of pathsOf(given)) await walkInProcess(given, path, createCoverage(), observations);
    const compare = (detail: string) =>
      compareEdges(
        { rows: readEdgeTable(`start | still | off |\n off | press | same | ring(${detail})`), conditions: {} },
        observations.all(),
      );
    expect([compare('times: 2'), compare('times: 3')]).toEqual([[], [expect.stringContaining('the effects differ')]]);
  });

  it('[MT13] refuses a row that it cannot read', () => {
    expect(() => readEdgeTable('off | soft | on')).toThrow('A row has four cells');
  });

  it('[MT14] accepts no excuse for what a person can do', () => {
    const given = model({
      unreachableEdges: { 'off → soft → off': 'too hard', 'warming → warm: warm → on': 'no lamp' },
    });
    expect(gapsOf(given, pathsOf(given))).toEqual(['“off → soft → off” is excused, but a person can do it']);
  });

  it('[MT15] names a state with an action that has no name', () => {
    const machine = createMachine({
      id: 'other',
      initial: 'a',
      states: { a: { on: { press: { actions: () => undefined } }, entry: 'ring' } },
    });
    const given = { ...model(), machine, answers: {}, requests: {} } as unknown as Model<AnyStateMachine, null>;
    expect(gapsOf(given, [])).toContain('state other.a has an action without a name');
  });
});
