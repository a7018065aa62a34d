import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { BackupError, damaged } from './backupError';
import { BLOCK, paddingOf, readHeader } from './tar';

export interface ReadEntry {
  readonly name: string;
  readonly size: number;
  /** The bytes, while this entry is the current one: to be read to the end, or not at all. */
  readonly content: AsyncIterable<Buffer>;
}

/**
 * The entries of a `.tar.gz`, a few blocks in memory at a time.
 * @throws {BackupError} when there is no such file, and for an archive that is cut or damaged
 */
export async function* readArchive(path: string): AsyncGenerator<ReadEntry> {
  const gunzip = createGunzip();
  const fed = pipeline(createReadStream(path), gunzip);
  fed.catch(() => {});
  const next = nextOf(gunzip, (error) =>
    fed.then(
      () => readError(path, error),
      (failure: unknown) => readError(path, failure),
    ),
  );
  const { take, takeParts, takeRest } = taker(next);
  try {
    for (;;) {
      const header = readHeader(await take(BLOCK));
      if (header === null) break;
      if (header === 'damaged') throw damaged('an entry begins wrongly');
      const content = takeParts(header.size);
      yield { ...header, content };
      for (;;) if ((await content.next()).done) break;
      assertZero(await take(paddingOf(header.size)));
    }
    // The checksum of the whole is at its end, and covers the bytes that no digest covers.
    for await (const chunk of takeRest()) assertZero(chunk);
    await fed.catch((error: unknown) => Promise.reject(readError(path, error)));
  } finally {
    gunzip.destroy();
  }
}

const READ_ERRORS: Record<string, string> = {
  ENOENT: 'does not exist',
  EISDIR: 'is a folder',
  EACCES: 'cannot be opened by this user',
};

/** The error of an archive that cannot be read, because of its file or of its content. */
function readError(path: string, error: unknown): BackupError {
  const why = READ_ERRORS[(error as NodeJS.ErrnoException).code ?? ''];
  return why === undefined ? damaged('it cannot be unpacked') : new BackupError(`The backup ${path} ${why}.`);
}

/** @throws {BackupError} where there is something in what fills up */
function assertZero(bytes: Buffer): void {
  if (bytes.some((byte) => byte !== 0)) throw damaged('there is something between its entries');
}

/** Gives the next chunk of a stream, null at its end; its errors are those of the backup, whoever reads. */
function nextOf(stream: AsyncIterable<Buffer>, explain: (error: unknown) => Promise<BackupError>) {
  const chunks = stream[Symbol.asyncIterator]();
  return async (): Promise<Buffer | null> => {
    try {
      const { done, value } = await chunks.next();
      return done ? null : value;
    } catch (error) {
      throw await explain(error);
    }
  };
}

/** Takes exactly so many bytes of the chunks, in one piece or in parts, or all that are left. */
function taker(next: () => Promise<Buffer | null>) {
  let held: Buffer = Buffer.alloc(0);
  async function* takeParts(size: number): AsyncGenerator<Buffer> {
    for (let left = size; left > 0; ) {
      while (held.length === 0) {
        const chunk = await next();
        if (chunk === null) throw damaged('it ends too early');
        held = chunk;
      }
      const part = held.subarray(0, left);
      held = held.subarray(part.length);
      left -= part.length;
      yield part;
    }
  }
  const take = async (size: number): Promise<Buffer> => {
    const parts: Buffer[] = [];
    for await (const part of takeParts(size)) parts.push(part);
    return Buffer.concat(parts);
  };
  async function* takeRest(): AsyncGenerator<Buffer> {
    yield held;
    for (let chunk = await next(); chunk !== null; chunk = await next()) yield chunk;
  }
  return { take, takeParts, takeRest };
}
