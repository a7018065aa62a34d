import { say } from '@/contract/texts/say';
import type { Tools } from '../http/implement';
import { Refused } from '../http/refused';
import { countAttempt } from '../repositories/attempts';

const WINDOW_SECONDS = 15 * 60;
/** Wrong tries in fifteen minutes. */
export const PER_ACCOUNT = 10;
export const PER_ADDRESS = 50;
/** Wrong codes of one challenge or link, and of one account however many of those it has. */
export const WRONG_CODES = 6;
export const CODES_PER_ACCOUNT = 30;

/** The counter of an account's codes, wherever they are asked for. */
export const codesOf = (userId: number): string => `sign-in:codes:${userId}`;

/**
 * Counts first and looks afterwards, so that parallel tries are counted exactly (A2).
 *
 * @throws Refused 429 when there were more than `most` in the running window
 */
export async function limitAttempts(
  { read, now }: Pick<Tools, 'read' | 'now'>,
  key: string,
  most: number,
): Promise<void> {
  const { count, windowEnds } = await countAttempt(read, key, now, WINDOW_SECONDS);
  if (count <= most) return;
  const seconds = Math.max(1, Math.ceil((windowEnds.getTime() - now.getTime()) / 1000));
  throw new Refused(429, 'slow-down', say('failed.slowDown', { minutes: Math.ceil(seconds / 60) }), {
    retryAfter: seconds,
  });
}
