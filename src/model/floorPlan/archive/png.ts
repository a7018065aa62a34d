import { meshError } from '../meshError';
import { crc32 } from './crc32';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Icons with a longer side are rejected. */
const MOST_SIDE = 4096;

/**
 * Width and height of a PNG image, after checking signature, header, lengths, checksums, image data and end.
 * @throws MeshError with the fault
 */
export function checkPng(bytes: Uint8Array): { width: number; height: number } {
  if (bytes.length === 0) throw meshError('png-empty');
  if (!SIGNATURE.every((byte, i) => bytes[i] === byte)) throw meshError('not-png');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let size: { width: number; height: number } | null = null;
  let hasPicture = false;
  let at = SIGNATURE.length;
  while (at + 12 <= bytes.length) {
    const length = view.getUint32(at);
    const kind = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const end = at + 12 + length;
    if (end > bytes.length) throw meshError('png-cut');
    if (crc32(bytes.subarray(at + 4, end - 4)) !== view.getUint32(end - 4)) throw meshError('png-damaged');
    if (!size) {
      if (kind !== 'IHDR' || length !== 13) throw meshError('png-without-header');
      size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    }
    if (kind === 'IDAT') hasPicture = true;
    if (kind === 'IEND') {
      if (!hasPicture) throw meshError('png-without-picture');
      if (size.width === 0 || size.height === 0) throw meshError('png-without-size');
      if (Math.max(size.width, size.height) > MOST_SIDE) {
        throw meshError('png-too-wide', { ...size, most: MOST_SIDE });
      }
      return size;
    }
    at = end;
  }
  throw meshError('png-cut');
}
