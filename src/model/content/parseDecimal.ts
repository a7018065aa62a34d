/** Blanks and commas around a number, as in a pasted pair. */
const AROUND = /^[\s,;]+|[\s,;]+$/g;

/** A typed decimal number; null for nothing, NaN for anything else. */
export function parseDecimal(typed: string): number | null {
  const text = typed.replace(AROUND, '');
  if (text === '') return null;
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : Number.NaN;
}

/** Latitude and longitude of a pasted pair such as "51.5, -0.12"; null where it is no pair. */
export function parsePair(typed: string): readonly [string, string] | null {
  const parts = typed.replace(AROUND, '').split(/[\s,;]+/);
  const [first, second] = parts;
  if (parts.length !== 2 || first === undefined || second === undefined) return null;
  return [first, second].every((part) => !Number.isNaN(parseDecimal(part) ?? Number.NaN)) ? [first, second] : null;
}
