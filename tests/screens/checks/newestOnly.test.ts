import { expect, it } from 'vitest';
import { newestOnly } from '@/screens/checks/newestOnly';

/** Questions that are answered by hand. */
function asker() {
  const open: { readonly asked: string; answer(): void; fail(): void }[] = [];
  const answers: (string | null)[] = [];
  let now = '';
  const follower = newestOnly(
    () =>
      new Promise<string>((resolve, reject) => {
        const asked = now;
        open.push({ asked, answer: () => resolve(asked), fail: () => reject(new Error('stopped')) });
      }),
    (answer) => answers.push(answer),
  );
  const want = (value: string) => {
    now = value;
    follower.again();
  };
  const settle = async (how: 'answer' | 'fail') => {
    open.at(-1)?.[how]();
    await new Promise((done) => setTimeout(done));
  };
  return { open, answers, want, settle, stop: follower.stop };
}

it('[CF34] asks one question at a time, and then the newest alone', async () => {
  const { open, answers, want, settle } = asker();
  for (const at of ['a', 'b', 'c', 'd']) want(at);
  expect(open.map(({ asked }) => asked)).toEqual(['a']);
  await settle('answer');
  expect(open.map(({ asked }) => asked)).toEqual(['a', 'd']);
  await settle('answer');
  expect(answers).toEqual(['a', 'd']);
  expect(open).toHaveLength(2);
});

it('[CF34] a question that fails gives no route, and the next is asked', async () => {
  const { answers, want, settle } = asker();
  want('a');
  want('b');
  await settle('fail');
  await settle('answer');
  expect(answers).toEqual([null, 'b']);
});

it('[CF34] a question that cannot be asked is one that fails', async () => {
  const answers: unknown[] = [];
  const follower = newestOnly(
    () => {
      throw new Error('no worker');
    },
    (answer) => answers.push(answer),
  );
  for (const count of [1, 2]) {
    follower.again();
    await new Promise((done) => setTimeout(done));
    expect(answers).toHaveLength(count);
  }
  expect(answers).toEqual([null, null]);
});

it('[CF34] gives no answer after it was stopped', async () => {
  const { open, answers, want, settle, stop } = asker();
  want('a');
  want('b');
  stop();
  await settle('answer');
  want('c');
  expect(answers).toEqual([]);
  expect(open).toHaveLength(1);
});
