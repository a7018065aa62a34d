import { pseudoText } from '../../../src/contract/texts/pseudoText';

const accented = (letter: string) => pseudoText(letter)[1];

/**
 * Finds an English text under the pseudo-locale too: a letter matches with and without its accent, and the brackets
 * and the added words are allowed at the ends. A string matches anywhere and in any case, as Playwright's own names do.
 */
export function anyLocale(name: string | RegExp): RegExp {
  const source = typeof name === 'string' ? name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') : name.source;
  const tolerant = source
    .replace(/\\.|[A-Za-z]/g, (part) => (part.length > 1 ? part : `[${part}${accented(part)}]`))
    // A name may be put together from several texts.
    .replaceAll(' ', '( óné)*\\]? \\[?')
    .replace(/^\^/, '^\\[?')
    .replace(/(?<!\\)\$$/, '( óné)*\\]?$');
  return new RegExp(tolerant, typeof name === 'string' ? 'i' : name.flags);
}
