import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { translate } from '@/contract/texts/translate';
import { serviceText } from '../../texts';
import { HttpError } from '../httpError';

/** Who may read `/metrics`: everybody, holders of the token, or nobody. */
export type MetricsAccess = 'open' | 'closed' | { readonly token: string };

const digest = (text: string) => createHash('sha256').update(text).digest();

/** @throws HttpError 404 where metrics are closed, 401 for a request without the token */
export function assertMetricsAccess(access: MetricsAccess, request: FastifyRequest): void {
  if (access === 'open') return;
  if (access === 'closed') throw new HttpError(404, 'not-found', serviceText('failed.notFound'));
  const sent = request.headers.authorization ?? '';
  // Digests have one length, which the comparison needs.
  if (!timingSafeEqual(digest(sent), digest(`Bearer ${access.token}`)))
    throw new HttpError(401, 'metrics-token', translate('failed.denied'));
}
