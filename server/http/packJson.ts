import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsGzip, JSON_TYPE, matchesEtag, VARY } from './sendJson';

/** A JSON answer that is ready to be sent many times. */
export interface PackedJson {
  readonly etag: string;
  readonly gzip: Buffer;
}

/** Packed once and sent often, so it is worth a higher level than an answer that is sent once. */
const LEVEL = 6;
const compress = promisify(gzip);
const decompress = promisify(gunzip);

export async function packJson(answer: object): Promise<PackedJson> {
  const bytes = Buffer.from(JSON.stringify(answer));
  return {
    etag: `W/"${createHash('sha1').update(bytes).digest('base64url')}"`,
    gzip: await compress(bytes, { level: LEVEL }),
  };
}

/** Sends it as `sendJson` would have sent its content. */
export async function sendPacked(
  { etag, gzip: packed }: PackedJson,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.type(JSON_TYPE).header('etag', etag).header('vary', VARY);
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (!acceptsGzip(request.headers['accept-encoding'])) return reply.send(await decompress(packed));
  return reply.header('content-encoding', 'gzip').send(packed);
}
