import type { FastifyInstance } from 'fastify';

/** A year, so that a browser that has been here once never asks without encryption. */
const HSTS = 'max-age=31536000';

/** Nothing may be loaded by an answer that is no page. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'";

/**
 * Sets the headers of every answer, whatever route or error it is of. `isEncrypted`: the console is opened by https, which
 * browsers are to insist on.
 */
export function setSecurityHeaders(app: FastifyInstance, { isEncrypted }: { isEncrypted: boolean }): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'no-referrer');
    reply.header('cross-origin-opener-policy', 'same-origin');
    if (isEncrypted) reply.header('strict-transport-security', HSTS);
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', NOTHING);
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done();
  });
}
