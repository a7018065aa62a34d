import { createHash } from 'node:crypto';

/** The namespace of the ids that exports make. */
const NAMESPACE = Buffer.from('5b1d2f0ae6b34f0c9a0e3a0d6c1f7a42', 'hex');
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A UUID of version 5 (RFC 9562): the same name has the same one in every export. */
export function namedUuid(name: string): string {
  const bytes = createHash('sha1').update(NAMESPACE).update(name).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x50;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Gives out the ids of an archive, each once. */
export type ImdfIds = (key: string, source?: string) => string;

/** An id that came with the floor plan is kept where it is a UUID that no feature has yet; others follow from the key. */
export function createImdfIds(): ImdfIds {
  const taken = new Set<string>();
  return (key, source) => {
    const isKept = source !== undefined && UUID.test(source) && !taken.has(source.toLowerCase());
    const id = isKept ? source : namedUuid(key);
    taken.add(id.toLowerCase());
    return id;
  };
}
