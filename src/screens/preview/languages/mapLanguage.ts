import type { ENGLISH, MapText } from '../texts';

type Messages = typeof ENGLISH;

/** All texts in a language: one that is missing, or misses a plural form, does not compile. */
type MessagesWith<Forms extends Intl.LDMLPluralRule> = {
  readonly [Id in keyof Messages]: Messages[Id] extends string ? string : Readonly<Record<Forms, string>>;
};
type Message = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

/** The texts of the map in a language beside English. */
export interface MapLanguage {
  readonly text: MapText;
  readonly messages: Readonly<Record<string, Message>>;
}

/** Scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\p{sc=Arabic}\p{sc=Hebrew}]/u;
const ISOLATE = '\u2068';
const END_OF_ISOLATE = '\u2069';

/** A name in another script stays in one piece, and turns no word beside it around. */
const isolated = (value: string, sentence: string): string =>
  RIGHT_TO_LEFT.test(value + sentence) ? ISOLATE + value + END_OF_ISOLATE : value;

/**
 * The texts of a language; counts are written in its digits.
 * @typeParam Forms the plural forms that `Intl.PluralRules` has for it
 * @param language its BCP 47 tag
 */
export function mapLanguage<Forms extends Intl.LDMLPluralRule>(
  language: string,
  messages: MessagesWith<Forms>,
): MapLanguage {
  const plurals = new Intl.PluralRules(language);
  const digits = new Intl.NumberFormat(language);
  const all: Readonly<Record<string, Message>> = messages;
  const text: MapText = (id, ...given) => {
    const values: Readonly<Record<string, string | number>> = given[0] ?? {};
    const message = all[id] ?? id;
    const sentence =
      typeof message === 'string' ? message : (message[plurals.select(Number(values.count))] ?? message.other ?? id);
    return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name] ?? whole;
      return typeof value === 'number' ? digits.format(value) : isolated(value, sentence);
    });
  };
  return { text, messages: all };
}
