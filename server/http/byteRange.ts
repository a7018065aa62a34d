/** Bytes from `start` to `end`, both included; without `end` to the last. */
export interface ByteRange {
  readonly start: number;
  readonly end?: number;
}

/** The one range of bytes that a `Range` header asks for; null for any other header, which a service may ignore. */
export function byteRangeOf(header: string | null): ByteRange | null {
  const [, start, end] = /^bytes=(\d{1,12})-(\d{0,12})$/.exec(header ?? '') ?? [];
  if (start === undefined) return null;
  if (end === undefined || end === '') return { start: Number(start) };
  return Number(end) >= Number(start) ? { start: Number(start), end: Number(end) } : null;
}
