import { formatLocale } from '@/contract/texts/locale';

/** A length in metres as a person reads it, with two digits or three; short ones in centimetres and millimetres. */
export function metresText(metres: number): string {
  const [unit, value] =
    metres < 0.01
      ? (['millimeter', metres * 1000] as const)
      : metres < 0.1
        ? (['centimeter', metres * 100] as const)
        : (['meter', metres] as const);
  return new Intl.NumberFormat(formatLocale(), {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumSignificantDigits: value < 10 ? 2 : 3,
  }).format(value);
}
