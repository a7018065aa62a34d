import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSmall, stringifyInSlices } from '../stringifyInSlices';

/** Answers below this size gain nothing from a tag or compression. */
const MIN_BYTES = 1024;
/** Level 1 already compresses lists to a tenth; higher levels cost time and save little. */
const LEVEL = 1;
const gzipBytes = promisify(gzip);
/** As an answer that is sent once. */
export const compress = (bytes: Buffer): Promise<Buffer> => gzipBytes(bytes, { level: LEVEL });
/** Headers that the answer depends on, so that no cache serves one organisation's answer to another. */
export const VARY = 'accept-encoding, authorization, cookie, x-acting-organisation';
export const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Answers a GET with JSON: 304 when the caller has the same content, gzip when accepted. The tag is a weak hash of the
 * content, since compressed and plain bytes share it.
 */
export async function sendJson(answer: object, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { bytes, etag } = await tagJson(answer);
  reply.type(JSON_TYPE);
  if (bytes.length < MIN_BYTES) return reply.send(bytes);
  reply.header('etag', etag).header('vary', VARY);
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (!acceptsGzip(request.headers['accept-encoding'])) return reply.send(bytes);
  return reply.header('content-encoding', 'gzip').send(await compress(bytes));
}

/** JSON as bytes with their tag: a weak hash of the content. */
export async function tagJson(answer: object): Promise<{ readonly bytes: Buffer; readonly etag: string }> {
  const hash = createHash('sha1');
  const bytes = await toJson(answer, (piece) => hash.update(piece));
  return { bytes, etag: `W/"${hash.digest('base64url')}"` };
}

/** The answer as JSON; a large one is written in slices, so that it holds up no other call. `onPiece` gets all of it. */
export async function toJson(answer: object, onPiece: (piece: Buffer) => void = () => undefined): Promise<Buffer> {
  if (!isSmall(answer)) return stringifyInSlices(answer, onPiece);
  const bytes = Buffer.from(JSON.stringify(answer));
  onPiece(bytes);
  return bytes;
}

/** Weak comparison: proxies may have changed the tag of a compressed answer into a weak or strong one. */
export function matchesEtag(known: string | undefined, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return known?.split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(etag)) ?? false;
}

export function acceptsGzip(accepted: string | string[] | undefined): boolean {
  const weights = new Map(
    String(accepted ?? '')
      .toLowerCase()
      .split(',')
      .map((coding) => {
        const [name = '', ...parameters] = coding.split(';').map((part) => part.trim());
        const weight = parameters.find((part) => part.startsWith('q='))?.slice(2);
        return [name, weight === undefined ? 1 : Number(weight)] as const;
      }),
  );
  return (weights.get('gzip') ?? weights.get('*') ?? 0) > 0;
}
