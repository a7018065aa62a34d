import { randomUUID } from 'node:crypto';

/** Ways to keep files apart by what they are. */
export type KeyPrefix = 'uploads' | 'plans' | 'publications' | 'images';

/** A key that was never used and never will be again; it contains its date, so that leftovers can be found. */
export const newKey = (prefix: KeyPrefix, now: Date, ending = ''): string =>
  `${prefix}/${now.getTime().toString(36)}-${randomUUID()}${ending}`;

/** When a key of `newKey` was made, in milliseconds since 1970; null for any other. */
export function keyTime(key: string): number | null {
  const time = /^[a-z]+\/([0-9a-z]{1,11})-[0-9a-f]{8}-/.exec(key)?.[1];
  return time === undefined ? null : Number.parseInt(time, 36);
}
