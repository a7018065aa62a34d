import type { RouteDifference } from '@/model/routing/routeFigures';
import { text } from './texts';

/** A duration in minutes and seconds. @param seconds whole and not negative */
export function durationText(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  if (minutes === 0) return text('seconds', { seconds });
  return rest === 0 ? text('minutes', { minutes }) : text('minutesSeconds', { minutes, seconds: rest });
}

/** A difference with its sign. @param words the amount without its sign, in words */
export function signedText(amount: number, words: (amount: number) => string): string {
  if (amount === 0) return text('same');
  return text(amount > 0 ? 'more' : 'less', { amount: words(Math.abs(amount)) });
}

/** A difference as a sentence, to be read out. */
export function differenceSentence({ metres, seconds, changes, stepFree }: RouteDifference): string {
  const differences = [
    metres !== 0 &&
      text(metres > 0 ? 'compared.longer' : 'compared.shorter', {
        amount: text('length', { metres: Math.abs(metres) }),
      }),
    seconds !== 0 &&
      text(seconds > 0 ? 'compared.slower' : 'compared.faster', { amount: durationText(Math.abs(seconds)) }),
    changes !== 0 && text(changes > 0 ? 'compared.more' : 'compared.fewer', { count: Math.abs(changes) }),
    stepFree !== 0 && text(stepFree > 0 ? 'compared.gained' : 'compared.lost'),
  ].filter((one) => one !== false);
  return differences.length === 0 ? text('comparedEqual') : text('compared', { differences: differences.join(', ') });
}
