/** Signs that a text of a drawing writes as `%%` and a letter. */
const SIGNS: Readonly<Record<string, string>> = { c: 'Ø', d: '°', p: '±', '%': '%' };

/** `\U+00FC` as the sign it stands for; numbers that are none are left as they are. */
const unescaped = (text: string): string =>
  text.replace(/\\U\+([0-9a-f]{4,5})/gi, (_all, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));

const withSigns = (text: string): string =>
  text
    .replace(/%%(\d{3})/g, (_all, code: string) => String.fromCharCode(Number(code)))
    .replace(/%%([cdp%])/gi, (_all, sign: string) => SIGNS[sign.toLowerCase()] ?? '')
    .replace(/%%[uok]/gi, '');

/** A text of one line (`TEXT`, `ATTRIB`) as a person reads it. */
export const plainLine = (text: string): string => tidied(withSigns(unescaped(text)));

/** A backslash, a brace or a tilde that is meant as one, while codes are taken off. */
const KEPT = { '\\\\': '\uE000', '\\{': '\uE001', '\\}': '\uE002' } as const;

/** A formatted text (`MTEXT`) as a person reads it: codes of font, height, colour and stacking are taken off. */
export function plainParagraphs(text: string): string {
  const marked = unescaped(text).replace(/\\[\\{}]/g, (pair) => KEPT[pair as keyof typeof KEPT]);
  const plain = withSigns(marked)
    .replace(/\\S([^;]*);/g, (_all, stacked: string) => stacked.replace(/[#^]\s*/g, '/'))
    .replace(/\\[ACHQTWFfp][^;\\{}]*;/g, '')
    .replace(/\\[PNX]|\^J/g, '\n')
    .replace(/\\~|\^I/g, ' ')
    .replace(/\\[LlOoKk]/g, '')
    .replace(/[{}]/g, '')
    .replace(/\uE000/g, '\\')
    .replace(/\uE001/g, '{')
    .replace(/\uE002/g, '}');
  return plain
    .split('\n')
    .map(tidied)
    .filter((line) => line !== '')
    .join('\n');
}

const tidied = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
