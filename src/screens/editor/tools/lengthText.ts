import { formatLocale } from '@/contract/texts/locale';
import { FEET_PER_METRE, type Units } from '@/model/content/distance';

/** A length of the floor to the centimetre, in the units of the location: an exact one, not one to walk. */
export function lengthText(metres: number, units: Units): string {
  const [unit, value] = units === 'F' ? (['foot', metres * FEET_PER_METRE] as const) : (['meter', metres] as const);
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return new Intl.NumberFormat(formatLocale(), { style: 'unit', unit, unitDisplay: 'short', ...digits }).format(value);
}
