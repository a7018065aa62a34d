import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const NONCE = '%CSP_NONCE%';
const VISUALIZER = '%VISUALIZER%';

/** Who may open the visualizer of the console's machines. */
export type VisualizerAccess = 'open' | 'staff' | 'closed';

/** The script of the worker that reads files of buildings, IFC among them, in WebAssembly. No page and no other worker may. */
const READER = /[\\/]assets[\\/]floorPlan\.worker-[^\\/]+\.js(\.br|\.gz)?$/;

/** Content security policy of pages and of the scripts of workers, which have their own. `style-src` has a nonce because Fluent inserts style sheets at run time. */
const policy = (nonce: string | null, mayCompile = false) =>
  [
    "default-src 'self'",
    mayCompile ? "script-src 'self' 'wasm-unsafe-eval'" : "script-src 'self'",
    nonce === null ? "style-src 'self'" : `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * The folder of a part of the build, and that of the same part of the build before, which pages that were opened before an
 * upgrade still load parts of.
 */
export function withPrevious(folder: string, part: string): string[] {
  const previous = join(folder, '..', 'previous', part);
  return existsSync(previous) ? [folder, previous] : [folder];
}

/** Serves the built console: hashed files with long caching, and index.html with a new nonce for every path. */
export async function serveConsole(
  app: FastifyInstance,
  folder: string | null,
  visualizer: VisualizerAccess,
): Promise<void> {
  if (folder === null) return;
  const index = (await readFile(join(folder, 'index.html'), 'utf8')).replaceAll(VISUALIZER, visualizer);
  await app.register(fastifyStatic, {
    root: withPrevious(folder, 'console'),
    index: false,
    wildcard: false,
    cacheControl: false,
    // The build stores Brotli and gzip copies beside files that compress well.
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.setHeader('vary', 'accept-encoding');
      reply.setHeader('content-security-policy', policy(null, READER.test(path)));
      reply.setHeader('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.get('/*', async (request, reply) => {
    // A missing script answered with the page would be cached and run as one.
    if (/^\/(api|assets|embed)\//.test(request.url)) return reply.callNotFound();
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('content-security-policy', policy(nonce))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(index.replaceAll(NONCE, nonce));
  });
}
