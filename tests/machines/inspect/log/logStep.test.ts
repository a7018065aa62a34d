import { expect, it } from 'vitest';
import { appendEvents, EMPTY_LOG, MOST_CHARACTERS, MOST_STEPS } from '@/machines/inspect/log/logStep';
import { createLogStore } from '@/machines/inspect/log/logStore';
import { logged } from './loggedEvents';

it('[MV28] a step has the context before and after it, also where an event does not change it', () => {
  const { steps } = appendEvents(EMPTY_LOG, [
    logged({ context: { n: 1 } }),
    logged({ number: 2 }),
    logged({ actor: 'w 2', context: 'other' }),
    logged({ number: 3, context: { n: 2 } }),
  ]);
  expect(steps.map(({ place, contextBefore, contextAfter }) => [place, contextBefore, contextAfter])).toEqual([
    [1, undefined, { n: 1 }],
    [2, { n: 1 }, { n: 1 }],
    [3, undefined, 'other'],
    [4, { n: 1 }, { n: 2 }],
  ]);
});

it('[MV29] forgets the oldest steps where there are too many, and counts them', () => {
  const many = Array.from({ length: MOST_STEPS + 300 }, (_, number) => logged({ number, context: { number } }));
  const log = many.reduce((before, event) => appendEvents(before, [event]), EMPTY_LOG);
  expect([log.steps.length, log.forgotten, log.steps[0]?.place, log.last]).toEqual([
    MOST_STEPS,
    300,
    301,
    MOST_STEPS + 300,
  ]);
  expect(log.steps[0]?.contextBefore).toEqual({ number: 299 });
});

it('[MV29] forgets the oldest steps where contexts are large', () => {
  const text = 'x'.repeat(100_000);
  const events = Array.from({ length: 200 }, (_, number) => logged({ number, context: { number, text } }));
  const log = appendEvents(EMPTY_LOG, events);
  expect(log.size).toBeLessThanOrEqual(MOST_CHARACTERS);
  expect(log.forgotten).toBeGreaterThan(50);
  expect(log.steps.at(-1)?.number).toBe(199);
});

it('[MV29] a paused log counts what it does not record, and knows the context again afterwards', () => {
  const store = createLogStore();
  let changes = 0;
  const leave = store.subscribe(() => {
    changes += 1;
  });
  store.setContext('w 1', { n: 0 });
  store.add([logged()]);
  store.pause();
  store.add([logged({ number: 2, context: { n: 5 } }), logged({ number: 3 })]);
  expect([store.view().log.steps.length, store.view().missed]).toEqual([1, 2]);
  store.resume();
  store.add([logged({ number: 4, context: { n: 6 } })]);
  const last = store.view().log.steps.at(-1);
  expect([last?.number, last?.contextBefore, last?.contextAfter]).toEqual([4, { n: 5 }, { n: 6 }]);
  expect(store.view().log.steps[0]?.contextBefore).toEqual({ n: 0 });
  store.clear();
  store.add([logged({ number: 5 })]);
  expect(store.view().log.steps.map(({ contextBefore }) => contextBefore)).toEqual([{ n: 6 }]);
  leave();
  const before = changes;
  store.clear();
  expect(changes).toBe(before);
});

it('[MV30] a file is shown alone, and the running machines go on where it is closed', () => {
  const store = createLogStore();
  store.add([logged()]);
  store.open(appendEvents(EMPTY_LOG, [logged({ machine: 'file' })]), 'a.json');
  store.add([logged({ number: 2, context: 1 })]);
  expect([store.view().file, store.view().log.steps.map(({ machine }) => machine), store.view().missed]).toEqual([
    'a.json',
    ['file'],
    1,
  ]);
  store.close();
  expect([store.view().file, store.view().log.steps.length]).toEqual([null, 0]);
});
