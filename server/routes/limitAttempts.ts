import { translate } from '@/contract/texts/translate';
import { HttpError } from '../http/httpError';
import type { HandlerTools } from '../http/implement';
import { countAttempt } from '../repositories/sessions/attempts';

const WINDOW_SECONDS = 15 * 60;
/** Wrong tries in fifteen minutes. */
export const PER_ACCOUNT = 10;
export const PER_ADDRESS = 50;
/** Wrong codes of one challenge or link, and of one account however many of those it has. */
export const MAX_WRONG_CODES = 6;
export const CODES_PER_ACCOUNT = 30;

/** The counter of an account's codes, wherever they are asked for. */
export const codesOf = (userId: number): string => `sign-in:codes:${userId}`;

/**
 * Counts first and looks afterwards, so that parallel tries are counted exactly (A2).
 *
 * @throws HttpError 429 when there were more than `max` in the running window
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
