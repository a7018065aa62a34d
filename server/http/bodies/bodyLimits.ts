import type { Endpoint } from '@/contract/endpoint';

/** Bytes of a body from somebody who is not signed in yet: the forms of sign-in and links are far smaller. */
export const SMALL_BODY = 64 * 1024;
/** Bytes of any other body, and of one that is parsed on the event loop. */
export const DEFAULT_BODY = 1024 * 1024;

/** Bytes that each value may claim on average; nodes and paths of a network have more. */
const BYTES_A_VALUE = 8;
/** A network with as many nodes, paths and transit groups as the contract allows has 1.5 million values. */
export const MAX_VALUES = 2_000_000;

export const bodyLimitOf = ({ policy, bodyLimit }: Pick<Endpoint, 'policy' | 'bodyLimit'>): number =>
  policy.who === 'signed-in' || policy.who === 'staff' ? (bodyLimit ?? DEFAULT_BODY) : SMALL_BODY;

/** Values at most in a body of a call that takes this many bytes: many tiny values cost more than their bytes suggest. */
export const maxValuesOf = (limit: number): number => Math.min(MAX_VALUES, Math.floor(limit / BYTES_A_VALUE));
