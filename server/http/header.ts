import type { FastifyRequest } from 'fastify';

/** A header that is there once; null otherwise. */
export function header(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' ? value : null;
}
