import type { Endpoint } from '@/contract/endpoint';
import { translate } from '@/contract/texts/translate';
import type { Queryable } from '../database/queryable';
import type { ConflictError } from '../errors';
import { findLastAuthor } from '../repositories/audit/findLastAuthor';
import { HttpError } from './httpError';

/** The answer to a save that came second, with the name of the colleague who came first. */
export async function answerOfConflict(
  read: Queryable,
  { current }: ConflictError,
  { policy: { record } }: Endpoint,
  params: Readonly<Record<string, string>>,
  organisationId: number,
): Promise<HttpError> {
  const subjectType = record?.kind === 'oneself' ? 'user' : record?.kind;
  const subject = record && params[record.param];
  const changedBy = subjectType && subject ? await findLastAuthor(read, organisationId, subjectType, subject) : null;
  return new HttpError(409, 'conflict', translate('failed.conflict'), { current, ...(changedBy && { changedBy }) });
}
