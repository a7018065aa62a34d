import { translate } from '@/contract/texts/translate';
import { BusyError, ConflictError, type DomainError, InvalidError } from '../errors';
import { serviceText } from '../texts';

/** An answer of 4xx or 5xx, with a message for the user and a code for programs. Never contains a stack, SQL or a path. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly code: string;
  readonly extra: {
    errors?: Readonly<Record<string, string[]>>;
    current?: unknown;
    changedBy?: string;
    retryAfter?: number;
  };

  constructor(status: number, code: string, text: string, extra: HttpError['extra'] = {}) {
    super(text);
    this.status = status;
    this.code = code;
    this.extra = extra;
  }
}

export const forbidden = () => new HttpError(403, 'denied', translate('failed.denied'));
/** @param features their names, any of which would do */
export const missingFeature = (features: string) =>
  new HttpError(403, 'denied', serviceText('failed.missingFeature', { features }));
/** The same for a device, whose key has ended: whoever sets it up reads what to do. */
export const deviceKeyEnded = () => new HttpError(401, 'session-over', serviceText('failed.deviceKey'));
export const sessionExpired = () => new HttpError(401, 'session-over', translate('failed.session'));

/** Translates errors of modules that know nothing of HTTP. */
export function answerOfDomainError(error: DomainError): HttpError {
  if (error instanceof InvalidError) return new HttpError(422, error.code, error.message, { errors: error.errors });
  if (error instanceof ConflictError) return new HttpError(409, 'conflict', error.message, { current: error.current });
  if (error instanceof BusyError) return new HttpError(503, 'busy', error.message, { retryAfter: error.retryAfter });
  return new HttpError(404, 'not-found', error.message);
}
