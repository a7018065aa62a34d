import { closureRule } from '@/contract/network/network';
import type { Closure } from '@/model/network/network';

/** A closure as it is typed; moments in UTC, empty for none. */
export type ClosureInput = Record<'reason' | 'from' | 'until', string>;

export const toClosureInput = (closure: Closure | undefined): ClosureInput => ({
  reason: closure?.reason ?? '',
  from: closure?.from ?? '',
  until: closure?.until ?? '',
});

export interface ReadClosure {
  /** By field; with any, the closure is not to be used. */
  readonly errors: Readonly<Record<string, string>>;
  /** Undefined where nothing is typed: what is closed then stays so until somebody opens it. */
  readonly closure: Closure | undefined;
}

export function readClosureInput({ reason, from, until }: ClosureInput): ReadClosure {
  const read = closureRule.safeParse({ reason, from: from || null, until: until || null });
  if (!read.success) {
    const errors = read.error.issues.map(({ path, message }) => [String(path[0]), message] as const);
    return { errors: Object.fromEntries(errors), closure: undefined };
  }
  const isEmpty = read.data.reason === '' && read.data.from === null && read.data.until === null;
  return { errors: {}, closure: isEmpty ? undefined : read.data };
}
