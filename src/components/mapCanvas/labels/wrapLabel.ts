import { breakInTwo } from './fitLabel';

/** The longest beginning of a text that has a width, with an ellipsis. */
function cut(text: string, most: number, widthOf: (text: string) => number): string {
  const letters = [...text];
  let [from, to] = [0, letters.length];
  while (from < to) {
    const middle = Math.ceil((from + to) / 2);
    if (widthOf(`${letters.slice(0, middle).join('')}…`) <= most) from = middle;
    else to = middle - 1;
  }
  return `${letters.slice(0, from).join('').trimEnd()}…`;
}

/**
 * A whole name in one line, or in two of at most a width; the end of a longer one is cut.
 *
 * @param most in the unit of `widthOf`
 */
export function wrapLabel(text: string, most: number, widthOf: (text: string) => number): readonly string[] {
  if (widthOf(text) <= most) return [text];
  const even = breakInTwo(text, widthOf);
  if (even && Math.max(widthOf(even[0]), widthOf(even[1])) <= most) return even;
  let at = -1;
  for (let next = text.indexOf(' '); next > 0; next = text.indexOf(' ', next + 1)) {
    if (widthOf(text.slice(0, next)) > most) break;
    at = next;
  }
  if (at < 0) return [cut(text, most, widthOf)];
  return [text.slice(0, at), cut(text.slice(at + 1), most, widthOf)];
}
