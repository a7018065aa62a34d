import type { FeatureName } from '@/model/access/features';

/**
 * A record of which an organisation has a list. From this follow its calls, routes and queries, its event and what that makes
 * stale, its page with title, address and link, its label and icon in the audit log.
 */
const plain = <const M extends string>(many: M, feature: FeatureName) =>
  ({ id: 'number', event: `${many}-update`, list: many, feature }) as const;

/** The plain records. They are not among the other kinds, which the page of the sign-in does not need. */
export const PLAIN_RECORDS = {
  amenity: plain('amenities', 'amenities'),
} as const;

export type PlainKind = keyof typeof PLAIN_RECORDS;
/** The plural of a plain record. */
export type PlainList = (typeof PLAIN_RECORDS)[PlainKind]['list'];

export const isPlainKind = (kind: string): kind is PlainKind => Object.hasOwn(PLAIN_RECORDS, kind);

export const PLAIN_KINDS: readonly PlainKind[] = Object.keys(PLAIN_RECORDS).filter(isPlainKind);
