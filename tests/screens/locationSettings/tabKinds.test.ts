import { expect, it } from 'vitest';
import { toProjectChange } from '@/api/locations/projectDetails';
import { weekText, wholeWeek } from '@/components/hours/week';
import { projectDetailsSchema } from '@/contract/locations/projectDetails';
import { locationText } from '@/contract/texts/locationTexts';
import { translate } from '@/contract/texts/translate';
import { validateValues } from '@/machines/records/recordKind';
import { detailsKind } from '@/screens/locationSettings/detailsKind';
import { mapAppKind } from '@/screens/locationSettings/mapAppKind';
import { SETTINGS_TABS, tabOf, tabsFor } from '@/screens/locationSettings/settingsTabs';
import {
  boundingKind,
  coloursKind,
  configKind,
  pairError,
  placeOf,
  weekKind,
} from '@/screens/locationSettings/tabKinds';

const UUID = '44444444-4444-4444-8444-444444444444';
const project = projectDetailsSchema.parse({
  uuid: UUID,
  name: 'Riverside Mall',
  description: 'A mall',
  logo: null,
  banner: null,
  created_at: '2026-11-22T10:00:00Z',
  updated_at: '2026-11-22T10:00:00Z',
  hasMap: true,
  publish_status: 0,
  is_publishing: false,
  published_at: null,
  published_by: null,
  organisation_uuid: UUID,
});
const details = { ...detailsKind.valuesOf(project), timezone: 'Europe/London' };

it('[LS2] an emptied name or description blocks the save with its label; an emptied setting travels as null', () => {
  expect(validateValues(detailsKind, { ...details, name: ' ', description: '' })).toEqual({
    name: translate('location.fieldEmpty', { field: 'name' }),
    description: translate('location.fieldEmpty', { field: 'description' }),
  });
  expect(validateValues(detailsKind, details)).toEqual({});
  expect(toProjectChange(detailsKind.bodyOf(details))).toMatchObject({
    name: 'Riverside Mall',
    banner: null,
    settings: { address: null, lat: null, label_color: null },
  });
});

it('[LS10] a count of related destinations below 0 or in parts is an error at its field', () => {
  for (const relatedCount of [-1, 1.5, Number.NaN])
    expect(validateValues(detailsKind, { ...details, relatedCount })).toEqual({
      relatedCount: locationText('relatedCount'),
    });
  expect(validateValues(detailsKind, { ...details, relatedCount: 0 })).toEqual({});
});

it('[LS11] what is no number, or no place on Earth, is an error at its field', () => {
  expect(validateValues(detailsKind, { ...details, lat: 'north', lon: '181' })).toEqual({
    lat: locationText('latitude'),
    lon: locationText('longitude'),
  });
  expect(validateValues(boundingKind, { ...boundingKind.blank, map_bounding_first_lat: '95' })).toEqual({
    map_bounding_first_lat: locationText('latitude'),
  });
  expect(boundingKind.bodyOf({ ...boundingKind.blank, map_bounding_second_x: ' 12.5, ' })).toMatchObject({
    map_bounding_second_x: 12.5,
    map_bounding_first_x: null,
  });
});

it('[LS15] a point has a place on the floor plan once x and y are numbers', () => {
  const typed = (x: string, y: string) =>
    placeOf({ ...boundingKind.blank, map_bounding_second_x: x, map_bounding_second_y: y }, 'second');
  expect([typed('12.5', '-3'), typed('12.5', ''), typed('east', '3')]).toEqual([{ x: 12.5, y: -3 }, null, null]);
});

it('[LS8] the internal configuration is a tab for provider staff; an unknown tab is the overview', () => {
  expect(tabsFor(true)).toHaveLength(SETTINGS_TABS.length);
  expect(tabsFor(false).map(({ id }) => id)).not.toContain('internal');
  expect([tabOf('internal', false), tabOf('internal', true), tabOf('nothing', true), tabOf(null, false)]).toEqual([
    'overview',
    'internal',
    'overview',
    'overview',
  ]);
});

it('[LS21] the settings have the tabs of the specification after the overview, and the languages after them', () => {
  expect(tabsFor(false).map(({ label }) => label)).toEqual([
    'Overview',
    'Details',
    'Logo',
    'Opening hours',
    'Colours',
    'Integrations',
    'Map app settings',
    'Map bounding coordinates',
    'Versions',
    'Languages',
  ]);
});

it('[LS12] a week is saved whole, and read in one line', () => {
  const day = { text: 'Monday', value: true, oh: '09:00', ch: '17:30' };
  const { opening_hours } = weekKind.bodyOf({ hours: wholeWeek({ mon: day }) });
  expect(Object.keys(opening_hours ?? {})).toHaveLength(7);
  expect(opening_hours?.sun).toMatchObject({ value: false, text: 'Sunday', oh: '00:00', ch: '00:00' });
  expect(weekText({ mon: day, tue: day, wed: day, thur: day, fri: day, sat: { ...day, ch: '12:00' } })).toBe(
    'Monday–Friday 09:00–17:30, Saturday 09:00–12:00, Sunday Closed',
  );
  expect(validateValues(weekKind, { hours: wholeWeek({ mon: { ...day, oh: '' } }) })).toEqual({
    hours: translate('destination.hoursInvalid'),
  });
});

it('[LS13] a colour that is half typed blocks the save', () => {
  expect(validateValues(coloursKind, coloursKind.blank)).toEqual({});
  expect(Object.values(validateValues(coloursKind, { ...coloursKind.blank, mesh_hover: '#12' }))).toEqual([
    locationText('colour'),
  ]);
});

it('[LS14] screensavers that could not be read are left alone by a save', () => {
  const values = mapAppKind.valuesOf(project);
  expect(Object.keys(mapAppKind.bodyOf(values)).filter((name) => name.startsWith('screensaver'))).toEqual([]);
  expect(mapAppKind.bodyOf({ ...values, hasScreensavers: true, portrait: '/api/images/x' })).toMatchObject({
    screensaver_portrait: { media: '/api/images/x', enabled: false, transparent: false },
  });
});

it('[LS20] a key that is empty or occurs twice is marked at its line', () => {
  const pairs = ['ambient', ' ', 'ambient'].map((key, id) => ({ id, key, value: '' }));
  expect(pairs.map((_, at) => pairError(pairs, at))).toEqual([
    undefined,
    locationText('configKeyMissing'),
    locationText('configKeyTwice'),
  ]);
  expect(validateValues(configKind, { pairs })).toHaveProperty('pairs');
  expect(validateValues(configKind, { pairs: pairs.slice(0, 1) })).toEqual({});
});
