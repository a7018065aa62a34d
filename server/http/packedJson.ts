import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsGzip, compress, JSON_TYPE, matchesEtag, tagJson, VARY } from './sendJson';

/** A JSON answer that is ready to be sent many times. */
export interface PackedJson {
  readonly etag: string;
  readonly gzip: Buffer;
}

const decompress = promisify(gunzip);

/** Data as the answer of a call, with the envelope. */
export async function packJson(data: object): Promise<PackedJson> {
  const { bytes, etag } = await tagJson({ data, message: '' });
  return { etag, gzip: await compress(bytes) };
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
