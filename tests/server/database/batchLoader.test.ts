import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { batchLoader } from '../../../server/database/batchLoader';

/** Questions that are answered when the test says so; what they answer is what `world` is when they go out. */
function drive() {
  const world = { word: 'before' };
  const questions: { keys: readonly string[]; answer(): void; fail(): void }[] = [];
  const ask = batchLoader((keys: readonly string[]) => {
    const { word } = world;
    return new Promise<string[]>((answered, failed) => {
      questions.push({
        keys,
        answer: () => answered(keys.map((key) => `${key} ${word}`)),
        fail: () => failed(new Error('no answer')),
      });
    });
  });
  return { world, questions, ask };
}

it('[SS6] makes one question of those that come together, and gives each its own answer', async () => {
  const { questions, ask } = drive();
  const answers = Promise.all([ask('a'), ask('b'), ask('a')]);
  await turn();
  questions[0]?.answer();
  expect(await answers).toEqual(['a before', 'b before', 'a before']);
  expect(questions.map(({ keys }) => keys)).toEqual([['a', 'b', 'a']]);
});

it('[SS6] never answers with what was asked before somebody came', async () => {
  const { world, questions, ask } = drive();
  const early = ask('a');
  await turn();
  world.word = 'after';
  const late = [ask('a'), ask('b')];
  await turn();
  expect(questions).toHaveLength(1);
  questions[0]?.answer();
  expect(await early).toBe('a before');
  await turn();
  questions[1]?.answer();
  expect(await Promise.all(late)).toEqual(['a after', 'b after']);
});

it('[SS6] fails those alone whose question failed', async () => {
  const { questions, ask } = drive();
  const early = ask('a');
  await turn();
  const late = ask('b');
  questions[0]?.fail();
  await expect(early).rejects.toThrow('no answer');
  await turn();
  questions[1]?.answer();
  expect(await late).toBe('b before');
  const last = ask('c');
  await turn();
  questions[2]?.answer();
  expect(await last).toBe('c before');
});
