import { say } from '@/contract/texts/say';

/** An answer that is not a good one, with words for the user and a code for programs. Never a stack, SQL or a path. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;
  readonly code: string;
  readonly extra: { errors?: Record<string, string[]>; current?: unknown; retryAfter?: number };

  constructor(status: number, code: string, text: string, extra: Refused['extra'] = {}) {
    super(text);
    this.status = status;
    this.code = code;
    this.extra = extra;
  }
}

/** What is missing and what belongs to somebody else are the same answer. */
export const notFound = () => new Refused(404, 'not-found', say('failed.notFound'));
export const denied = () => new Refused(403, 'denied', say('failed.denied'));
export const sessionOver = () => new Refused(401, 'session-over', say('failed.session'));
export const invalid = (errors: Record<string, string[]>, text = say('failed.body')) =>
  new Refused(422, 'invalid', Object.values(errors)[0]?.[0] ?? text, { errors });
/** Somebody else was faster: the answer carries the record as it stands now. */
export const conflict = (current: unknown) => new Refused(409, 'conflict', say('failed.conflict'), { current });

/** The row, or the answer for what does not exist. */
export function orNotFound<T>(row: T | null | undefined): T {
  if (row === null || row === undefined) throw notFound();
  return row;
}
