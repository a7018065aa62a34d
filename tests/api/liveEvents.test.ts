import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { refreshAfter } from '@/api/liveEvents';
import { screensKey } from '@/api/screens';

const turn = () => new Promise((done) => setTimeout(done, 0));

/** A list of kiosks on a screen, whose answers the test gives. */
async function openList() {
  const client = new QueryClient();
  const answers: ((list: string) => void)[] = [];
  let aborted = 0;
  const observer = new QueryObserver(client, {
    queryKey: screensKey('own'),
    queryFn: ({ signal }) => {
      signal.addEventListener('abort', () => {
        aborted += 1;
      });
      return new Promise<string>((answer) => answers.push(answer));
    },
  });
  observer.subscribe(() => undefined);
  const answer = async (list: string) => {
    answers.at(-1)?.(list);
    await turn();
    await turn();
  };
  await turn();
  return {
    client,
    answer,
    asked: () => answers.length,
    aborted: () => aborted,
    shown: () => observer.getCurrentResult().data,
  };
}

it('[LU10] loads the kiosks again for their event alone, and for that of the own organisation', async () => {
  const { client, answer, asked } = await openList();
  await answer('first');
  void refreshAfter(client, 'publishing-update', 'own');
  void refreshAfter(client, 'imports-update', 'own');
  void refreshAfter(client, 'kiosks-update', 'other');
  await turn();
  expect(asked()).toBe(1);
  void refreshAfter(client, 'kiosks-update', 'own');
  await turn();
  expect(asked()).toBe(2);
});

it('[LU10] a list that is being loaded arrives although events keep coming, and is loaded once more', async () => {
  const { client, answer, asked, aborted, shown } = await openList();
  for (let events = 0; events < 5; events += 1) {
    void refreshAfter(client, 'kiosks-update', 'own');
    await turn();
  }
  expect([asked(), aborted()]).toEqual([1, 0]);
  await answer('first');
  expect([shown(), asked()]).toEqual(['first', 2]);
  await answer('second');
  expect([shown(), asked(), aborted()]).toEqual(['second', 2, 0]);
});
