import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import type { Upload } from '@/contract/endpoint';
import { translate } from '@/contract/texts/translate';
import { cutText } from '@/model/text/cutText';
import { DomainError, InvalidError } from '../errors';
import { serviceText } from '../texts';
import { type ConnectionLimits, exemptUpload } from './connectionLimits';
import { HttpError } from './httpError';
import type { ReceivedFile } from './implement';

/** RFC 2046. A longer one is no browser's, and more than the parser takes. */
const MAX_BOUNDARY = 70;

/** Maximum number of fields beside the files, and bytes of each. */
const MAX_FIELDS = 20;
const MAX_FIELD_BYTES = 64 * 1024;

/** A multipart request: its files, stored, and its other fields as strings. */
export interface ReceivedForm {
  readonly files: readonly ReceivedFile[];
  readonly fields: Readonly<Record<string, string>>;
}

interface Receiving {
  /** Where the files are written. */
  readonly folder: string;
  readonly limits: Pick<ConnectionLimits, 'uploadWindow' | 'uploadLeast'>;
  /** Throws where the files have no room; else gives what is called when they have arrived, or never will. */
  readonly admit: () => Promise<(() => void) | undefined>;
}

/**
 * Writes the files of a multipart request into a folder under generated names. The caller deletes them.
 *
 * @throws HttpError 413 when one is larger than the call allows, or 415; InvalidError when there is no file, or one too many;
 * what `admit` throws
 */
export async function receiveForm(
  request: FastifyRequest,
  upload: Upload,
  { folder, limits, admit }: Receiving,
): Promise<ReceivedForm> {
  if (!request.isMultipart() || boundaryOf(request).length > MAX_BOUNDARY)
    throw new HttpError(415, 'media', serviceText('failed.media'));
  const { field, aliases = [], limit, most = 1 } = upload;
  const stopWatching = abortWhenSlow(request, limits);
  const endExemption = exemptUpload(request.raw.socket);
  const files: ReceivedFile[] = [];
  const paths: string[] = [];
  const fields: Record<string, string> = Object.create(null);
  let endArrival: (() => void) | undefined;
  try {
    endArrival = await admit();
    // The request was cut while its caller was looked up: no part will arrive, and no event would report that.
    if (request.raw.destroyed) throw new InvalidError({ [field]: [translate('failed.body')] });
    const sizes = { fileSize: limit, files: most, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES };
    for await (const part of request.parts({ limits: { ...sizes, parts: most + MAX_FIELDS } })) {
      if (part.type === 'field') {
        if (part.valueTruncated || part.fieldnameTruncated)
          throw new InvalidError({ [field]: [translate('failed.body')] });
        fields[part.fieldname] = String(part.value);
        continue;
      }
      if (![field, ...aliases].includes(part.fieldname))
        throw new InvalidError({ [field]: [translate('failed.body')] });
      const path = join(folder, `${randomUUID()}.part`);
      paths.push(path);
      const hash = createHash('sha256');
      part.file.on('data', (chunk: Buffer) => hash.update(chunk));
      await pipeline(part.file, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
      if (part.file.truncated) throw tooLarge(limit);
      files.push({
        path,
        field: part.fieldname,
        filename: cutText(part.filename, 255),
        bytes: part.file.bytesRead,
        sha256: hash.digest('hex'),
      });
    }
    if (files.length === 0) throw new InvalidError({ [field]: [translate('failed.body')] });
    return { files, fields: { ...fields } };
  } catch (error) {
    await Promise.all(paths.map((path) => rm(path, { force: true })));
    // Otherwise the next request on this connection waits behind the rest of the form.
    request.raw.unpipe().resume();
    throw toUploadError(error, upload);
  } finally {
    endArrival?.();
    stopWatching();
    endExemption();
  }
}

/** Aborts an upload that hardly moves, so that nobody can hold connections open; returns what ends the watch. */
function abortWhenSlow(
  { raw }: FastifyRequest,
  { uploadWindow, uploadLeast }: Pick<ConnectionLimits, 'uploadWindow' | 'uploadLeast'>,
): () => void {
  let seen = raw.socket.bytesRead;
  const timer = setInterval(() => {
    const { bytesRead } = raw.socket;
    if (bytesRead - seen < uploadLeast) raw.destroy(new Error('The upload has stopped.'));
    seen = bytesRead;
  }, uploadWindow);
  return () => clearInterval(timer);
}

const boundaryOf = ({ headers }: FastifyRequest): string =>
  /boundary=(?:"([^"]*)"|([^;\s]*))/i
    .exec(headers['content-type'] ?? '')
    ?.slice(1)
    .find((one) => one !== undefined) ?? '';

export const tooLarge = (limit: number) =>
  new HttpError(413, 'too-large', serviceText('failed.tooLarge', { limit: `${Math.floor(limit / 1024 / 1024)} MB` }));

function toUploadError(error: unknown, upload: Upload): unknown {
  if (error instanceof HttpError || error instanceof DomainError) return error;
  // A disk that is full or broken names the path of the file, whose words are no sign of a form that is wrong.
  if (error instanceof Error && 'syscall' in error) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(upload.limit);
  if (code.startsWith('FST_') || /multipart|form|boundary|Part/i.test(error instanceof Error ? error.message : ''))
    return new InvalidError({ [upload.field]: [translate('failed.body')] });
  return error;
}
