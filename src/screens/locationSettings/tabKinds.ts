import type { FlatChange, LocationConfig } from '@/api/locations/projectDetails';
import { weekText, wholeWeek } from '@/components/hours/week';
import type { Week } from '@/contract/destinations/openingHours';
import { type ProjectDetails, projectDetailsSchema } from '@/contract/locations/projectDetails';
import {
  boundingRule,
  type ConfigPair,
  coloursRule,
  configRule,
  logoRule,
  weekRule,
} from '@/contract/locations/projectSettings';
import { locationText } from '@/contract/texts/locationTexts';
import { translate } from '@/contract/texts/translate';
import { defineRecordKind } from '@/machines/records/recordKind';
import { readDecimal } from '@/model/content/readNumber';
import type { ReferencePoint } from '@/model/geometry/geoReference';
import type { Point } from '@/model/geometry/points';
import { linesBy } from '@/model/records/mergeValue';
import { configSchema } from './configSchema';
import { DEFAULT_COLOURS } from './defaultColours';
import { text } from './texts';

const BASE = {
  one: text('one'),
  label: translate('location.label'),
  schema: projectDetailsSchema,
  confirmations: 0,
} as const;

export type LogoValues = { readonly logo: string | null };
export const logoKind = defineRecordKind<ProjectDetails, LogoValues, FlatChange>({
  ...BASE,
  rule: logoRule,
  blank: { logo: null },
  valuesOf: ({ logo }) => ({ logo }),
  bodyOf: ({ logo }) => ({ logo }),
  fields: { logo: { label: text('logo'), words: (address) => address ?? '' } },
});

export type WeekValues = { readonly hours: Week | null };

export const weekKind = defineRecordKind<ProjectDetails, WeekValues, FlatChange>({
  ...BASE,
  rule: weekRule,
  blank: { hours: null },
  valuesOf: ({ opening_hours }) => ({ hours: opening_hours ?? null }),
  bodyOf: ({ hours }) => ({ opening_hours: hours && wholeWeek(hours) }),
  fields: { hours: { label: text('hours'), wire: 'opening_hours', words: (hours) => (hours ? weekText(hours) : '') } },
});

export type ColourValues = typeof DEFAULT_COLOURS;
export const coloursKind = defineRecordKind<ProjectDetails, ColourValues, FlatChange>({
  ...BASE,
  rule: coloursRule,
  blank: DEFAULT_COLOURS,
  valuesOf: ({ colour_settings }) => ({ ...DEFAULT_COLOURS, ...colour_settings }),
  bodyOf: (values) => ({ colour_settings: values }),
  fields: {
    override: { label: text('colourOverride'), wire: 'colour_settings', words: (isOn) => text(isOn ? 'on' : 'off') },
    label_normal: { label: text('labelNormal') },
    label_hover: { label: text('labelHover') },
    label_selected: { label: text('labelSelected') },
    mesh_normal: { label: text('meshNormal') },
    mesh_hover: { label: text('meshHover') },
    mesh_selected: { label: text('meshSelected') },
  },
});

const POINTS = ['first', 'second'] as const;
export type BoundingPoint = (typeof POINTS)[number];
const PARTS = ['lat', 'lon', 'x', 'y'] as const;
export type BoundingName = `map_bounding_${(typeof POINTS)[number]}_${(typeof PARTS)[number]}`;
const BOUNDING_NAMES = POINTS.flatMap((point) => PARTS.map((part) => `map_bounding_${point}_${part}` as const));
/** Numbers as they are typed. */
export type BoundingValues = Readonly<Record<BoundingName, string>>;

function forEachPart<Value>(make: (name: BoundingName) => Value): Record<BoundingName, Value> {
  // All eight names are there.
  return Object.fromEntries(BOUNDING_NAMES.map((name) => [name, make(name)])) as Record<BoundingName, Value>;
}

export const boundingKind = defineRecordKind<ProjectDetails, BoundingValues, FlatChange>({
  ...BASE,
  rule: boundingRule,
  blank: forEachPart(() => ''),
  valuesOf: ({ settings }) => forEachPart((name) => String(settings?.[name] ?? '')),
  bodyOf: (values) => forEachPart((name) => readDecimal(values[name])),
  fields: {
    map_bounding_first_lat: { label: text('firstLat') },
    map_bounding_first_lon: { label: text('firstLon') },
    map_bounding_first_x: { label: text('firstX') },
    map_bounding_first_y: { label: text('firstY') },
    map_bounding_second_lat: { label: text('secondLat') },
    map_bounding_second_lon: { label: text('secondLon') },
    map_bounding_second_x: { label: text('secondX') },
    map_bounding_second_y: { label: text('secondY') },
  },
  together: POINTS.map((point) => PARTS.map((part) => `map_bounding_${point}_${part}` as const)),
});

/** The place of a point on the floor plan, in metres; null while it is not typed whole. */
export function placeOf(values: BoundingValues, point: BoundingPoint): Point | null {
  const x = readDecimal(values[`map_bounding_${point}_x`]);
  const y = readDecimal(values[`map_bounding_${point}_y`]);
  return x === null || y === null || Number.isNaN(x) || Number.isNaN(y) ? null : { x, y };
}

/** A point with its place on Earth; null while it is not typed whole. */
export function referenceOf(values: BoundingValues, point: BoundingPoint): ReferencePoint | null {
  const at = placeOf(values, point);
  const lat = readDecimal(values[`map_bounding_${point}_lat`]);
  const lon = readDecimal(values[`map_bounding_${point}_lon`]);
  if (!at || lat === null || lon === null || Number.isNaN(lat) || Number.isNaN(lon)) return null;
  return { ...at, lat, lon };
}

/** A line of the configuration; its id only identifies the line. */
export interface PairLine extends ConfigPair {
  readonly id: number;
}
/** Two people change different keys of a configuration. */
export const pairParts = linesBy<PairLine>(
  ({ key }) => key.trim(),
  ({ value }) => value,
  (key, value, id) => ({ id, key, value: String(value) }),
);
export type ConfigValues = { readonly pairs: readonly PairLine[] };
export const configKind = defineRecordKind<
  LocationConfig,
  ConfigValues,
  { readonly usd_config: readonly ConfigPair[] }
>({
  one: text('one'),
  label: text('usdConfig'),
  schema: configSchema,
  rule: configRule,
  blank: { pairs: [] },
  valuesOf: ({ usd_config }) => ({ pairs: usd_config.map((pair, id) => ({ id, ...pair })) }),
  bodyOf: ({ pairs }) => ({ usd_config: pairs.map(({ key, value }) => ({ key: key.trim(), value })) }),
  fields: {
    pairs: {
      label: text('usdConfig'),
      wire: 'usd_config',
      words: (pairs) => pairs.map(({ key, value }) => `${key} = ${value}`).join(', '),
      parts: pairParts,
    },
  },
  confirmations: 0,
});

/** The error of a line: a key is missing, or occurs in an earlier line. */
export function pairError(pairs: readonly PairLine[], at: number): string | undefined {
  const key = pairs[at]?.key.trim() ?? '';
  if (key === '') return locationText('configKeyMissing');
  return pairs.slice(0, at).some((other) => other.key.trim() === key) ? locationText('configKeyTwice') : undefined;
}
