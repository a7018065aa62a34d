import type { Step } from '@/model/network/history';

/** The trace of a failing case: the steps that were examined, and the one that broke it. */
export interface Traced {
  readonly past: readonly Step[];
  readonly broken: number | null;
}

/**
 * The first step that has to be looked at: those that were looked at before, and were not undone since, keep their answer.
 */
export function firstUntraced(past: readonly Step[], traced: Traced | undefined): number {
  const last = traced?.past.at(-1);
  if (!traced || !last) return 0;
  // A step that was redone is the same one, and the steps before it are the same too.
  return past.lastIndexOf(last) + 1 === traced.past.length ? traced.past.length : 0;
}
