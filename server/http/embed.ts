import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { withPrevious } from './console';

/** Any page may have the map in a frame: whether it gets a location is decided by its access key. It has no session. */
const POLICY = [
  "default-src 'self'",
  // Fluent inserts style sheets while the page runs.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ');

const FOREVER = 'public, max-age=31536000, immutable';
/** Seconds for which a browser keeps the script of the element: pages of customers name it without a version. */
const SCRIPT_AGE = 3600;

/** Serves the element `<atrium-map>` and the page in its frame. */
export async function serveEmbed(app: FastifyInstance, folder: string | null): Promise<void> {
  if (folder === null) return;
  const [page, script] = await Promise.all(['embed.html', 'embed.js'].map((name) => readFile(join(folder, name))));
  await app.register(fastifyStatic, {
    root: withPrevious(folder, 'embed').map((one) => join(one, 'assets')),
    prefix: '/embed/assets/',
    decorateReply: false,
    index: false,
    wildcard: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply) => {
      reply.setHeader('vary', 'accept-encoding');
      reply.setHeader('content-security-policy', POLICY);
      reply.setHeader('cache-control', FOREVER);
    },
  });
  app.get('/embed/map', (_request, reply) =>
    reply
      .header('content-security-policy', POLICY)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page),
  );
  app.get('/embed.js', (_request, reply) =>
    reply
      .header('cache-control', `public, max-age=${SCRIPT_AGE}`)
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('text/javascript; charset=utf-8')
      .send(script),
  );
}
