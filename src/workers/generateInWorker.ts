import { wrap } from 'comlink';
import type { GeneratedNetwork } from '@/model/network/generating/generateNetwork';
import type { GenerateJobs, GenerateRequest } from './generateJobs';

const startWorker = () => new Worker(new URL('./generate.worker.ts', import.meta.url), { type: 'module' });

/**
 * Generates a network in a worker of its own, which ends with it: it is asked for rarely, and cancelled by ending.
 * @throws Error when the worker fails, or the reason of the signal
 */
export async function generateInWorker(
  request: GenerateRequest,
  signal: AbortSignal,
  start: () => Worker = startWorker,
): Promise<GeneratedNetwork> {
  signal.throwIfAborted();
  const worker = start();
  try {
    return await new Promise<GeneratedNetwork>((resolve, reject) => {
      worker.addEventListener('error', () => reject(new Error('The worker that generates networks has stopped.')));
      signal.addEventListener('abort', () => reject(signal.reason));
      wrap<GenerateJobs>(worker).generate(request).then(resolve, reject);
    });
  } finally {
    worker.terminate();
  }
}
