import { orderedTags } from '../../content/categories/tags';
import { type OpeningHours, periodsOf } from '../../content/hours/openingHours';
import { WEEKDAYS } from '../../content/hours/weekdays';
import { sameValue } from '../../records/sameValue';
import type { PlaceValues } from './placeFields';

/** A value in words. */
export const valueText = (value: unknown): string =>
  Array.isArray(value) ? value.join('; ') : typeof value === 'string' ? value : JSON.stringify(value ?? '');

/** Lists in one order, so that equal ones are equal. */
const normalised = (field: string, value: unknown): unknown => {
  if (field === 'categories' || field === 'tags') return orderedTags(value as readonly string[]);
  return field === 'opening_hours' ? plainHours(value as OpeningHours | null) : value;
};

/** Times alone: the names of days, and the times of a closed one, are no hours. */
const plainHours = (hours: OpeningHours | null): unknown =>
  hours && {
    days: WEEKDAYS.map((day) => periodsOf(hours[day]).map(({ oh, ch }) => [oh, ch])),
    special: (hours.special ?? []).map((day) => [
      day.date,
      day.until ?? day.date,
      periodsOf(day).map(({ oh, ch }) => [oh, ch]),
    ]),
  };

/** The values of `after` that differ, without the main destination. */
export function changedValues(before: PlaceValues, after: PlaceValues): Partial<PlaceValues> {
  const names = (Object.keys(after) as (keyof PlaceValues)[]).filter((name) => name !== 'main_destination');
  const changed = names.filter((name) => !sameValue(normalised(name, before[name]), normalised(name, after[name])));
  const translations = Object.entries(after.translations).filter(
    ([field, text]) => before.translations[field] !== text,
  );
  // The names are those of the values.
  const values = Object.fromEntries(changed.map((name) => [name, after[name]])) as Partial<PlaceValues>;
  return translations.length === 0 ? values : { ...values, translations: Object.fromEntries(translations) };
}
