import { translate } from '@/contract/texts/translate';

/** An answer that is not a good one, with words for the user and a code for programs. Never a stack, SQL or a path. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly code: string;
  readonly extra: { errors?: Record<string, string[]>; current?: unknown; retryAfter?: number };

  constructor(status: number, code: string, text: string, extra: HttpError['extra'] = {}) {
    super(text);
    this.status = status;
    this.code = code;
    this.extra = extra;
  }
}

/** What is missing and what belongs to somebody else are the same answer. */
export const notFound = () => new HttpError(404, 'not-found', translate('failed.notFound'));
export const forbidden = () => new HttpError(403, 'denied', translate('failed.denied'));
export const sessionExpired = () => new HttpError(401, 'session-over', translate('failed.session'));
export const invalid = (errors: Record<string, string[]>, text = translate('failed.body')) =>
  new HttpError(422, 'invalid', Object.values(errors)[0]?.[0] ?? text, { errors });
/** Somebody else was faster: the answer carries the record as it stands now. */
export const conflict = (current: unknown) => new HttpError(409, 'conflict', translate('failed.conflict'), { current });

/** The row, or the answer for what does not exist. */
export function orNotFound<T>(row: T | null | undefined): T {
  if (row === null || row === undefined) throw notFound();
  return row;
}
