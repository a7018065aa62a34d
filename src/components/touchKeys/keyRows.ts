/** Rows of letters, from left to right as on a keyboard of the language, also where it is written from right to left. */
export type KeyRows = readonly string[];

const LATIN: KeyRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** The keyboards of languages whose letters are others than those of English; Chinese and Japanese are typed in Latin letters. */
const LETTERS: Readonly<Record<string, KeyRows>> = {
  ar: ['ضصثقفغعهخحجد', 'شسيبلاتنمكطذ', 'ئءؤرىةوزظأإآ'],
  de: ['qwertzuiopü', 'asdfghjklöä', 'yxcvbnmß'],
  es: ['qwertyuiop', 'asdfghjklñ', 'zxcvbnmáéíóú'],
  fr: ['azertyuiop', 'qsdfghjklm', 'wxcvbnéèêàçô'],
  he: ['קראטוןםפ', 'שדגכעיחלךף', 'זסבהנמצתץ'],
  it: ['qwertyuiop', 'asdfghjklòà', 'zxcvbnmèéìù'],
  pl: ['qwertyuiopó', 'asdfghjklłąę', 'zxcvbnmćńśżź'],
  pt: ['qwertyuiop', 'asdfghjklç', 'zxcvbnmãáâéêíóõú'],
  tr: ['qwertyuıopğü', 'asdfghjklşi', 'zxcvbnmöç'],
};

/** The first letters of an alphabet that is not the Latin one: the name of its keys, as "ABC" is that of Latin ones. */
const NAMES: Readonly<Record<string, string>> = { ar: 'أبت', he: 'אבג' };

const baseOf = (language: string) => language.split('-')[0] ?? '';

/** @param language its BCP 47 tag; that of English has the letters of names everywhere */
export const keyRows = (language: string): KeyRows => LETTERS[baseOf(language)] ?? LATIN;

/** The name of keys that have no Latin letters; undefined for those that have them. */
export const keysName = (language: string): string | undefined => NAMES[baseOf(language)];
