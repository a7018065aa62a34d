import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import type { Upload } from '@/contract/endpoint';
import { say } from '@/contract/texts/say';
import type { ReceivedFile } from './implement';
import { invalid, Refused } from './refused';

/** A form that sends nothing for this long is cut off, so that nobody holds a connection open for ever (I3). */
const IDLE_MILLISECONDS = 30_000;
const LOOK_MILLISECONDS = 5_000;

/**
 * Writes the one file of a multipart call into `folder` under a name of ours. The caller deletes it.
 *
 * @throws Refused 413 when it is larger than the call allows, 415 or 422 when there is no such file
 */
export async function receiveFile(request: FastifyRequest, upload: Upload, folder: string): Promise<ReceivedFile> {
  if (!request.isMultipart()) throw new Refused(415, 'media', say('failed.media'));
  const path = join(folder, `${randomUUID()}.part`);
  const stopWatching = cutOffWhenStill(request);
  try {
    const part = await request.file({ limits: { fileSize: upload.limit, files: 1, fields: 20, parts: 30 } });
    if (!part || part.fieldname !== upload.field) throw invalid({ [upload.field]: [say('failed.body')] });
    const hash = createHash('sha256');
    part.file.on('data', (chunk: Buffer) => hash.update(chunk));
    await pipeline(part.file, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    if (part.file.truncated) throw tooLarge(upload.limit);
    return {
      path,
      filename: part.filename.slice(0, 255),
      bytes: part.file.bytesRead,
      sha256: hash.digest('hex'),
    };
  } catch (error) {
    await rm(path, { force: true });
    throw toRefusal(error, upload);
  } finally {
    stopWatching();
  }
}

/** Looks now and then whether bytes still come in; gives what ends the watch. */
function cutOffWhenStill({ raw }: FastifyRequest): () => void {
  let seen = -1;
  let still = 0;
  const timer = setInterval(() => {
    const { bytesRead } = raw.socket;
    still = bytesRead === seen ? still + LOOK_MILLISECONDS : 0;
    seen = bytesRead;
    if (still >= IDLE_MILLISECONDS) raw.destroy(new Error('The upload stood still.'));
  }, LOOK_MILLISECONDS);
  return () => clearInterval(timer);
}

const tooLarge = (limit: number) =>
  new Refused(413, 'too-large', say('failed.tooLarge', { limit: `${Math.floor(limit / 1024 / 1024)} MB` }));

function toRefusal(error: unknown, upload: Upload): unknown {
  if (error instanceof Refused) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(upload.limit);
  if (code.startsWith('FST_') || /multipart|form|boundary|Part/i.test(error instanceof Error ? error.message : ''))
    return invalid({ [upload.field]: [say('failed.body')] });
  return error;
}
