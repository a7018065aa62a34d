import type { ByteRange } from './storage';

/**
 * Cuts the range to a file of `size` bytes.
 * @throws RangeError when it begins at or after the end, or is invalid
 */
export function sliceOf(range: ByteRange, size: number): { start: number; end: number } {
  const { start, end = size - 1 } = range;
  if (!Number.isInteger(start) || !Number.isInteger(end) || start < 0 || start >= size || end < start)
    throw new RangeError(`No bytes ${start} to ${end} in a file of ${size} bytes.`);
  return { start, end: Math.min(end, size - 1) };
}
