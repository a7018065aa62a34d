import { Worker } from 'node:worker_threads';
import type { Feed } from '@/contract/imports/integrations';
import { FeedError, type FeedFault } from '@/model/sources/feed';
import type { FeedSample } from '@/model/sources/sampleFeed';
import type { FeedReading } from '@/model/sources/sourceRow';
import { appendPart, type ListPart } from '../http/bodies/splitLists';
import { createTurns } from '../turns';

export interface FeedThreadInput {
  readonly bytes: Uint8Array;
  readonly feed: Feed;
  readonly task: 'read' | 'sample';
}

export type FeedThreadAnswer =
  | { readonly kind: 'fault'; readonly fault: FeedFault }
  | { readonly kind: 'reading'; readonly rest: FeedReading }
  | { readonly kind: 'sample'; readonly sample: FeedSample }
  | { readonly kind: 'part'; readonly part: ListPart }
  | { readonly kind: 'end' };

/**
 * Parses the bytes of a feed in a thread of its own.
 * @param owner id of the organisation, which has one such thread at a time
 * @throws FeedError, or BusyError when too many feeds wait
 */
export interface FeedReader {
  (bytes: Uint8Array, feed: Feed, owner: number): Promise<FeedReading>;
  /** Looks at the beginning of a feed, whose fields may be unknown. */
  readonly sample: (bytes: Uint8Array, feed: Feed, owner: number) => Promise<FeedSample>;
}

/** A feed has 20 MB at most, so a thread is done in seconds. */
const TIMEOUT = 20_000;
/** Heap of the thread: 2 million values have room in it. */
const HEAP_MEGABYTES = 512;
const TURNS = { most: 2, mostOfOne: 1, maxWaiting: 40, maxWaitingOfOne: 4, timeout: 30_000 };

/** `thread` is the URL of the built thread file. */
export function createFeedReader(thread: URL): FeedReader {
  const turns = createTurns(TURNS);
  const run = async (task: FeedThreadInput['task'], bytes: Uint8Array, feed: Feed, owner: number) => {
    const end = await turns.take(owner);
    try {
      return await workInThread(thread, { bytes, feed, task });
    } finally {
      end();
    }
  };
  return Object.assign(
    async (bytes: Uint8Array, feed: Feed, owner: number) => (await run('read', bytes, feed, owner)).reading,
    {
      sample: async (bytes: Uint8Array, feed: Feed, owner: number) => {
        const { sample } = await run('sample', bytes, feed, owner);
        if (!sample) throw new Error('The thread of a feed has no sample.');
        return sample;
      },
    },
  );
}

interface ThreadResult {
  readonly reading: FeedReading;
  readonly sample: FeedSample | null;
}

async function workInThread(thread: URL, input: FeedThreadInput): Promise<ThreadResult> {
  const { buffer, byteLength } = input.bytes;
  const isWhole = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength;
  const worker = new Worker(thread, {
    workerData: input,
    // Moved instead of copied, where the bytes share their memory with no others.
    transferList: isWhole ? [buffer] : [],
    // The thread needs no environment variables.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES, maxYoungGenerationSizeMb: 64 },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<ThreadResult>((resolve, reject) => {
      let reading: FeedReading = { rows: [], errors: [] };
      const giveUp = () => reject(new FeedError({ code: 'too-complex' }));
      worker.once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? giveUp() : reject(error),
      );
      worker.once('exit', () => reject(new Error('The thread of a feed has ended without an answer.')));
      timer = setTimeout(giveUp, TIMEOUT);
      worker.on('message', (answer: FeedThreadAnswer) => {
        if (answer.kind === 'fault') return reject(new FeedError(answer.fault));
        if (answer.kind === 'sample') return resolve({ reading, sample: answer.sample });
        if (answer.kind === 'end') return resolve({ reading, sample: null });
        if (answer.kind === 'reading') reading = answer.rest;
        else appendPart(reading, answer.part);
        worker.postMessage('next');
      });
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
