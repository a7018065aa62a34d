import type { GeoFeature } from '../geoFeature';

/** A label of IMDF is an object of texts by language. */
const isLabel = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The text in the language of the archive, else in English, else the first; empty where there is none. */
export function labelOf(value: unknown, language: string): string {
  if (typeof value === 'string') return value.trim();
  if (!isLabel(value)) return '';
  const found = [value[language], value.en, ...Object.values(value)].find(
    (text) => typeof text === 'string' && text.trim() !== '',
  );
  return typeof found === 'string' ? found.trim() : '';
}

/** Names of units by their occupants: rooms often have a name there alone. */
export function occupantNames(
  occupants: readonly GeoFeature[],
  anchors: readonly GeoFeature[],
  language: string,
): ReadonlyMap<string, string> {
  const unitOf = new Map(anchors.map(({ id, properties }) => [id, properties.unit_id]));
  const names = new Map<string, string>();
  for (const { properties } of occupants) {
    const unit = unitOf.get(String(properties.anchor_id));
    const name = labelOf(properties.name, language);
    if (typeof unit === 'string' && name !== '' && !names.has(unit)) names.set(unit, name);
  }
  return names;
}
