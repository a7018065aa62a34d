import { enGB, type TextId } from './enGB';
import { enUS } from './enUS';

export type Locale = 'en-GB' | 'en-US';

/** A text of the catalogue with its `{placeholders}` filled in; an unknown placeholder stays as it is. */
export function translate(
  id: TextId,
  values: Readonly<Record<string, string | number>> = {},
  locale: Locale = 'en-GB',
): string {
  const text = (locale === 'en-US' ? enUS[id] : undefined) ?? enGB[id];
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole));
}
