import { close, fstatSync, openSync, read } from 'node:fs';
import { promisify } from 'node:util';
import type { ByteSource } from '@/model/floorPlan/archive/byteSource';

/** A file on disk, read piece by piece; close it when done. */
export interface FileSource extends ByteSource {
  close(): Promise<void>;
}

const readFrom = promisify(read);
const closeFile = promisify(close);

/** Opens by a plain descriptor, which Node closes when a thread is terminated; it never closes a FileHandle there. */
export async function openFile(path: string): Promise<FileSource> {
  const descriptor = openSync(path, 'r');
  const { size } = fstatSync(descriptor);
  return { size, read: (start, end) => readAt(descriptor, start, end), close: () => closeFile(descriptor) };
}

async function readAt(descriptor: number, start: number, end: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(Math.max(0, end - start));
  let filled = 0;
  while (filled < bytes.length) {
    const { bytesRead } = await readFrom(descriptor, bytes, filled, bytes.length - filled, start + filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return bytes.subarray(0, filled);
}
