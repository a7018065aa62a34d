import { expect, it } from 'vitest';
import { FairTurns } from '../../../server/database/fairTurns';

/** Callers with pieces of some milliseconds, on a clock that moves when nothing is left to do at its time. */
function simulate() {
  let now = 0;
  let due: { readonly at: number; readonly work: () => void }[] = [];
  const after = (milliseconds: number, work: () => void) => void due.push({ at: now + milliseconds, work });
  const turns = new FairTurns<string>({ now: () => now, after });
  const log: string[] = [];
  const run = () => {
    while (due.length > 0) {
      const next = due.reduce((one, other) => (other.at < one.at ? other : one));
      due = due.filter((one) => one !== next);
      now = next.at;
      next.work();
    }
  };
  /** Asks for pieces, the next one `pause` after the one before. */
  const ask = (caller: string, name: string, pieces: readonly number[], pause = 1) => {
    const begun = now;
    const [first, ...others] = pieces;
    if (first === undefined) return;
    turns.take(caller, () =>
      after(first, () => {
        log.push(`${name} ${now - begun}`);
        turns.end();
        if (others.length > 0) after(pause, () => ask(caller, name, others, pause));
      }),
    );
  };
  return { turns, after, ask, run, log };
}

it('[DB43] whoever has had it for the shortest time is next, however much another one asks for', () => {
  const { ask, run, log } = simulate();
  for (const name of ['a1', 'a2', 'a3', 'a4']) ask('a', name, [50]);
  ask('b', 'b1', [2]);
  ask('b', 'b2', [2]);
  ask('c', 'c1', [2]);
  run();
  expect(log).toEqual(['a1 50', 'b1 52', 'c1 54', 'b2 56', 'a2 109', 'a3 159', 'a4 209']);
});

it('[DB43] several short pieces in a row wait for one long piece of another caller, not for one each', () => {
  const { ask, after, run, log } = simulate();
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) ask('a', name, [50]);
  after(10, () => ask('b', 'b', [1, 1, 1]));
  run();
  expect(log).toEqual(['a1 50', 'b 41', 'b 1', 'b 1', 'a2 108', 'a3 158', 'a4 208', 'a5 258']);
});

it('[DB43] callers of equal need have it for equal times', () => {
  const { ask, run, log } = simulate();
  for (let piece = 0; piece < 20; piece++) ask('a', 'a', [30]);
  for (let piece = 0; piece < 60; piece++) ask('b', 'b', [10]);
  run();
  const half = log.slice(0, 40);
  expect(half.filter((one) => one.startsWith('a'))).toHaveLength(10);
});

it('[DB43] a caller who was away has saved up no time', () => {
  const { ask, after, run, log } = simulate();
  for (let piece = 0; piece < 10; piece++) ask('a', 'a', [50]);
  after(260, () => {
    for (let piece = 0; piece < 20; piece++) ask('b', 'b', [50]);
  });
  run();
  const together = log.slice(6, 14).map((one) => one[0]);
  expect(together.filter((one) => one === 'a')).toHaveLength(4);
});

it('[DB43] who leaves the line is not served', () => {
  const { turns, run, ask, log } = simulate();
  ask('a', 'a1', [10]);
  const leave = turns.take('b', () => log.push('b'));
  ask('c', 'c1', [1]);
  expect(turns.waiting).toBe(2);
  leave();
  run();
  expect([log, turns.waiting]).toEqual([['a1 10', 'c1 11'], 0]);
});

it('[DB43] thousands of callers are not remembered for ever, and the line works on', () => {
  const { ask, run, log } = simulate();
  for (let caller = 0; caller < 3000; caller++) ask(`caller ${caller}`, 'x', [1]);
  run();
  expect(log).toHaveLength(3000);
});
