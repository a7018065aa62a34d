import { describe, expect, it } from 'vitest';
import { type AnyMachineSnapshot, and, createActor, not, or, setup, stateIn } from 'xstate';
import { chartOf } from '@/machines/inspect/chartOf';
import { verdictOf } from '@/machines/inspect/verdictOf';

const combined = setup({
  types: {
    context: {} as { a: boolean; b: boolean },
    events: {} as { type: 'all' | 'any' | 'none' | 'here' | 'only' },
  },
  actions: { note: () => undefined },
  guards: { isA: ({ context }) => context.a, isB: ({ context }) => context.b, isInside: stateIn({ left: 'inside' }) },
}).createMachine({
  id: 'combined',
  context: { a: true, b: false },
  type: 'parallel',
  states: {
    left: { initial: 'outside', states: { outside: {}, inside: {} } },
    right: {
      on: {
        all: { guard: and(['isA', 'isB']), actions: 'note' },
        any: { guard: or(['isA', not('isB')]), actions: 'note' },
        none: { guard: not(or(['isA', 'isB'])), actions: 'note' },
        here: { guard: stateIn({ left: 'inside' }), actions: 'note' },
        only: { guard: and([not('isA'), 'isInside']), actions: 'note' },
      },
    },
  },
});
const standing = (): AnyMachineSnapshot => createActor(combined).getSnapshot();

describe('combined guards', () => {
  const rejected = (type: string) => {
    const verdict = verdictOf(standing(), { type });
    return verdict.kind === 'rejected' ? verdict.rejectedBy : verdict.kind;
  };

  it('[MV21] only the conditions that fail are named, also those that hold and must not', () => {
    expect(rejected('all')).toEqual([{ guard: 'isB', holds: false }]);
    expect(rejected('any')).toBe('taken');
    expect(rejected('none')).toEqual([{ guard: 'isA', holds: true }]);
    expect(rejected('here')).toEqual([{ guard: 'in left.inside', holds: false }]);
    expect(rejected('only')).toEqual([{ guard: 'isA', holds: true }]);
  });

  it('[MV21] the verdict agrees with the machine in every combination of facts', () => {
    for (const a of [false, true])
      for (const b of [false, true])
        for (const left of ['outside', 'inside'])
          for (const type of ['all', 'any', 'none', 'here', 'only'] as const) {
            const snapshot = combined.resolveState({ value: { left, right: {} }, context: { a, b } });
            expect([type, a, b, left, verdictOf(snapshot, { type }).kind === 'taken']).toEqual([
              ...[type, a, b, left],
              snapshot.can({ type }),
            ]);
          }
  });

  it('[MV21] the chart and its guard in one line have the whole condition', () => {
    const guards = chartOf(combined).transitions.map(({ guard }) => guard);
    expect(guards).toEqual([
      'isA and isB',
      'isA or not isB',
      'not (isA or isB)',
      'in left.inside',
      'not isA and isInside',
    ]);
  });

  it('[MV22] an event without payload depends on it only where a guard that counts reads it', () => {
    const reading = setup({
      types: { context: {} as { isOpen: boolean }, events: {} as { type: 'go'; to: string } },
      actions: { note: () => undefined },
      guards: { isOpen: ({ context }) => context.isOpen, isNear: (_, to: string) => to === 'near' },
    }).createMachine({
      context: { isOpen: false },
      on: {
        go: [
          { guard: { type: 'isNear', params: ({ event }) => event.to }, actions: 'note' },
          { guard: 'isOpen', actions: 'note' },
        ],
      },
    });
    const snapshot = createActor(reading).getSnapshot();
    expect(verdictOf(snapshot, { type: 'go' })).toMatchObject({ kind: 'unknown', guards: ['isNear'], fields: ['to'] });
    expect(verdictOf(snapshot, { type: 'go' }, { isComplete: true })).toMatchObject({ kind: 'rejected' });
    expect(verdictOf(snapshot, { type: 'go', to: 'near' })).toMatchObject({ kind: 'taken', rejectedBy: [] });
  });
});
