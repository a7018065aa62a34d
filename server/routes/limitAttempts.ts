import { translate } from '@/contract/texts/translate';
import { HttpError } from '../http/httpError';
import type { HandlerTools } from '../http/implement';
import { countAttempt } from '../repositories/sessions/attempts';

const WINDOW_SECONDS = 15 * 60;
/** Failed attempts in fifteen minutes. */
export const PER_ACCOUNT = 10;
export const PER_ADDRESS = 50;
/** Wrong codes per challenge or link, and per account over all of them. */
export const MAX_WRONG_CODES = 6;
export const CODES_PER_ACCOUNT = 30;

/** The counter of an account's codes, shared by all forms that ask for one. */
export const codesOf = (userId: number): string => `sign-in:codes:${userId}`;

/**
 * Counts first and checks afterwards, so that parallel attempts are counted exactly.
 *
 * @throws HttpError 429 after more than `max` attempts in the current window
 */
export async function limitAttempts(
  { read, now }: Pick<HandlerTools, 'read' | 'now'>,
  key: string,
  max: number,
): Promise<void> {
  const { count, windowEnds } = await countAttempt(read, key, now, WINDOW_SECONDS);
  if (count <= max) return;
  const seconds = Math.max(1, Math.ceil((windowEnds.getTime() - now.getTime()) / 1000));
  throw new HttpError(429, 'slow-down', translate('failed.slowDown', { minutes: Math.ceil(seconds / 60) }), {
    retryAfter: seconds,
  });
}
