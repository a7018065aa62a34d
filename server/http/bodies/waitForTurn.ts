import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Turns } from '../../turns';
import { DEFAULT_BODY } from './bodyLimits';

/**
 * Lets a large body in when it is its turn; a body without a stated length counts as large. The turn ends with the
 * answer, since the values of the body are in memory until then.
 *
 * @throws BusyError
 */
export async function waitForTurn(
  turns: Turns,
  owner: number,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (Number(request.headers['content-length']) <= DEFAULT_BODY) return;
  const end = await turns.take(owner);
  if (request.raw.destroyed) return end();
  reply.raw.once('finish', end).once('close', end);
}
