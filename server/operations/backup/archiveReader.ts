import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { BackupError, damaged } from './backupError';
import { BLOCK, paddingOf, readHeader } from './tar';

export interface ReadEntry {
  readonly name: string;
  readonly content: Buffer;
}

/** The entries of a `.tar.gz`, one in memory at a time. @throws {BackupError} for an archive that is cut or damaged */
export async function* readArchive(path: string): AsyncGenerator<ReadEntry> {
  const gunzip = createGunzip();
  const fed = pipeline(createReadStream(path), gunzip);
  fed.catch(() => {});
  const { take, takeRest } = taker(gunzip);
  try {
    for (;;) {
      const header = readHeader(await take(BLOCK));
      if (header === null) break;
      if (header === 'damaged') throw damaged('an entry begins wrongly');
      const content = await take(header.size);
      assertZero(await take(paddingOf(header.size)));
      yield { name: header.name, content };
    }
    // The checksum of the whole is at its end, and covers the bytes that no digest covers.
    for await (const chunk of takeRest()) assertZero(chunk);
    await fed;
  } catch (error) {
    if (error instanceof BackupError || (error as NodeJS.ErrnoException).code === 'ENOENT') throw error;
    throw damaged('it cannot be unpacked');
  } finally {
    gunzip.destroy();
  }
}

/** @throws {BackupError} where there is something in what fills up */
function assertZero(bytes: Buffer): void {
  if (bytes.some((byte) => byte !== 0)) throw damaged('there is something between its entries');
}

/** Takes exactly so many bytes of a stream at a time, or all that are left. */
function taker(stream: AsyncIterable<Buffer>) {
  const chunks = stream[Symbol.asyncIterator]();
  let held: Buffer[] = [];
  let length = 0;
  const take = async (size: number): Promise<Buffer> => {
    while (length < size) {
      const next = await chunks.next();
      if (next.done) throw damaged('it ends too early');
      held.push(next.value);
      length += next.value.length;
    }
    const all = Buffer.concat(held, length);
    held = [all.subarray(size)];
    length -= size;
    return all.subarray(0, size);
  };
  async function* takeRest(): AsyncGenerator<Buffer> {
    yield* held;
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
  }
  return { take, takeRest };
}
