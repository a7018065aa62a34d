/** Letters that a word needs before a letter of it may be wrong, and before two may. */
const ONE_WRONG = 4;
const TWO_WRONG = 8;

/**
 * Whether a typed word is a word with a typing error: a letter wrong, missing, too much, or two exchanged; two of them in a
 * long word. A word that is not yet typed to its end is compared with the beginning.
 */
export function isNearWord(typed: string, word: string): boolean {
  const most = typed.length >= TWO_WRONG ? 2 : typed.length >= ONE_WRONG ? 1 : 0;
  // The first letter is seldom wrong, and most words differ in it.
  if (most === 0 || typed[0] !== word[0]) return false;
  return isWithin(typed, word.slice(0, typed.length + most), most);
}

/** Whether a text becomes the beginning of another by so many errors (Damerau and Levenshtein, with neighbours alone). */
function isWithin(typed: string, word: string, most: number): boolean {
  let before: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row++) {
    const next = [row];
    for (let at = 1; at <= word.length; at++) {
      const isSame = typed[row - 1] === word[at - 1];
      let least = Math.min(next[at - 1]! + 1, last[at]! + 1, last[at - 1]! + (isSame ? 0 : 1));
      const isExchanged = row > 1 && at > 1 && typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1];
      if (isExchanged) least = Math.min(least, before[at - 2]! + 1);
      next.push(least);
    }
    if (Math.min(...next) > most) return false;
    [before, last] = [last, next];
  }
  return Math.min(...last) <= most;
}
