import { expect, it } from 'vitest';
import type { IconFile } from '@/model/content/icons/iconFile';
import { type FileOutcome, sendIconFiles } from '@/screens/icons/sendIconFiles';

const files = (count: number): IconFile[] =>
  Array.from({ length: count }, (_, index) => ({ filename: `${index}.png`, file: new Blob() }));

class Rejected extends Error {
  readonly places: readonly number[];
  constructor(places: readonly number[]) {
    super('The service is away.');
    this.places = places;
  }
}

async function run(count: number, answer: (names: readonly string[], abort: AbortController) => void) {
  const abort = new AbortController();
  const sent: string[][] = [];
  const outcomes = new Map<number, FileOutcome>();
  await sendIconFiles(files(count), {
    most: 3,
    signal: abort.signal,
    readFailure: (error) => ({
      byFile: new Map((error as Rejected).places.map((place) => [place, 'No PNG'])),
      text: (error as Error).message,
    }),
    onEnd: (ended) => {
      for (const [index, outcome] of ended) outcomes.set(index, outcome);
    },
    send: async (batch) => {
      const names = batch.map(({ filename }) => filename);
      sent.push(names);
      answer(names, abort);
    },
  });
  return { sent, outcomes: Array.from({ length: count }, (_, index) => outcomes.get(index) ?? null) };
}

it('[IC12] sends files in requests of a few', async () => {
  const { sent, outcomes } = await run(4, () => undefined);
  expect(sent).toEqual([['0.png', '1.png', '2.png'], ['3.png']]);
  expect(outcomes).toEqual(['done', 'done', 'done', 'done']);
});

it('[IC12] a file that is refused holds up no other', async () => {
  const { sent, outcomes } = await run(4, (names) => {
    const place = names.indexOf('1.png');
    if (place >= 0) throw new Rejected([place]);
  });
  expect(sent.at(-1)).toEqual(['0.png', '2.png', '3.png']);
  expect(outcomes).toEqual(['done', { reason: 'No PNG' }, 'done', 'done']);
});

it('[IC12] a failure of the whole request is said of each of its files, and the others are still sent', async () => {
  const { outcomes } = await run(4, (names) => {
    if (names.includes('0.png')) throw new Rejected([]);
  });
  const failed = { reason: 'The service is away.' };
  expect(outcomes).toEqual([failed, failed, failed, 'done']);
});

it('[IC12] Cancel stops before the next files', async () => {
  const { sent, outcomes } = await run(7, (_names, abort) => abort.abort());
  expect(sent).toHaveLength(1);
  expect(outcomes.slice(3)).toEqual([null, null, null, null]);
});
