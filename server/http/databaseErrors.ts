import { translate } from '@/contract/texts/translate';
import { sqlStateOf } from '../database/sqlState';
import { NotFoundError } from '../errors';
import { serviceText } from '../texts';
import { answerOfDomainError, HttpError } from './httpError';

const RETRY_SECONDS = 2;

/**
 * The answer to an error of the database that a request can cause: the named record is deleted, exists already, cannot
 * be stored, or other requests were faster each time. Null for any other error.
 */
export function answerOfDatabaseError(error: Error): HttpError | null {
  switch (sqlStateOf(error)) {
    case '23503':
      return answerOfDomainError(new NotFoundError());
    case '23505':
      return new HttpError(409, 'conflict', translate('failed.conflict'));
    case '40001':
    case '40P01':
      return new HttpError(503, 'busy', serviceText('failed.busy'), { retryAfter: RETRY_SECONDS });
    // Numbers beyond their column.
    case '22003':
    // A NUL byte or a lone surrogate.
    case '22021':
    case '22P05':
      return new HttpError(422, 'invalid', translate('failed.body'));
    case '22P02':
      return /type json/.test(error.message) ? new HttpError(422, 'invalid', translate('failed.body')) : null;
    default:
      return null;
  }
}
