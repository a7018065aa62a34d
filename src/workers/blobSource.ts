import type { ByteSource } from '@/model/floorPlan/archive/byteSource';
import { meshError } from '@/model/floorPlan/meshError';

/**
 * A file that a person chose, read piece by piece. A read fails with a MeshError where the file was changed, moved or deleted
 * since, which a browser allows at any time.
 */
export const blobSource = (blob: Blob): ByteSource => ({
  size: blob.size,
  read: (start, end) => bytesOf(blob.slice(start, end)),
});

/** All of a file that a person chose. @throws MeshError where it was changed, moved or deleted since */
export async function bytesOf(blob: Blob): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await blob.arrayBuffer());
  } catch {
    throw meshError('file-changed');
  }
}
