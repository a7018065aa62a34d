interface Slicing {
  /** Steps that are taken before the page is drawn again. */
  readonly size: number;
  readonly signal: AbortSignal;
}

/**
 * Takes the steps of long work and lets the page be drawn in between.
 * @throws the reason of `signal` when it aborts
 */
export async function inSlices<Result>(work: Generator<unknown, Result>, { size, signal }: Slicing): Promise<Result> {
  for (;;) {
    for (let taken = 0; taken < size; taken++) {
      const step = work.next();
      if (step.done) return step.value;
    }
    await new Promise((drawn) => setTimeout(drawn));
    signal.throwIfAborted();
  }
}
