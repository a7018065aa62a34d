/** Apostrophes, quotation marks, dots and characters without width: people leave them out. */
export const IGNORED = '\'’‘‛ʼʻʹ′`´"“”„‟«»‹›.·\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufeff';

/** Marks that are part of a letter in the scripts of Europe and the Near East, and those of kana. */
export const MARKS =
  '\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u20d0-\u20f0\u3099\u309a';

/** Letters that no form of Unicode takes apart, as they are typed without them. */
export const LETTERS: readonly (readonly string[])[] =
  'ß:ss ẞ:ss æ:ae œ:oe þ:th ł:l ø:o đ:d ð:d ħ:h ı:i ŋ:n ŧ:t ƒ:f ς:σ ґ:г'.split(' ').map((pair) => pair.split(':'));

/** Between the words of a name. */
export const BLANKS = '‐‑‒–—―_/\\\\,⁄-';

const ignored = new RegExp(`[${IGNORED}]`, 'gu');
const marks = new RegExp(`[${MARKS}]`, 'gu');
const blanks = new RegExp(`[\\s${BLANKS}]+`, 'gu');
const typedFor = new Map(LETTERS.map(([letter = '', typed = '']) => [letter, typed]));

/**
 * A text as it is searched: without case, accents, apostrophes and dots, so that "mcdonalds" finds "McDonald’s" and "strasse"
 * finds "Straße". The database folds alike; lists, pickers, visitors and the global search find the same.
 */
export const folded = (text: string): string =>
  text
    .replace(ignored, '')
    .normalize('NFKD')
    .replace(ignored, '')
    .replace(marks, '')
    .toLowerCase()
    .replace(/[^\0-\x7f]/gu, (letter) => typedFor.get(letter) ?? letter)
    .replace(blanks, ' ')
    .trim();
