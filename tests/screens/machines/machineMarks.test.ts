import { expect, it } from 'vitest';
import { machineMarks } from '@/screens/machines/machineMarks';

const path = {
  id: 'p',
  start: 'plain',
  first: ['m', 'm.a'],
  steps: [
    { label: 'go', states: ['m', 'm.b'], transitions: ['m.a|go|0'] },
    { label: 'on', states: ['m', 'm.c'], transitions: ['m.b|on|0', 'm.b2||0'] },
  ],
};
const actor = {
  key: 'a',
  page: 'p',
  machine: 'm',
  name: 'm',
  parent: null,
  services: [],
  states: ['m', 'm.b'],
  isOver: false,
  context: null,
  events: [],
};
const marksOf = (options: Partial<Parameters<typeof machineMarks>[0]>) => {
  const { current, walked, found } = machineMarks({
    path: null,
    step: 0,
    logged: null,
    actor: null,
    lastTaken: undefined,
    found: undefined,
    ...options,
  });
  return [[...current], [...walked], [...(found ?? [])]];
};

it('[MV15] a path marks the states after the step and everything taken up to it', () => {
  expect(marksOf({ path, actor })).toEqual([['m', 'm.a'], [], []]);
  expect(marksOf({ path, step: 1 })).toEqual([['m', 'm.b'], ['m.a|go|0'], []]);
  expect(marksOf({ path, step: 2 })).toEqual([['m', 'm.c'], ['m.a|go|0', 'm.b|on|0', 'm.b2||0'], []]);
});

it('[MV8] a running machine marks its states and what its last event has taken', () => {
  expect(marksOf({ actor, lastTaken: ['m.a|go|0'], found: new Set(['m.c']) })).toEqual([
    ['m', 'm.b'],
    ['m.a|go|0'],
    ['m.c'],
  ]);
  expect(marksOf({})).toEqual([[], [], []]);
});

it('[MV28] a step of the log that is looked at comes before path and running machine', () => {
  const logged = { after: ['m', 'm.d'], taken: ['m.c|on|0'] };
  expect(marksOf({ path, actor, logged })).toEqual([['m', 'm.d'], ['m.c|on|0'], []]);
});
