import type { Readable } from 'node:stream';

/** Runs `work`, which reads `body`, and destroys a stream of which it left something unread. */
export async function destroyAfter<T>(body: Readable | Uint8Array, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } finally {
    if (!(body instanceof Uint8Array)) body.destroy();
  }
}
