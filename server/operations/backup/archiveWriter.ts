import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { BLOCK, paddingOf, writeHeader } from './tar';

export interface ArchiveWriter {
  /** Writes an entry and returns the SHA-256 of its content. @throws when the content has another size */
  add(name: string, size: number, content: Readable | Uint8Array): Promise<string>;
  /** Ends the archive; resolves once it would survive a power cut. */
  end(): Promise<void>;
  /** Stops writing; written bytes remain. */
  abort(): void;
}

/** Writes a `.tar.gz` that only this user can read. */
export function createArchiveWriter(path: string): ArchiveWriter {
  const gzip = createGzip({ level: 1 });
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  const written = finished(gzip.pipe(file));
  written.catch(() => {});
  gzip.on('error', (error) => file.destroy(error));
  const write = async (bytes: Uint8Array) => {
    if (file.destroyed) await written;
    if (!gzip.write(bytes)) await Promise.race([once(gzip, 'drain'), written]);
  };
  return {
    add: async (name, size, content) => {
      await write(writeHeader({ name, size }));
      const hash = createHash('sha256');
      let length = 0;
      for await (const chunk of content instanceof Uint8Array ? [content] : (content as AsyncIterable<Uint8Array>)) {
        hash.update(chunk);
        length += chunk.byteLength;
        await write(chunk);
      }
      if (length !== size) throw new Error(`${name} has ${length} bytes instead of ${size}.`);
      await write(Buffer.alloc(paddingOf(size)));
      return hash.digest('hex');
    },
    end: async () => {
      gzip.end(Buffer.alloc(2 * BLOCK));
      await written;
      const handle = await open(path);
      await handle.sync().finally(() => handle.close());
    },
    abort: () => {
      gzip.destroy();
      file.destroy();
    },
  };
}
