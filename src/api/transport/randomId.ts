const RANDOM = 4;
const TIME_ORDERED = 7;
/** Milliseconds: the times of visits are kept to the quarter of an hour, and their ids say no more. */
const QUARTER = 15 * 60_000;

/** A random uuid; `crypto.randomUUID` is there over https alone. */
export const randomId = (): string => uuidOf(crypto.getRandomValues(new Uint8Array(16)), RANDOM);

/**
 * A random uuid that begins with the quarter of an hour of `time`, in milliseconds since 1970 (version 7 of RFC 9562): rows of
 * one time are then neighbours in an index, however many there are.
 */
export function timeOrderedId(time: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  let rest = Math.floor(time / QUARTER) * QUARTER;
  for (let at = 5; at >= 0; at -= 1) {
    bytes[at] = rest % 256;
    rest = Math.floor(rest / 256);
  }
  return uuidOf(bytes, TIME_ORDERED);
}

function uuidOf([...bytes]: Uint8Array, version: number): string {
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | (version << 4);
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
