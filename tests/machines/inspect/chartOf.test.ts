import { describe, expect, it } from 'vitest';
import { assign, emit, fromPromise, raise, setup } from 'xstate';
import { chartOf } from '@/machines/inspect/chartOf';
import { layoutChart } from '@/model/statechart/layoutChart';
import { actionText, triggerText } from '@/model/statechart/lines';

const machine = setup({
  types: { events: {} as { type: 'go' | 'stop' | 'note' } },
  actors: { load: fromPromise<void>(async () => undefined) },
  guards: { isReady: () => true },
  delays: { timeout: 500 },
}).createMachine({
  id: 'sample',
  description: 'A sample.',
  initial: 'idle',
  states: {
    idle: {
      description: 'Waits.',
      on: { go: [{ guard: 'isReady', target: 'busy.first' }, { target: 'end' }], note: {} },
    },
    busy: {
      type: 'parallel',
      tags: 'busy',
      invoke: { id: 'loading', src: 'load', onDone: 'end', onError: 'idle' },
      after: { timeout: 'idle' },
      states: { first: { initial: 'one', states: { one: { always: 'two' }, two: {} } }, second: {} },
    },
    end: { type: 'final' },
  },
});
const chart = chartOf(machine);
const transition = (id: string) => chart.transitions.find((one) => one.id === id);

describe('chartOf', () => {
  it('[MV1] has every state after its parent', () => {
    expect(chart.states.map(({ id, kind, parent }) => [id, kind, parent])).toEqual([
      ['sample', 'compound', null],
      ['sample.idle', 'atomic', 'sample'],
      ['sample.busy', 'parallel', 'sample'],
      ['sample.busy.first', 'compound', 'sample.busy'],
      ['sample.busy.first.one', 'atomic', 'sample.busy.first'],
      ['sample.busy.first.two', 'atomic', 'sample.busy.first'],
      ['sample.busy.second', 'atomic', 'sample.busy'],
      ['sample.end', 'final', 'sample'],
    ]);
    expect(chart.states.find(({ id }) => id === 'sample.busy')).toMatchObject({ tags: ['busy'], actors: ['loading'] });
    expect(chart.states[0]).toMatchObject({ initial: 'sample.idle', description: 'A sample.' });
  });

  it('[MV1] has every transition once, with what brings it about and its guard', () => {
    expect(new Set(chart.transitions.map(({ id }) => id)).size).toBe(chart.transitions.length);
    expect(transition('sample.idle|go|0')).toMatchObject({ guard: 'isReady', targets: ['sample.busy.first'] });
    expect(transition('sample.idle|go|1')).toMatchObject({ guard: null, isOtherwise: true, targets: ['sample.end'] });
    expect(transition('sample.idle|note|0')).toMatchObject({ targets: [], isOtherwise: false });
    expect(chart.transitions.map(({ trigger }) => trigger)).toEqual([
      { kind: 'event', name: 'go' },
      { kind: 'event', name: 'go' },
      { kind: 'event', name: 'note' },
      { kind: 'done', name: 'loading' },
      { kind: 'error', name: 'loading' },
      { kind: 'delay', name: 'timeout', milliseconds: 500 },
      { kind: 'always', name: '' },
    ]);
  });

  it('[MV27] has actions with their events, entry and exit, delays, re-entry, outputs; a transition without target stays', () => {
    const whole = setup({
      types: { emitted: {} as { type: 'saved' }, events: {} as { type: 'go' | 'again' | 'note' } },
      actions: { show: () => undefined, count: assign({}), tell: emit({ type: 'saved' }), next: raise({ type: 'go' }) },
      delays: { soon: 20, computed: () => 5 },
    }).createMachine({
      id: 'whole',
      initial: 'a',
      states: {
        a: {
          entry: ['show', 'count'],
          exit: 'tell',
          on: { go: 'b', again: { target: 'a', reenter: true, actions: 'next' }, note: { actions: assign({}) } },
          after: { soon: 'b', computed: 'b', 7: 'b' },
        },
        b: { type: 'final', output: 1 },
      },
    });
    const { states, transitions } = chartOf(whole);
    const a = states.find(({ id }) => id === 'whole.a');
    expect([a?.entry, a?.exit]).toEqual([
      [
        { kind: 'effect', name: 'show', events: [] },
        { kind: 'assign', name: 'count', events: [] },
      ],
      [{ kind: 'emit', name: 'tell', events: ['saved'] }],
    ]);
    expect(states.map(({ id, hasOutput }) => [id, hasOutput])).toEqual([
      ['whole', false],
      ['whole.a', false],
      ['whole.b', true],
    ]);
    expect(
      transitions.map(({ trigger, targets, isReentering }) => [triggerText(trigger), ...targets, isReentering]),
    ).toEqual([
      ['go', 'whole.b', false],
      ['again', 'whole.a', true],
      ['note', false],
      ['after 7 ms', 'whole.b', false],
      ['after soon (20 ms)', 'whole.b', false],
      ['after computed', 'whole.b', false],
    ]);
    const actions = transitions.flatMap((one) => one.actions.map(actionText));
    expect(actions).toEqual(['next ↻ go', 'assign']);
    const texts = layoutChart({ ...chartOf(whole) }).states.flatMap(({ lines }) => lines.map(({ text }) => text));
    expect(texts).toEqual(expect.arrayContaining(['entry / show, count', 'exit / tell ↑ saved', '↻ again', '· note']));
  });

  it('[MV1] is the same for a machine and for its copy with other implementations', () => {
    expect(chartOf(machine.provide({ guards: { isReady: () => false } }))).toEqual(chart);
  });
});
