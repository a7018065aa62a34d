import { expect, it } from 'vitest';
import { kiosksKey } from '@/api/kiosks/keys';
import { organisationCalls } from '@/api/organisations/organisations';
import type { Kiosk } from '@/contract/kiosks/kiosks';
import { kioskText } from '@/contract/texts/kioskTexts';
import { validateValues } from '@/machines/records/recordKind';
import { filterFromParams, filterToParams, isFiltered, NO_FILTER, passes } from '@/screens/kiosks/kioskFilter';
import { consequencesOf, type KioskValues, kioskKind } from '@/screens/kiosks/kioskKind';
import { ageText, buildText, kioskRows, stateText } from '@/screens/kiosks/kioskText';

const LOCATION = '00000000-0000-4000-8000-000000000007';
const NOW = Date.parse('2026-11-20T10:00:00.000Z');
const screen = (change: Partial<Kiosk> = {}): Kiosk => ({
  id: 1,
  uid: 'RVM-001',
  name: 'North Entrance',
  description: '',
  project_id: LOCATION,
  version_id: null,
  project_build_id: null,
  internal_use: false,
  is_test: false,
  state: 2,
  progress: null,
  node_id: null,
  orientation: 90,
  lat: null,
  lon: null,
  last_contact: null,
  plus_id: null,
  commission_status: null,
  decommissioned: false,
  decommissioned_id: null,
  revision: 1,
  ...change,
});
const values = (change: Partial<KioskValues> = {}): KioskValues => ({ ...kioskKind.valuesOf(screen()), ...change });
const VERSIONS = {
  versions: [{ id: 4, version: '2.2.0', current_release: true, created_at: '2026-11-01T00:00:00.000Z' }],
  dev_versions: [{ id: 9, version: '2.5.0-dev', current_release: false, created_at: '2026-11-02T00:00:00.000Z' }],
};
const rowOf = (change: Partial<Kiosk> = {}) => {
  const [row] = kioskRows({ screens: [screen(change)], ...VERSIONS }, [{ uuid: LOCATION, name: 'Mall' }]);
  if (!row) throw new Error('There is no row.');
  return row;
};

it('[KI13] the states read as the specification has them', () => {
  const read = (state: number, progress: number | null = null) => stateText({ state, progress });
  expect([3, 4, 96, 97, 98, 99].map((state) => read(state))).toEqual([
    'Successfully updated',
    'Failed to update',
    'Awaiting activation',
    'Out of contact',
    'Out of contact',
    'Out of contact',
  ]);
  expect(stateText({ state: 2, progress: null, running_build: 2, shown_build: 3 })).toBe('Waiting for build 3');
  expect([read(5, 40), read(2), read(1)]).toEqual(['Updating: 40%', 'Up to date', 'Unknown']);
});

it('[KI4] an orientation outside of 0 to 360, or none, is refused, and so is a position off the Earth', () => {
  expect(validateValues(kioskKind, values())).toEqual({});
  for (const orientation of ['0', '360', '12.5'])
    expect(validateValues(kioskKind, values({ orientation }))).toEqual({});
  for (const orientation of ['-1', '360.5', '', 'north'])
    expect(validateValues(kioskKind, values({ orientation }))).toEqual({ orientation: kioskText('orientation') });
  expect(validateValues(kioskKind, values({ lat: '91', lon: '-181' }))).toEqual({
    lat: kioskText('latitude'),
    lon: kioskText('longitude'),
  });
  expect(validateValues(kioskKind, values({ name: ' ' }))).toEqual({ name: kioskText('nameMissing') });
});

it('[KI21] [KI5] a demo unit sends its version and its build, a live unit none', () => {
  const chosen = { versionId: 4, buildId: 3 };
  expect(kioskKind.bodyOf(values({ unit: 'demo', ...chosen }))).toMatchObject({ version_id: 4, project_build_id: 3 });
  const none = { version_id: null, project_build_id: null };
  expect(kioskKind.bodyOf(values({ unit: 'live', ...chosen }))).toMatchObject({ is_test: false, ...none });
  expect(kioskKind.bodyOf(values({ unit: 'demo' }))).toMatchObject({ is_test: true, ...none });
});

