import { describe, expect, it } from 'vitest';
import { fromPromise, setup } from 'xstate';
import { chartOf } from '@/machines/inspect/chartOf';

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
      { kind: 'delay', name: 'timeout' },
      { kind: 'always', name: '' },
    ]);
  });

  it('[MV1] is the same for a machine and for its copy with other implementations', () => {
    expect(chartOf(machine.provide({ guards: { isReady: () => false } }))).toEqual(chart);
  });
});
