import { translate } from '@/contract/texts/translate';

/** A request that the service understands and does not fulfil. server/http makes an answer of it. */
export abstract class DomainError extends Error {}

/** What does not exist; what belongs to somebody else is the same. */
export class NotFoundError extends DomainError {
  override readonly name = 'NotFoundError';
  constructor() {
    super(translate('failed.notFound'));
  }
}

/** Somebody else was faster: `current` is the record as it is now. */
export class ConflictError extends DomainError {
  override readonly name = 'ConflictError';
  readonly current: unknown;
  constructor(current: unknown) {
    super(translate('failed.conflict'));
    this.current = current;
  }
}

/** Values that break a rule: texts for the user by field, of which the first is the message. `code` is for programs. */
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

/** The row. @throws NotFoundError where there is none */
export function orNotFound<T>(row: T | null | undefined): T {
  if (row === null || row === undefined) throw new NotFoundError();
  return row;
}