it('[KI23] the USD Config is sent once it is edited, as key/value pairs', () => {
  expect(kioskKind.bodyOf(values())).not.toHaveProperty('usd_config');
  const usd = [{ id: 1, key: ' ambient ', value: 'off' }];
  expect(kioskKind.bodyOf(values({ usd })).usd_config).toEqual([{ key: 'ambient', value: 'off' }]);
});

it('[KI22] what follows from a change', () => {
  const follows = (change: Partial<KioskValues>, before: Partial<KioskValues> = {}) =>
    consequencesOf(change, values(before), VERSIONS.dev_versions);
  expect(follows({ projectId: '' })).toEqual({ buildId: 0, node: null });
  expect(follows({ versionId: 4 })).toEqual({ usd: null });
  expect(follows({ unit: 'live' }, { versionId: 4 })).toEqual({ versionId: 0, buildId: 0, usd: null });
  expect(follows({ internalUse: false }, { versionId: 9 })).toEqual({ versionId: 0, usd: null });
  expect(follows({ internalUse: false }, { versionId: 4 })).toEqual({});
  expect(follows({ internalUse: true }, { versionId: 9 })).toEqual({});
  expect(follows({ name: 'South' })).toEqual({});
});

it('[KI21] the current release is marked (CR)', () => {
  expect(rowOf({ version_id: 4 }).version).toBe('2.2.0 (CR)');
  expect(rowOf({ version_id: 9 }).version).toBe('2.5.0-dev');
  expect(rowOf().version).toBe('Newest release');
  expect(rowOf({ project_id: null }).location).toBe('No location');
});

it('[KI12] the filter is in the address, and a kiosk passes all of it or nothing', () => {
  const filter = { state: 'failed', location: LOCATION, version: '4', contact: 'late' } as const;
  const params = new URLSearchParams(Object.entries(filterToParams(filter)).map(([key, value]) => [key, value ?? '']));
  expect(filterFromParams(params)).toEqual(filter);
  expect(filterFromParams(new URLSearchParams('state=burning&contact=soon'))).toEqual(NO_FILTER);
  expect([isFiltered(filter), isFiltered(NO_FILTER)]).toEqual([true, false]);
  const match = { state: 4, version_id: 4, last_contact: '2026-11-20T08:00:00.000Z' };
  expect(passes(rowOf(match), filter, NOW)).toBe(true);
  for (const other of [{ state: 3 }, { project_id: null }, { version_id: null }, { last_contact: null }])
    expect(passes(rowOf({ ...match, ...other }), filter, NOW)).toBe(false);
  expect(passes(rowOf(), { ...NO_FILTER, version: 'newest', contact: 'never' }, NOW)).toBe(true);
  expect(passes(rowOf({ project_id: null }), { ...NO_FILTER, location: 'none' }, NOW)).toBe(true);
});

it('[KI10] a change of an organisation makes the kiosks stale', () => {
  expect(kiosksKey('a').slice(0, 1)).toEqual(organisationCalls.stale[0]);
});

it('[KI51] says which build a kiosk shows beside the one that it is to show', () => {
  const read = (running_build: number | null, shown_build: number | null) =>
    buildText(screen({ running_build, shown_build }));
  expect([read(3, 3), read(3, 4), read(null, 4), read(3, null), read(null, null)]).toEqual([
    'Shows build 3',
    'Shows build 3, not yet 4',
    'Is to show build 4',
    'Shows build 3',
    null,
  ]);
});

it('[KI51] says how long ago the last contact was, also where the clock of the browser is late', () => {
  const ago = (milliseconds: number) => ageText(new Date(NOW - milliseconds).toISOString(), NOW);
  expect([ago(-5000), ago(59_000), ago(60_000), ago(3_599_000)]).toEqual([
    '0 minutes ago',
    '0 minutes ago',
    '1 minute ago',
    '59 minutes ago',
  ]);
  expect([ago(3_600_000), ago(86_399_000), ago(86_400_000 * 3)]).toEqual(['1 hour ago', '23 hours ago', '3 days ago']);
});

it('[KI27] the place is sent once somebody has chosen it, or taken it away', () => {
  expect(kioskKind.bodyOf(values())).not.toHaveProperty('node_id');
  expect(kioskKind.bodyOf(values({ node: 12 })).node_id).toBe(12);
  expect(kioskKind.bodyOf(values({ node: 0 })).node_id).toBeNull();
});
