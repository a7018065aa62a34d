import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { header } from './header';
import type { FileAnswer } from './implement';

/** A proxy must pass each event on at once. */
export const sendEvents = (events: Readable, reply: FastifyReply) =>
  reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no').send(events);

export function sendFile(answer: FileAnswer, request: FastifyRequest, reply: FastifyReply) {
  reply.header('etag', answer.etag).header('cache-control', 'private, no-cache');
  if (answer.filename !== undefined || !INLINE_TYPES.has(answer.contentType))
    reply
      .header('content-disposition', dispositionOf(answer.filename))
      .header('content-security-policy', "sandbox; default-src 'none'");
  if (header(request, 'if-none-match') === answer.etag) {
    answer.stream.destroy();
    return reply.code(304).send();
  }
  if (answer.part !== undefined) reply.header('accept-ranges', 'bytes');
  if (answer.part) {
    const { start, total } = answer.part;
    reply.code(206).header('content-range', `bytes ${start}-${start + answer.bytes - 1}/${total}`);
  }
  return reply.type(answer.contentType).header('content-length', answer.bytes).send(answer.stream);
}

/** Pictures that the service made, and films, which no browser runs. Any other file is saved instead of shown. */
const INLINE_TYPES: ReadonlySet<string> = new Set(['image/webp', 'image/png', 'image/jpeg', 'video/mp4', 'video/webm']);

/** A plain name as it is, any other one encoded. */
const dispositionOf = (filename: string | undefined): string => {
  if (filename === undefined) return 'attachment';
  return /^[\w .()-]+$/.test(filename)
    ? `attachment; filename="${filename}"`
    : `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`;
};
