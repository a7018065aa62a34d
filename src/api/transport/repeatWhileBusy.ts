import { FetchError } from 'ofetch';

/** Times that a busy service is asked again. */
const MOST_REPETITIONS = 2;
/** Seconds that a person waits for it to be asked again, at most. */
const LONGEST_WAIT = 10;

/**
 * Reads again when the service was too busy to answer, after the time that it names: a list that others have made wait is
 * no failure. @throws whatever `read` does, otherwise
 */
export async function repeatWhileBusy<T>(read: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  for (let repetitions = 0; ; repetitions++)
    try {
      return await read();
    } catch (error) {
      const isBusy = error instanceof FetchError && error.status === 503;
      const seconds = isBusy ? Number(error.response?.headers.get('retry-after')) : 0;
      if (!(seconds > 0) || seconds > LONGEST_WAIT || repetitions === MOST_REPETITIONS) throw error;
      await new Promise((rested) => setTimeout(rested, seconds * 1000));
      signal?.throwIfAborted();
    }
}
