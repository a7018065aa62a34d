import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type AnyMachineSnapshot, assign, createActor, setup } from 'xstate';
import { chartOf } from '@/machines/inspect/chartOf';
import { guardText } from '@/machines/inspect/guardText';
import { eventTypesOf, verdictOf } from '@/machines/inspect/verdictOf';
import { guardsOf } from '@/model/statechart/conditionLine';
import { allMachines } from '../../../scripts/docs/allMachines';

const machine = setup({
  types: {
    context: {} as { count: number },
    events: {} as { type: 'add'; by: { size: number } } | { type: 'close' } | { type: 'reset' },
  },
  guards: {
    isSmall: ({ context }, by: { size: number }) => context.count + by.size < 10,
    isEmpty: ({ context }) => context.count === 0,
  },
  actions: { add: assign({ count: ({ context }) => context.count + 1 }) },
}).createMachine({
  id: 'basket',
  context: { count: 3 },
  initial: 'open',
  on: { reset: { target: '.open' } },
  states: {
    open: {
      on: {
        add: [
          { guard: { type: 'isSmall', params: ({ event }) => event.by }, actions: 'add' },
          { guard: 'isEmpty', target: 'closed' },
        ],
        close: [{ guard: 'isEmpty', target: 'closed' }, { target: 'asking' }],
      },
    },
    asking: {},
    closed: { type: 'final' },
  },
});
const now = (): AnyMachineSnapshot => createActor(machine).getSnapshot();

describe('verdictOf', () => {
  it('[MV6] names the transition that is taken, and the guards of those before it', () => {
    expect(verdictOf(now(), { type: 'add', by: { size: 1 } })).toEqual({
      kind: 'taken',
      transitions: ['basket.open|add|0'],
      rejectedBy: [],
    });
    expect(verdictOf(now(), { type: 'close' })).toEqual({
      kind: 'taken',
      transitions: ['basket.open|close|1'],
      rejectedBy: [{ guard: 'isEmpty', holds: false }],
    });
    expect(verdictOf(now(), { type: 'reset' })).toMatchObject({ kind: 'taken', transitions: ['basket|reset|0'] });
  });

  it('[MV6] names every guard that rejects an event', () => {
    expect(verdictOf(now(), { type: 'add', by: { size: 9 } })).toEqual({
      kind: 'rejected',
      rejectedBy: [
        { guard: 'isSmall', holds: false },
        { guard: 'isEmpty', holds: false },
      ],
    });
  });

  it('[MV6] tells an event that the state does not know from one that a guard rejects', () => {
    expect(verdictOf(now(), { type: 'unheard' })).toEqual({ kind: 'unhandled' });
    expect(eventTypesOf(now())).toEqual(['add', 'close', 'reset']);
  });

  it('[MV6] says which guard cannot be checked without the payload', () => {
    expect(verdictOf(now(), { type: 'add' })).toMatchObject({
      kind: 'unknown',
      guards: ['isSmall'],
      fields: ['by'],
    });
  });

  it('[MV6] agrees with the machine itself', () => {
    for (const size of [1, 6, 7, 9]) {
      const event = { type: 'add' as const, by: { size } };
      expect(verdictOf(now(), event).kind === 'taken').toBe(createActor(machine).getSnapshot().can(event));
    }
  });
});

describe('guardText', () => {
  it('[MV7] a guard that two machines share has the words of its machine', () => {
    expect([guardText('isNew', 'recordForm'), guardText('isNew', 'mapApproval')]).toEqual([
      'the record is new',
      'the floor plan is not in use yet',
    ]);
  });

  const guards = new Set(
    allMachines.flatMap((one) =>
      chartOf(one).transitions.flatMap(({ condition }) => (condition ? guardsOf(condition) : [])),
    ),
  );

  it('[MV7] has words for every guard of every machine', () => {
    expect([...guards].filter((guard) => guardText(guard) === null)).toEqual([]);
  });

  it('[MV7] has no words for a guard that no machine has', () => {
    const source = readFileSync('src/machines/inspect/guardText.ts', 'utf8');
    const worded = [...source.matchAll(/^ {2}(\w+): ['"]/gm)].map(([, guard = '']) => guard);
    expect(worded.length).toBeGreaterThan(40);
    expect(worded.filter((guard) => !guards.has(guard))).toEqual([]);
    expect(guardText('toString')).toBeNull();
  });
});
