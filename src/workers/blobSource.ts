import type { ByteSource } from '@/model/floorPlan/archive/byteSource';

/** A file that a person chose, read piece by piece. */
export const blobSource = (blob: Blob): ByteSource => ({
  size: blob.size,
  read: async (start, end) => new Uint8Array(await blob.slice(start, end).arrayBuffer()),
});
