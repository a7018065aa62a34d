/**
 * Signs that are not seen at an end of a text: blanks, controls, marks of direction and joiners, and the letters that fill
 * a place. The tags that end the flag of a country are part of it.
 */
const UNSEEN = '(?![\\u{e0020}-\\u{e007f}])[\\s\\p{Cc}\\p{Cf}\\u115f\\u1160\\u2800\\u3164\\uffa0]';
const AT_THE_ENDS = new RegExp(`^(?:${UNSEEN})+|(?:${UNSEEN})+$`, 'gu');
const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * A text of a person as it is stored: with composed letters, so that it has one form whoever typed it where, without what is
 * not seen at its ends, and empty where nothing of it is seen.
 */
export const tidyText = (text: string): string =>
  VISIBLE.test(text) ? text.replace(AT_THE_ENDS, '').normalize('NFC') : '';
