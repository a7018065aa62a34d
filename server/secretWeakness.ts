/** Words of secrets that were copied from an example or made up quickly. */
const GUESSABLE =
  /demo|atrium|change.?me|example|secret|password|passw0rd|default|qwerty|letmein|placeholder|1234567|abcdefg/i;

/** Why a secret is too easy to guess, as the end of a sentence; null when it is strong enough. */
export function secretWeakness(secret: string, minLength = 32): string | null {
  if (secret.length < minLength) return `has ${secret.length} characters, fewer than ${minLength}`;
  if (GUESSABLE.test(secret)) return 'contains a word that secrets of examples and demos have';
  if (new Set(secret).size < 12) return 'has too few different characters';
  if (/^(.{1,16})\1+$/s.test(secret)) return 'repeats itself';
  return null;
}
