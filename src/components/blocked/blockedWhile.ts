import { translate } from '@/contract/texts/translate';

/** Why a control is blocked while something runs, or, with words of its own, while a condition holds; null otherwise. */
export const blockedWhile = (isRunning: boolean, words = translate('blocked.busy')): string | null =>
  isRunning ? words : null;
