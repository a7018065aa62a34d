/** Words of secrets that were copied from an example or made up quickly. */
const GUESSABLE =
  'demo|atrium|change.?me|example|secret|password|passw0rd|default|qwerty|letmein|placeholder|1234567|abcdefg';
const GUESSABLE_ANYWHERE = new RegExp(GUESSABLE, 'gi');
const GUESSABLE_WORD = new RegExp(`(?<![a-z0-9])(${GUESSABLE})(?![a-z0-9])`, 'i');

/** Why a secret is too easy to guess, as the end of a sentence; null when it is strong enough. */
export function secretWeakness(secret: string, minLength = 32): string | null {
  if (secret.length < minLength) return `has ${secret.length} characters, fewer than ${minLength}`;
  // One random secret in 25,000 spells a short word by chance, within others; what is beside it is then still long enough.
  if (GUESSABLE_WORD.test(secret) || secret.replaceAll(GUESSABLE_ANYWHERE, '').length < minLength)
    return 'contains a word that secrets of examples and demos have';
  if (new Set(secret).size < 12) return 'has too few different characters';
  if (/^(.{1,16})\1+$/s.test(secret)) return 'repeats itself';
  if (isCounted(secret)) return 'counts up or down';
  return null;
}

/** Share of equal steps between neighbours from which a secret is taken for one that was typed in order. */
const ORDERED = 0.5;

/**
 * Whether it counts: letters or digits in their order, or numbers of two, three or four characters, such as `000102…`, by
 * steps of any size. In a random secret no step is that frequent.
 */
function isCounted(secret: string): boolean {
  const plain = secret.toLowerCase().replace(/[^a-z0-9]/g, '');
  return [1, 2, 3, 4].some((size) =>
    [10, 16, 36].some((base) => {
      const numbers = Array.from({ length: Math.floor(plain.length / size) }, (_, at) =>
        Number.parseInt(plain.slice(at * size, (at + 1) * size), base),
      );
      const steps = numbers.slice(1).map((number, at) => number - (numbers[at] ?? Number.NaN));
      const most = Math.max(...steps.map((step) => steps.filter((one) => one === step).length));
      return steps.length > 3 && most / steps.length >= ORDERED;
    }),
  );
}
