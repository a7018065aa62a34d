import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiErrorBody } from '@/contract/endpoint';
import { translate } from '@/contract/texts/translate';
import { isDatabaseUnavailable } from '../database/sqlState';
import { DomainError } from '../errors';
import { isOutOfSpace } from '../outOfSpace';
import { serviceText } from '../texts';
import { answerOfDatabaseError } from './databaseErrors';
import { answerOfDomainError, HttpError } from './httpError';
import { JSON_TYPE, toJson } from './sendJson';

/** Turns every error into one answer with a message, a code and the request id; internal details never leave the service. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = toHttpError(error, request.routeOptions.bodyLimit);
    // A dependency that is away is no fault of the program, and may be met by every call.
    if (failure.status >= 500)
      request.log[failure.status === 503 ? 'warn' : 'error']({ err: error, request_id: request.id }, 'failed');
    if (failure.extra.retryAfter !== undefined) reply.header('retry-after', failure.extra.retryAfter);
    return sendFailure(request, reply, failure);
  });
  app.setNotFoundHandler((request, reply) =>
    sendFailure(request, reply, new HttpError(404, 'not-found', serviceText('failed.notFound'))),
  );
}

/** Answers with an error. */
export async function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, code, message, extra }: HttpError,
): Promise<FastifyReply> {
  const body: ApiErrorBody = {
    error: message,
    message,
    code,
    request_id: request.id,
    ...(extra.errors && { errors: extra.errors }),
    ...('current' in extra && { current: extra.current }),
    ...(extra.changedBy !== undefined && { changed_by: extra.changedBy }),
  };
  reply.code(status);
  // The present record may be a network of thousands of nodes.
  return 'current' in extra ? reply.type(JSON_TYPE).send(await toJson(body)) : reply.send(body);
}

function toHttpError(error: FastifyError, bodyLimit: number): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof DomainError) return answerOfDomainError(error);
  if (isOutOfSpace(error)) return new HttpError(507, 'full', serviceText('failed.full'));
  if (isDatabaseUnavailable(error)) return new HttpError(503, 'busy', serviceText('failed.busy'), { retryAfter: 2 });
  const answer = answerOfDatabaseError(error);
  if (answer) return answer;
  const status = error.statusCode ?? 500;
  if (status === 413)
    return new HttpError(413, 'too-large', serviceText('failed.tooLarge', { limit: formatBytes(bodyLimit) }));
  if (status === 415) return new HttpError(415, 'media', serviceText('failed.media'));
  if (status === 429) return new HttpError(429, 'slow-down', serviceText('failed.busy'));
  if (status >= 400 && status < 500) return new HttpError(status, 'invalid', translate('failed.body'));
  return new HttpError(500, 'failed', translate('failed.any'));
}

const formatBytes = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.floor(bytes / 1024)} KB` : `${Math.floor(bytes / 1024 / 1024)} MB`;
