/** Of the scripts of the supported languages: Arabic, Persian and Urdu, Hindi. */
const ZEROS = [0x660, 0x6f0, 0x966];
const digitOf = (letter: string): string => {
  const code = letter.charCodeAt(0);
  return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code));
};

/** Latin digits, the Arabic signs as ours, one minus, without marks of direction and what is copied along behind a number. */
const inAscii = (typed: string): string =>
  typed
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g, digitOf)
    .replace(/\u066b/g, '.')
    .replace(/\u066c/g, "'")
    .replace(/[\u2212\u2013]/g, '-')
    .replace(/[\s,;]+$/, '')
    .trim();

/** Thousands in groups, with the mark of their fraction: by blanks and apostrophes, by commas (in India in twos), by points. */
const GROUPED: readonly { readonly style: RegExp; readonly fraction: RegExp }[] = [
  { style: /^\d{1,3}([\s'\u2019])\d{3}(\1\d{3})*([.,]\d*)?$/, fraction: /[.,]/ },
  { style: /^\d{1,3}(,\d{2,3})*,\d{3}\.\d*$|^\d{1,3}(,\d{2,3})+,\d{3}$/, fraction: /\./ },
  { style: /^\d{1,3}(\.\d{3})+,\d*$|^\d{1,3}(\.\d{3}){2,}$/, fraction: /,/ },
];
/** One point or comma, which may be of thousands or of a fraction. */
const TWO_WAYS = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/;

/** The two numbers that a text such as "1,250" may mean, or null. */
export function twoWaysOf(typed: string): { readonly whole: number; readonly fraction: number } | null {
  const text = inAscii(typed);
  if (!TWO_WAYS.test(text)) return null;
  return { whole: Number(text.replace(/[.,]/, '')), fraction: Number(text.replace(',', '.')) };
}

/**
 * A number as people of the supported languages write it, whole: null for nothing, NaN for anything else and for what can be
 * read in two ways.
 */
export const readNumber = (typed: string): number | null => (twoWaysOf(typed) ? Number.NaN : readDecimal(typed));

/** As `readNumber`, for numbers that have no thousands, such as degrees: one point or comma is that of the fraction. */
export function readDecimal(typed: string): number | null {
  const text = inAscii(typed);
  if (text === '') return null;
  const [, sign = '', number = ''] = /^([+-]?)(.*)$/s.exec(text) ?? [];
  const grouped = GROUPED.find(({ style }) => style.test(number));
  const [whole = '', fraction = ''] = number.split(grouped?.fraction ?? ',');
  const plain = grouped ? `${whole.replace(/\D/g, '')}.${fraction}` : number.replace(/^(\d*),(\d*)$/, '$1.$2');
  return /^(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(sign + plain) : Number.NaN;
}

/**
 * Latitude and longitude of a pair such as "51.5, -0.12", pasted whole; null where it is no pair. A comma alone is that of a
 * fraction: what parts the two is a blank, a semicolon, or a comma between two numbers with points.
 */
export function readPair(typed: string): readonly [string, string] | null {
  const text = typed.trim();
  const parts = /^[+-]?\d+\.\d+,[+-]?\d+\.\d+$/.test(text) ? text.split(',') : text.split(/\s*;\s*|,?\s+/);
  const [first, second] = parts;
  if (parts.length !== 2 || first === undefined || second === undefined) return null;
  return [first, second].every((part) => !Number.isNaN(readDecimal(part) ?? Number.NaN)) ? [first, second] : null;
}
