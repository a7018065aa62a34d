import { type FileHandle, open } from 'node:fs/promises';
import type { ByteSource } from '@/model/floorPlan/archive/byteSource';

/** A file on disk, read piece by piece; close it when done. */
export interface FileSource extends ByteSource {
  close(): Promise<void>;
}

export async function openFile(path: string): Promise<FileSource> {
  const handle = await open(path, 'r');
  const { size } = await handle.stat();
  return { size, read: (start, end) => readAt(handle, start, end), close: () => handle.close() };
}

async function readAt(handle: FileHandle, start: number, end: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(Math.max(0, end - start));
  let filled = 0;
  while (filled < bytes.length) {
    const { bytesRead } = await handle.read(bytes, filled, bytes.length - filled, start + filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return bytes.subarray(0, filled);
}
