import { Worker } from 'node:worker_threads';

interface ThreadOptions {
  /** URL of the built thread file. */
  readonly thread: URL;
  /** Milliseconds. */
  readonly timeout: number;
  /** Heap limit in megabytes. */
  readonly heap: number;
  /** Buffers of the input that move to the thread instead of being copied. */
  readonly transfer?: readonly ArrayBuffer[];
}

/**
 * Runs a thread of its own that answers its input with one message.
 * @throws Error when it fails, or does not answer within time and memory
 */
export async function runInThread<Input, Answer>(
  input: Input,
  { thread, timeout, heap, transfer = [] }: ThreadOptions,
): Promise<Answer> {
  const worker = new Worker(thread, {
    workerData: input,
    transferList: [...transfer],
    // The thread needs no environment variables.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: heap, maxYoungGenerationSizeMb: 64 },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Answer>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', (code) => reject(new Error(`A thread has ended without an answer (${code}).`)));
      timer = setTimeout(() => reject(new Error('A thread took too long.')), timeout);
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
