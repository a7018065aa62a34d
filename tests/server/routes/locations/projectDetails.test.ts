import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  readConfig,
  readProjectSettings,
  readScreensaverSettings,
  saveConfig,
  toggleAppleMaps,
  updateProject,
} from '@/contract/locations/projectChanges';
import { readProject } from '@/contract/locations/projectDetails';
import { locationText } from '@/contract/texts/locationTexts';
import { translate } from '@/contract/texts/translate';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { makeLocation, organisationOf, type TestLocation } from '../../../support/service/testLocation';

let test: TestApp;
let as: string;
let location: TestLocation;
beforeAll(async () => {
  test = await testApp();
  as = await test.signInAs('manager@riverside.example');
});
afterAll(() => test.close());
beforeEach(async () => {
  location = await makeLocation(test, as, await organisationOf(test, test.organisations.riverside));
});

const read = async () => (await test.call(readProject, { as, params: { uuid: location.project } })).data;
type Change = Parameters<typeof test.call<typeof updateProject>>[1]['body'];
const save = (body: Change) => test.call(updateProject, { as, params: { uuid: location.project }, body });

it('[LS1] saves the fields and settings of the body alone, and reads them back at both addresses', async () => {
  const first = await save({ settings: { address: ' 1 Quay Street ', units: 'F', lat: 51.5, lon: -0.12 } });
  expect(first.data.settings).toMatchObject({ address: '1 Quay Street', units: 'F', lat: 51.5, lon: -0.12 });
  await save({ settings: { related_destinations: { automatic: false, count: 5 } } });
  const { data } = await test.call(readProjectSettings, { as, params: { uuid: location.project } });
  expect(data).toMatchObject({
    address: '1 Quay Street',
    units: 'F',
    related_destinations: { automatic: false, count: 5 },
    has_automated_related_destinations: false,
    number_of_automated_related_destinations: 5,
  });
  expect((await read()).settings).toMatchObject({ address: '1 Quay Street', lat: 51.5 });
  await save({ settings: { address: null, lat: null } });
  expect((await read()).settings).toMatchObject({ address: null, lat: null, lon: -0.12, units: 'F' });
});

it('[LS2] refuses an emptied field of the location with its label, and takes null for an emptied setting', async () => {
  for (const field of ['name', 'description'] as const) {
    const reply = await save({ [field]: ' ' });
    expect([reply.status, reply.error.errors]).toEqual([
      422,
      { [field]: [translate('location.fieldEmpty', { field })] },
    ]);
  }
  expect((await save({ logo: null, banner: null, settings: { mapapp_alternative_url: null } })).status).toBe(200);
});

it('[LS3] refuses settings that cannot be right, each with its own words', async () => {
  for (const [settings, field, text] of [
    [{ timezone: 'Mars/Base' }, 'settings.timezone', 'timeZoneUnknown'],
    [{ lat: 91 }, 'settings.lat', 'latitude'],
    [{ lon: -181 }, 'settings.lon', 'longitude'],
    [{ mapapp_alternative_url: 'javascript:alert(1)' }, 'settings.mapapp_alternative_url', 'url'],
    [{ mapapp_query_parameters: 'no parameters' }, 'settings.mapapp_query_parameters', 'queryParameters'],
    [{ map_bounding_first_lat: 900 }, 'settings.map_bounding_first_lat', 'latitude'],
  ] as const) {
    const reply = await save({ settings });
    expect([reply.status, reply.error.errors?.[field]]).toEqual([422, [locationText(text)]]);
  }
});

it('[LS3] takes only pictures of its own organisation and buildings of its own location', async () => {
  const foreign = `/api/images/${'x'.repeat(43)}`;
  expect((await save({ logo: foreign })).error.errors).toEqual({ logo: [locationText('pictureUnknown')] });
  const other = await makeLocation(test, as, location.organisation);
  const wrong = await save({ overview_building: other.building });
  expect(wrong.error.errors).toEqual({ overview_building: [locationText('buildingUnknown')] });
  expect((await save({ overview_building: location.building })).data.overview_building).toBe(location.building);
  expect((await save({ overview_building: null })).data.overview_building).toBeNull();
});

it('[LS4] answers a stale revision with the location as it is, settings included', async () => {
  await save({ settings: { address: 'First' }, revision: 1 });
  const stale = await save({ settings: { address: 'Second' }, revision: 1 });
  expect([stale.status, stale.error.current]).toMatchObject([409, { revision: 2, settings: { address: 'First' } }]);
  expect((await read()).settings?.address).toBe('First');
});

it('[LS5] turns a map integration on without touching the other, on a revision', async () => {
  const params = { uuid: location.project };
  const on = await test.call(toggleAppleMaps, { as, params, body: { enabled: true, revision: 1 } });
  expect(on.message).toBe(locationText('integrationOn', { name: 'Apple' }));
  expect(await read()).toMatchObject({ apple_maps_integration_enabled: true, google_maps_integration_enabled: false });
  expect((await test.call(toggleAppleMaps, { as, params, body: { enabled: false, revision: 1 } })).status).toBe(409);
});

it('[LS6] keeps screensavers, opening hours and colours', async () => {
  const day = { text: 'A day', value: true, oh: '09:00', ch: '17:30' };
  const week = { mon: day, tue: day, wed: day, thur: day, fri: day, sat: day, sun: { ...day, value: false } };
  await save({
    opening_hours: week,
    settings: { screensaver_portrait: { media: null, enabled: true, transparent: true } },
  });
  const { data } = await test.call(readScreensaverSettings, { as, params: { uuid: location.project, skinId: '7' } });
  expect(data).toEqual({
    portrait: { media: null, enabled: true, transparent: true },
    landscape: { media: null, enabled: false, transparent: false },
  });
  expect((await read()).opening_hours).toEqual(week);
  expect((await save({ opening_hours: { ...week, mon: { ...day, oh: '9 am' } } })).status).toBe(422);
});

it('[LS7] gives the internal configuration to provider staff alone, and keeps its values out of the log', async () => {
  const staff = await test.signInAs('staff@atrium.example');
  const provider = await makeLocation(test, staff, await organisationOf(test, test.organisations.provider));
  const params = { uuid: provider.project };
  const pairs = [{ key: 'ambient', value: 'secret-value' }];
  expect((await test.call(readConfig, { as, params: { uuid: location.project }, query: {} })).status).toBe(403);
  const saved = await test.call(saveConfig, { as: staff, params, body: { usd_config: pairs, revision: 0 } });
  expect(saved.data).toEqual({ usd_config: pairs, revision: 1 });
  const stale = await test.call(saveConfig, { as: staff, params, body: { usd_config: [], revision: 0 } });
  expect([stale.status, stale.error.current]).toMatchObject([409, { usd_config: pairs }]);
  const twice = { usd_config: [...pairs, ...pairs] };
  expect((await test.call(saveConfig, { as: staff, params, body: twice })).error.errors).toEqual({
    usd_config: [locationText('configKeyTwice')],
  });
  expect(JSON.stringify(await test.audit())).not.toContain('secret-value');
});
