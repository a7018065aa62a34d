import { translate } from '@/contract/texts/translate';
import { serviceText } from './texts';

/** A request that the service understands and rejects. server/http turns it into an answer. */
export abstract class DomainError extends Error {}

/** A missing record; another organisation's record is treated the same. */
export class NotFoundError extends DomainError {
  override readonly name = 'NotFoundError';
  constructor() {
    super(serviceText('failed.notFound'));
  }
}

/** Another user was faster: `current` is the present record. */
export class ConflictError extends DomainError {
  override readonly name = 'ConflictError';
  readonly current: unknown;
  constructor(current: unknown) {
    super(translate('failed.conflict'));
    this.current = current;
  }
}

/** Invalid values: messages by field, of which the first is the main message. `code` is for programs. */
export class InvalidError extends DomainError {
  override readonly name = 'InvalidError';
  readonly errors: Readonly<Record<string, string[]>>;
  readonly code: string;
  constructor(errors: Readonly<Record<string, string[]>>, code = 'invalid') {
    super(Object.values(errors)[0]?.[0] ?? translate('failed.body'));
    this.errors = errors;
    this.code = code;
  }
}

/**
 * Too much of this work is running, or a part that it needs does not answer: the caller may try again after
 * `retryAfter` seconds.
 */
export class BusyError extends DomainError {
  override readonly name = 'BusyError';
  readonly retryAfter = 5;
  constructor(options?: ErrorOptions) {
    super(serviceText('failed.busy'), options);
  }
}

/** Returns the row. @throws NotFoundError when there is none */
export function orNotFound<T>(row: T | null | undefined): T {
  if (row === null || row === undefined) throw new NotFoundError();
  return row;
}
