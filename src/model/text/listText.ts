/** A part of a list in one cell. One in quotation marks is meant letter by letter. */
interface ListPart {
  readonly text: string;
  readonly isQuoted: boolean;
}

/** Signs that part a list somewhere, or that a reader takes away at its ends. */
const AMBIGUOUS = /[;|,\r\n]|^\s|^"|\s$/;

/**
 * Texts as one cell, with semicolons between them. A text with a sign that parts lists is in quotation marks, so that
 * `splitList` finds the same texts again.
 * @param isChanged whether a reader would understand a text otherwise than it is
 */
export const joinList = (texts: readonly string[], isChanged: (text: string) => boolean = () => false): string =>
  texts.map((text) => (AMBIGUOUS.test(text) || isChanged(text) ? `"${text.replaceAll('"', '""')}"` : text)).join('; ');

/**
 * The parts of a list in one cell, trimmed, none of them empty.
 * @param separator source of a regular expression of one separator, without groups
 */
export function splitList(cell: string, separator: string): readonly ListPart[] {
  const quoted = new RegExp(`\\s*"((?:[^"]|"")*)"\\s*(?:${separator}|$)`, 'y');
  const next = new RegExp(separator, 'g');
  const parts: ListPart[] = [];
  for (let at = 0; at < cell.length; ) {
    quoted.lastIndex = at;
    const [, inner] = quoted.exec(cell) ?? [];
    if (inner !== undefined) {
      parts.push({ text: inner.replaceAll('""', '"').trim(), isQuoted: true });
      at = quoted.lastIndex;
      continue;
    }
    next.lastIndex = at;
    const found = next.exec(cell);
    parts.push({ text: cell.slice(at, found?.index).trim(), isQuoted: false });
    at = found ? next.lastIndex : cell.length;
  }
  return parts.filter(({ text }) => text !== '');
}
