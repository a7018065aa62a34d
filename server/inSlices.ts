import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds of a slice, and of the pause after it, in which other calls are answered. */
const SLICE = 4;

/** Runs a generator to its end in slices of some milliseconds, with half of the time left to other calls. */
export async function inSlices<Yielded, Result>(
  work: Generator<Yielded, Result>,
  onYield: (value: Yielded) => void = () => undefined,
): Promise<Result> {
  let begun = performance.now();
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value;
    onYield(step.value);
    if (performance.now() - begun < SLICE) continue;
    await pause(SLICE);
    begun = performance.now();
  }
}
