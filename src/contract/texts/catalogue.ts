import { grouped } from './grouped';
import { formatLocale, type Locale, locale } from './locale';
import { pseudoText } from './pseudoText';

/** A text with `{placeholders}`, or its forms by the plural category of `{count}`. */
type Message = string | { readonly one: string; readonly other: string };

/** The names in braces of a text. */
export type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;
type TextsOf<One extends Message> = One extends string ? One : Extract<One[keyof One], string>;
type ValuesOf<One extends Message> = {
  readonly [Name in Placeholder<TextsOf<One>>]: string | number;
} & (One extends string ? unknown : { readonly count: number });
type Arguments<One extends Message> = [keyof ValuesOf<One>] extends [never] ? [] : [values: ValuesOf<One>];

type Catalogue = Readonly<Record<string, Message>>;

/** Returns a text of its area by id, in the locale of the page. A missing id or value does not compile. */
export type Texts<Messages extends Catalogue> = <Id extends keyof Messages & string>(
  id: Id,
  ...values: Arguments<Messages[Id]>
) => string;

/**
 * The texts of one area. The file is beside the screens that show them, and loads with them.
 * @param enGB every text
 * @param enUS the texts that differ there
 */
export function catalogue<const Messages extends Catalogue>(
  enGB: Messages,
  enUS: { readonly [Id in keyof Messages]?: Message } = {},
): Texts<Messages> {
  return (id, ...given) => {
    const at = locale();
    const values = (given[0] ?? {}) as Readonly<Record<string, string | number>>;
    const message = (at === 'en-US' ? enUS[id] : undefined) ?? enGB[id] ?? id;
    const text = typeof message === 'string' ? message : message[pluralOf(at, Number(values.count))];
    return fill(at === 'en-XA' ? pseudoText(text) : text, values);
  };
}

/** Placeholders of how many there are; other numbers are names, such as those of nodes and builds. */
const QUANTITIES: readonly string[] = ['count', 'total', 'nodes', 'paths', 'most', 'limit', 'missing', 'known', 'done'];

/** An unknown placeholder stays as it is, so that a faulty text is noticed. */
const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name] ?? whole;
    return typeof value === 'number' && QUANTITIES.includes(name) ? grouped(value) : String(value);
  });

const rules = new Map<Locale, Intl.PluralRules>();
function pluralOf(at: Locale, count: number): 'one' | 'other' {
  const known = rules.get(at) ?? new Intl.PluralRules(formatLocale());
  rules.set(at, known);
  return known.select(count) === 'one' ? 'one' : 'other';
}
