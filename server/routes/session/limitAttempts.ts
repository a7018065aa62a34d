import { HttpError } from '../../http/httpError';
import type { HandlerTools } from '../../http/implement';
import type { Principal } from '../../principal';
import { countAttempt } from '../../repositories/session/attempts';
import { serviceText } from '../../texts';
import { subnetOf } from '../organisations/subnetOf';

const WINDOW_SECONDS = 15 * 60;
/** Failed attempts in fifteen minutes: of an account, and from a subnet. */
export const PER_ACCOUNT = 10;
export const PER_SUBNET = 50;
/** Wrong passwords of an account from everywhere; its known subnets are not paused by them. */
export const PER_ACCOUNT_EVERYWHERE = 100;
/** Wrong codes per challenge or link, and per account over all of them. */
export const MAX_WRONG_CODES = 6;
export const CODES_PER_ACCOUNT = 30;

/** The counter of an account's codes, shared by all forms that ask for one. */
export const codesOf = (userId: number): string => `sign-in:codes:${userId}`;

/** The counter of addresses that a caller could not give to a user. */
export const addressesOf = ({ user }: Principal): string => `address:account:${user.id}`;

/** The counter of wrong passwords of an account from everywhere. */
export const signInsOf = (email: string): string => `sign-in:account:${email.toLowerCase()}`;

/** The counter of a form for the subnet of a caller. */
export const fromSubnet = (form: string, address: string): string => `${form}:subnet:${subnetOf(address)}`;

/** The counter of a form for an account, by its email address, and the subnet of the caller together. */
export const ofAccountFromSubnet = (form: string, email: string, address: string): string =>
  `${form}:account:${email.toLowerCase()}:subnet:${subnetOf(address)}`;

/**
 * Counts first and checks afterwards, so that parallel attempts are counted exactly.
 *
 * @throws HttpError 429 after more than `max` attempts in the current window
 */
export async function limitAttempts(
  { read, now }: Pick<HandlerTools, 'read' | 'now'>,
  key: string,
  max: number,
  windowSeconds = WINDOW_SECONDS,
): Promise<void> {
  const { count, windowEnds } = await countAttempt(read, key, now, windowSeconds);
  if (count <= max) return;
  const seconds = Math.max(1, Math.ceil((windowEnds.getTime() - now.getTime()) / 1000));
  throw new HttpError(429, 'slow-down', serviceText('failed.slowDown', { count: Math.ceil(seconds / 60) }), {
    retryAfter: seconds,
  });
}
