import { randomUUID } from 'node:crypto';

/** Prefixes that separate files by kind. */
export const KEY_PREFIXES = ['uploads', 'plans', 'publications', 'images', 'files', 'builds', 'attachments'] as const;
export type KeyPrefix = (typeof KEY_PREFIXES)[number];

/** A unique key; it contains its date, so that leftovers can be found. */
export const newKey = (prefix: KeyPrefix, now: Date, ending = ''): string =>
  `${prefix}/${now.getTime().toString(36)}-${randomUUID()}${ending}`;

/** The end of the keys of a prefix that were made before a time, in the order of keys. */
export const beforeKeysOf = (prefix: KeyPrefix, time: Date): string => `${prefix}/${time.getTime().toString(36)}`;

/** Creation time of a key of `newKey`, in milliseconds since 1970; null for any other. */
export function keyTime(key: string): number | null {
  const time = /^[a-z]+\/([0-9a-z]{1,11})-[0-9a-f]{8}-/.exec(key)?.[1];
  return time === undefined ? null : Number.parseInt(time, 36);
}
