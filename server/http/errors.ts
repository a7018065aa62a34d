import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '@/contract/endpoint';
import { say } from '@/contract/texts/say';
import { Refused } from './refused';

/** SQLSTATE classes that say "no space" or "cannot be reached" rather than "wrong". */
const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT']);
const AWAY = new Set(['57P01', '57P03', '08006', '08003', '53300', 'ECONNREFUSED', 'ECONNRESET']);

/** Makes one answer of every failure: words, a code and the request id, never what went wrong inside (L3). */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refused = toRefused(error);
    if (refused.status >= 500) request.log.error({ err: error, request_id: request.id }, 'failed');
    if (refused.extra.retryAfter !== undefined) reply.header('retry-after', refused.extra.retryAfter);
    return send(request, reply, refused);
  });
  app.setNotFoundHandler((request, reply) =>
    send(request, reply, new Refused(404, 'not-found', say('failed.notFound'))),
  );
}

function send(request: FastifyRequest, reply: FastifyReply, { status, code, message, extra }: Refused) {
  const body: Refusal = {
    error: message,
    message,
    code,
    request_id: request.id,
    ...(extra.errors && { errors: extra.errors }),
    ...('current' in extra && { current: extra.current }),
  };
  return reply.code(status).send(body);
}

function toRefused(error: FastifyError): Refused {
  if (error instanceof Refused) return error;
  const cause = error.code ?? '';
  if (FULL.has(cause)) return new Refused(507, 'full', say('failed.full'));
  if (AWAY.has(cause) || /timeout exceeded when trying to connect/.test(error.message))
    return new Refused(503, 'busy', say('failed.busy'), { retryAfter: 2 });
  // A NUL byte or a lone surrogate that PostgreSQL cannot store.
  const isUnstorable = cause === '22021' || cause === '22P05' || (cause === '22P02' && /type json/.test(error.message));
  if (isUnstorable) return new Refused(422, 'invalid', say('failed.body'));
  const status = error.statusCode ?? 500;
  if (status === 413) return new Refused(413, 'too-large', say('failed.tooLarge', { limit: '1 MB' }));
  if (status === 415) return new Refused(415, 'media', say('failed.media'));
  if (status === 429) return new Refused(429, 'slow-down', say('failed.busy'));
  if (status >= 400 && status < 500) return new Refused(status, 'invalid', say('failed.body'));
  return new Refused(500, 'failed', say('failed.any'));
}
