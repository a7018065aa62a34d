const ACCENTS = new Map(
  Object.entries({
    a: 'á',
    c: 'ç',
    e: 'é',
    i: 'í',
    n: 'ñ',
    o: 'ó',
    s: 'š',
    u: 'ú',
    y: 'ý',
    A: 'Á',
    C: 'Ç',
    E: 'É',
    I: 'Í',
  }),
);

/** The relative length of the longest of the usual translations. */
const GROWTH = 0.4;

/** A text in the shape of a translation: accents everywhere and two fifths longer. `{placeholders}` stay. */
export function pseudoText(text: string): string {
  const accented = text.replace(/\{\w+\}|[A-Za-z]/g, (part) => ACCENTS.get(part) ?? part);
  const letters = text.replace(/\{\w+\}/g, '').length;
  const words = Math.ceil((letters * GROWTH) / 4);
  return `[${accented}${' óné'.repeat(words)}]`;
}
