export interface NewestOnly {
  /** Wants an answer to how things are now: at once, or after the one that is awaited. */
  again(): void;
  /** No answer is given any more. */
  stop(): void;
}

/**
 * Asks one question at a time. However often an answer is wanted meanwhile, one more question follows: who drags wants
 * more answers than there is time for, and a queue of them would lag behind more and more.
 *
 * @param answered gets null for a question that failed
 */
export function newestOnly<Answer>(ask: () => Promise<Answer>, answered: (answer: Answer | null) => void): NewestOnly {
  let isAsking = false;
  let isWanted = false;
  let isStopped = false;
  const run = async () => {
    isAsking = true;
    do {
      isWanted = false;
      const answer = await answerOf(ask);
      if (!isStopped) answered(answer);
    } while (isWanted && !isStopped);
    isAsking = false;
  };
  return {
    again() {
      if (isAsking) isWanted = true;
      else if (!isStopped) void run();
    },
    stop() {
      isStopped = true;
    },
  };
}

/** The answer; null where it fails, or cannot be asked for at all. */
async function answerOf<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await ask();
  } catch {
    return null;
  }
}
