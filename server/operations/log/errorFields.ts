import { redactText } from './redactText';

/** The fields of an error that an operator needs; rows and connections that it carries stay out of logs. */
export interface ErrorFields {
  readonly type: string;
  readonly message: string;
  readonly stack?: string;
  readonly cause?: ErrorFields;
  readonly errors?: readonly ErrorFields[];
  readonly [detail: string]: unknown;
}

/** Fields of errors of PostgreSQL, the system and the object store that hold no value of a row. */
const DETAILS = ['code', 'severity', 'table', 'constraint', 'routine', 'syscall', 'address', 'port', 'statusCode'];
const MAX_DEPTH = 4;

export function errorFields(error: unknown, depth = 0): ErrorFields {
  if (!(error instanceof Error)) return { type: typeof error, message: redactText(String(error)) };
  const details = Object.entries(error).filter(
    ([name, value]) => DETAILS.includes(name) && ['string', 'number'].includes(typeof value),
  );
  return {
    type: error.name,
    message: redactText(error.message),
    ...Object.fromEntries(details),
    // Where the system was called says nothing about why a peer is away.
    ...(error.stack !== undefined && !('syscall' in error) && { stack: redactText(error.stack) }),
    ...(error.cause !== undefined && depth < MAX_DEPTH && { cause: errorFields(error.cause, depth + 1) }),
    ...(error instanceof AggregateError &&
      depth < MAX_DEPTH && { errors: error.errors.map((one) => errorFields(one, depth + 1)) }),
  };
}
